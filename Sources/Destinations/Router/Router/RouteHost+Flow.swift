/// Routers on a stack of a flow.
extension RouteHost {
  /// Returns a host for a router on a stack of a flow.
  ///
  /// The stack is the only record. If the user or another part of the app goes back in the stack,
  /// the router's path becomes shorter too. The places of a stack on the path follow it, as on
  /// screen. The path ends before the first place that is not a destination of the router; such a
  /// place, and the places above it, leave with the next navigation. If the stack is gone, the
  /// router is at its root, and navigating is refused with `targetGone`.
  /// - Parameters:
  ///   - id: The identifier of the stack.
  ///   - flow: The flow, which is not kept alive.
  ///   - place: Returns the route and the content for a destination.
  ///   - destination: Returns the destination for a place of the stack; nil if there is none.
  /// - Returns: The host, for ``Router/attach(_:)``.
  public static func stack<D, C, T>(
    _ id: DestinationID, of flow: Flow<D, T, C>,
    place: @escaping @MainActor (Destination) -> Place<D, C>,
    destination: @escaping @MainActor (Place<D, C>) -> Destination?
  ) -> RouteHost {
    let stack = FlowStack(id: id, flow: flow, place: place, destination: destination)
    return RouteHost(elements: { stack.elements }, navigate: stack.navigate)
  }

  /// Returns a host for a stack of a flow whose routes are the router's destinations.
  public static func stack<C, T>(
    _ id: DestinationID, of flow: Flow<Destination, T, C>
  ) -> RouteHost where Destination: RoutableDestinations {
    .stack(id, of: flow, place: { Place($0) }, destination: { $0.route })
  }
}

/// The destinations on a stack of a flow, and how to navigate to others.
@MainActor
private struct FlowStack<
  Destination: Navigable, D: RoutableDestinations, C: ContentTypeable, T: TabTypeable
> {
  typealias Element = Router<Destination>.Element
  typealias Step = DestinationPresentation<D, C, T>

  let id: DestinationID
  weak var flow: Flow<D, T, C>?
  let place: @MainActor (Destination) -> Place<D, C>
  let destination: @MainActor (Place<D, C>) -> Destination?

  var elements: [Element] {
    guard let engine = flow?.engine else { return [] }
    return elements(in: engine.tree) { engine.observe(.children(of: $0)) }
  }

  func navigate(to target: Destination?, cause: NavigationCause) -> RequestHandle {
    guard let flow else {
      let reason = "The router's flow no longer exists."
      return .ended(.refused(DestinationError(.flowEnded, reason)))
    }
    let navigation = RequestWork.deferred("navigate") { host throws(DestinationError) in
      try work(to: target, in: host.tree)
    }
    return flow.engine.request(navigation, cause: cause)
  }

  /// Returns the destinations from the bottom of the path up to the first place that is not a destination.
  private func elements(
    in tree: PresentationTree<ErasedPayload>, reading: (DestinationID) -> Void = { _ in }
  ) -> [Element] {
    var elements: [Element] = []
    for id in tree.pathAboveRoot(of: id, reading: reading) {
      guard let place = tree.node(id: id)?.payload.read(as: Place<D, C>.self),
        let destination = destination(place)
      else { break }
      elements.append(Element(id: id, destination: destination))
    }
    return elements
  }

  private func work(
    to target: Destination?, in tree: PresentationTree<ErasedPayload>
  ) throws(DestinationError) -> RequestWork {
    guard tree.contains(id: id) else {
      let reason = "The router's stack \(TreeTextToken.id(id)) is not presented."
      throw DestinationError(.targetGone, reason)
    }
    let change = try RouteChange(from: elements(in: tree).map(\.destination), to: target)
    let path = tree.pathAboveRoot(of: id)
    let root = tree.root(ofStack: id)
    var steps = change.pushed.map(place).map { Step.push($0.route, content: $0.content) }
    if path.count > change.keptCount {
      let last = path.prefix(change.keptCount).last ?? root
      steps.insert(Step(presentationType: .moveToNearest(destination: last)), at: 0)
    }
    if steps.isEmpty { return .arranging(.stay) }
    var presentation = steps.count == 1 ? steps[0] : .path(steps)
    presentation.currentDestinationID = path.last ?? root
    return presentation.work()
  }
}

extension PresentationTree {
  /// Returns the places above the root of a stack, bottom first; those of a stack on the path follow it.
  fileprivate func pathAboveRoot(
    of stackID: DestinationID, reading: (DestinationID) -> Void = { _ in }
  ) -> [DestinationID] {
    var found: [DestinationID] = []
    var waiting = [stackID]
    while let id = waiting.popLast() {
      if id != stackID { found.append(id) }
      guard case .stack(let keepsFirst)? = node(id: id)?.kind else { continue }
      reading(id)
      waiting += members(of: .path, in: id).dropFirst(keepsFirst ? 1 : 0).reversed()
    }
    return found
  }

  /// Returns the place that a stack shows when there is nothing to go back from.
  fileprivate func root(ofStack id: DestinationID) -> DestinationID {
    guard node(id: id)?.kind == .stack(keepsFirst: true) else { return id }
    return bottom(of: .path, in: id) ?? id
  }
}
