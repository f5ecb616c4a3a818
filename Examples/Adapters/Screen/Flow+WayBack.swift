internal import Destinations

extension Flow {
  /// What going back means at the current place: back in its stack, or out of its sheet, or
  /// nothing.
  var wayBack: SystemNavigationType? {
    if canGoBack() { return .navigateBackInStack }
    if let alert = tree.currentID.flatMap({ interface(for: $0) }) as? any AlertInterfacing {
      return alert.prompt.buttons.contains { $0.role == .cancel } ? .dismissSheet : nil
    }
    let tree = tree
    var next = tree.currentID.flatMap { tree.node(id: $0) }
    while let node = next, node.slot != .sheet {
      next = node.parentID.flatMap { tree.node(id: $0) }
    }
    return next == nil ? nil : .dismissSheet
  }
}
