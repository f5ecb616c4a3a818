internal import Observation

/// The host of the destinations of a ``Router``: a tree of its own, or a stack of a flow.
@MainActor
public struct RouteHost<Destination: Navigable> {
  typealias Element = Router<Destination>.Element

  /// Returns the destinations on the path, bottom first.
  let elements: @MainActor () -> [Element]

  /// Navigates to a destination; nil is the root.
  let navigate: @MainActor (Destination?, NavigationCause) -> RequestHandle

  /// Returns a host without a flow.
  static func own() -> RouteHost {
    let routes = OwnRoutes<Destination>()
    return RouteHost(
      elements: { routes.elements },
      navigate: { destination, _ in .ended(routes.navigate(to: destination)) })
  }
}

/// The presentation tree of a router without a flow: a stack whose root is nil.
@MainActor
@Observable
private final class OwnRoutes<Destination: Navigable> {
  private var tree = PresentationTree<Destination?>(root: .stack(nil))

  var elements: [Router<Destination>.Element] {
    guard let root = tree.rootID else { return [] }
    return tree.members(of: .path, in: root).compactMap { id in
      tree.node(id: id)?.payload.map { Router.Element(id: id, destination: $0) }
    }
  }

  func navigate(to destination: Destination?) -> RequestOutcome {
    do throws(DestinationError) {
      let elements = elements
      let change = try RouteChange(from: elements.map(\.destination), to: destination)
      if !change.isEmpty { try tree.apply(.path(moves(change, elements))) }
      return .done(id: tree.currentID)
    } catch {
      return .refused(error)
    }
  }

  private func moves(
    _ change: RouteChange<Destination>, _ elements: [Router<Destination>.Element]
  ) -> [TreeMove<Destination?>] {
    let last = change.keptCount > 0 ? elements[change.keptCount - 1].id : tree.rootID
    let back = change.removedCount > 0 ? last.map { TreeMove<Destination?>.goBackTo(id: $0) } : nil
    return [back].compactMap(\.self) + change.pushed.map { .push(.screen($0)) }
  }
}
