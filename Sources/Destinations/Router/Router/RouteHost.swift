internal import Observation

/// The host of the destinations of a ``Router``: a path of its own, or a stack of a flow.
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

/// The path of a router without a flow.
@MainActor
@Observable
private final class OwnRoutes<Destination: Navigable> {
  private(set) var elements: [Router<Destination>.Element] = []

  func navigate(to destination: Destination?) -> RequestOutcome {
    do throws(DestinationError) {
      let change = try RouteChange(from: elements.map(\.destination), to: destination)
      if change.keptCount < elements.count || !change.pushed.isEmpty {
        let pushed = change.pushed.map { Router.Element(id: .minted(), destination: $0) }
        elements = elements.prefix(change.keptCount) + pushed
      }
      return .done(id: elements.last?.id)
    } catch {
      return .refused(error)
    }
  }
}
