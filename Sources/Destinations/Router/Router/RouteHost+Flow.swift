/// Routers on a stack of a flow.
extension RouteHost {
  /// Returns a host for a router on a stack of a flow.
  ///
  /// The stack is the only record. If the user or another part of the app goes back there, the
  /// router's path becomes shorter too. The path ends before the first place that is not a
  /// destination of the router; such a place, and what is above it, leaves with the next
  /// navigation. If the stack is gone, the router is at its root, and navigating is refused with
  /// `targetGone`.
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
    typealias Step = DestinationPresentation<D, C, T>
    let routes = StackRoutes(stackID: id) { payload in
      payload.read(as: Place<D, C>.self).flatMap(destination)
    } work: { last, pushed, requester in
      let back = last.map { [Step(presentationType: .moveToNearest(destination: $0))] } ?? []
      let places = pushed.map(place)
      let steps = back + places.map { .push($0.route, content: $0.content) }
      var presentation = steps.count == 1 ? steps[0] : .path(steps)
      presentation.currentDestinationID = requester
      return presentation.work()
    }
    return RouteHost(
      elements: { [weak flow] in flow.map { routes.elements(in: $0.engine) } ?? [] },
      navigate: { [weak flow] destination, cause in
        guard let flow else {
          let reason = "The router's flow no longer exists."
          return .ended(.refused(DestinationError(.flowEnded, reason)))
        }
        return routes.request(destination, in: flow.engine, cause: cause)
      })
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
private struct StackRoutes<Destination: Navigable> {
  typealias Tree = PresentationTree<ErasedPayload>
  typealias Element = Router<Destination>.Element

  let stackID: DestinationID
  let destination: @MainActor (ErasedPayload) -> Destination?
  /// The request to go back to a place, if any, and to push others, made from a place.
  let work: @MainActor (DestinationID?, [Destination], _ from: DestinationID) -> RequestWork

  func elements(in engine: FlowEngine) -> [Element] {
    engine.observe(.children(of: stackID))
    return elements(in: engine.tree)
  }

  func request(
    _ target: Destination?, in engine: FlowEngine, cause: NavigationCause
  ) -> RequestHandle {
    let work = RequestWork.deferred("navigate") { (host) throws(DestinationError) in
      try self.work(to: target, in: host.tree)
    }
    return engine.request(work, cause: cause)
  }

  /// The destinations from the bottom of the path up to the first place that is not a destination.
  private func elements(in tree: Tree) -> [Element] {
    var elements: [Element] = []
    for id in tree.pathAboveRoot(of: stackID) {
      guard let destination = tree.node(id: id).flatMap({ destination($0.payload) }) else { break }
      elements.append(Element(id: id, destination: destination))
    }
    return elements
  }

  private func work(to target: Destination?, in tree: Tree) throws(DestinationError) -> RequestWork
  {
    guard tree.contains(id: stackID) else {
      let reason = "The router's stack \(TreeTextToken.id(stackID)) is not presented."
      throw DestinationError(.targetGone, reason)
    }
    let change = try RouteChange(
      from: elements(in: tree).map(\.destination), to: target)
    let path = tree.pathAboveRoot(of: stackID)
    let root = tree.root(ofStack: stackID)
    let back = path.count > change.keptCount ? path.prefix(change.keptCount).last ?? root : nil
    if back == nil, change.pushed.isEmpty { return .arranging(.stay) }
    return work(back, change.pushed, path.last ?? root)
  }
}

extension PresentationTree {
  /// The places above the root of a stack, bottom first.
  fileprivate func pathAboveRoot(of stackID: DestinationID) -> ArraySlice<DestinationID> {
    let keepsFirst = node(id: stackID)?.kind == .stack(keepsFirst: true)
    return members(of: .path, in: stackID).dropFirst(keepsFirst ? 1 : 0)
  }

  /// The place that is shown when there is nothing to go back from in a stack.
  fileprivate func root(ofStack id: DestinationID) -> DestinationID {
    guard node(id: id)?.kind == .stack(keepsFirst: true) else { return id }
    return bottom(of: .path, in: id) ?? id
  }
}
