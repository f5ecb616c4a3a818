public import Destinations

/// The tree before a step, which a test changes into the tree that it expects after the step.
///
/// ```swift
/// flow.perform(NotesAction.open) { $0.push(.noteDetail) }
/// ```
/// Each change starts from the current place unless another one is named. The identifiers of new
/// places are not compared, because a test cannot know them.
@MainActor
public struct ExpectedTree<
  DestinationType: RoutableDestinations, ContentType: ContentTypeable, TabType: TabTypeable
> {
  /// A tree of the flow.
  public typealias Tree = PresentationTree<Place<DestinationType, ContentType>>
  /// A presentation of the app.
  public typealias Presentation = DestinationPresentation<DestinationType, ContentType, TabType>
  typealias Foresee = (Presentation, Tree, DestinationID?) throws(DestinationError) -> Tree

  /// The expected tree so far.
  public private(set) var tree: Tree

  /// The reason why a change is impossible; nil if all were possible.
  private(set) var problem: DestinationError?

  let foresee: Foresee

  /// Changes the tree in the way a presentation would, starting from a place or the current one.
  public mutating func present(_ presentation: Presentation, from id: DestinationID? = nil) {
    let foresee = foresee
    change { tree throws(DestinationError) in try foresee(presentation, tree, id) }
  }

  /// Pushes a place onto the nearest stack.
  public mutating func push(_ route: DestinationType, content: ContentType? = nil) {
    present(.push(route, content: content))
  }

  /// Pops the top place of the nearest stack, or several places.
  public mutating func goBack(_ count: Int = 1) { present(.goBack(count)) }

  /// Pops everything above the root of the nearest stack.
  public mutating func popToRoot() { present(.popToRoot) }

  /// Covers the current place with a sheet.
  public mutating func sheet(_ route: DestinationType, content: ContentType? = nil) {
    present(.sheet(route, content: content))
  }

  /// Covers the current place with an alert or a confirmation dialog.
  public mutating func alert(_ route: DestinationType, content: ContentType? = nil) {
    var alert = Presentation.alert(route, "")
    alert.contentType = content
    present(alert)
  }

  /// Dismisses the nearest sheet.
  public mutating func dismissSheet() { present(.dismissSheet) }

  /// Selects a tab.
  public mutating func select(_ tab: TabType) { present(.tab(tab)) }

  /// Removes everything and makes a place the root.
  public mutating func replaceRoot(with route: DestinationType, content: ContentType? = nil) {
    present(.replaceRoot(with: route, content: content))
  }

  /// Removes a place, with everything that it contains and presents.
  public mutating func remove(_ id: DestinationID) {
    change { tree throws(DestinationError) in
      var tree = tree
      try tree.apply(.remove(id: id))
      return tree
    }
  }

  /// Removes everything.
  public mutating func removeAll() { tree = Tree() }

  private mutating func change(_ body: (Tree) throws(DestinationError) -> Tree) {
    guard problem == nil else { return }
    do throws(DestinationError) { tree = try body(tree) } catch { problem = error }
  }
}

extension PresentationTree where Payload: Equatable {
  /// Returns whether another tree has the same arrangement and payloads, and the same identifiers where
  /// they are known.
  func matches(_ other: Self, knowing isKnown: (DestinationID) -> Bool) -> Bool {
    guard count == other.count else { return false }
    let quickly = isAlike(other) { $0.looks(like: $1, knowing: isKnown) }
    if let quickly { return quickly }
    // The places are at different positions, and are compared one by one in document order.
    var counterparts: [DestinationID: DestinationID] = [:]
    for (node, peer) in zip(nodes, other.nodes) {
      let parent = node.parentID.flatMap { counterparts[$0] }
      guard parent == peer.parentID, node.looks(like: peer, knowing: isKnown) else { return false }
      counterparts[node.id] = peer.id
    }
    return true
  }
}

extension PresentationTree.Node where Payload: Equatable {
  fileprivate func looks(like other: Self, knowing isKnown: (DestinationID) -> Bool) -> Bool {
    (id == other.id || (!isKnown(id) && !isKnown(other.id))) && payload == other.payload
      && kind == other.kind && slot == other.slot && focus == other.focus
      && isPassive == other.isPassive && slots == other.slots
  }
}
