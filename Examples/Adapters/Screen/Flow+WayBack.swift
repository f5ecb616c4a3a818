internal import Destinations

extension Flow {
  /// What going back means at the current place: back in its stack, or out of its sheet, or
  /// nothing.
  var wayBack: SystemNavigationType? {
    if canGoBack() { return .navigateBackInStack }
    let tree = tree
    var next = tree.currentID.flatMap { tree.node(id: $0) }
    while let node = next, node.slot != .sheet {
      next = node.parentID.flatMap { tree.node(id: $0) }
    }
    return next == nil ? nil : .dismissSheet
  }
}
