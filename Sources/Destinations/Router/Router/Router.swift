/// Navigates along the paths that destinations define, like the router of *Detour*.
///
/// A router does not need a flow. By default it has a path of its own:
///
/// ```swift
/// let router = Router<NotesRoute>()
/// router.navigate(to: .history(note: 7))
/// router.path  // [.note(7), .history(note: 7)]
/// router.navigate(to: nil)  // the root
/// ```
///
/// ``attach(_:)`` connects it to a stack of a flow, whose guards, hooks and providers then apply.
/// A view that hosts routes, which Detour calls a flow, is called a stack here.
@MainActor
public final class Router<Destination: Navigable> {
  /// A destination on the path, with an identity that it keeps for as long as it stays.
  public struct Element: Identifiable, Sendable, Equatable {
    /// The identifier of the place.
    public let id: DestinationID
    /// The destination.
    public let destination: Destination
  }

  private var host: RouteHost<Destination>

  /// The last navigation, which may wait for its turn.
  private var last: (destination: Destination?, request: RequestHandle)?

  /// Creates a router at its root, with a path of its own.
  public init() {
    host = .own()
  }

  /// The destinations on the path with their identities, bottom first; empty at the root.
  ///
  /// Observers are notified when the path changes.
  /// - Complexity: O(*n*) for *n* destinations.
  public var elements: [Element] { host.elements() }

  /// The destinations on the path, bottom first; empty at the root.
  ///
  /// Set it to report that the user has gone back: the new value must be a beginning of the old
  /// one. Setting any other value changes nothing, and observers read the old value again.
  /// - Complexity: O(*n*) for *n* destinations.
  public var path: [Destination] {
    get { elements.map(\.destination) }
    set {
      guard path.starts(with: newValue) else { return }
      request(newValue.last, .system)
    }
  }

  /// The destination at the end of the path; nil at the root.
  public var destination: Destination? { path.last }

  /// Navigates to a destination, as one transition.
  ///
  /// The common beginning of the old and the new path stays. Everything above it leaves, and the
  /// rest of the new path is pushed. Navigating to the current destination changes nothing.
  /// - Parameter destination: The destination; nil for the root.
  /// - Returns: The status of the request. It is refused with `brokenPathLaw` if the path does not
  ///   end with the destination, and, on a flow, for the same reasons as other presentations;
  ///   nothing has changed then.
  @discardableResult
  public func navigate(to destination: Destination?) -> RequestStatus {
    request(destination, .program)
  }

  /// Connects the router to another host, and navigates there to its current destination.
  ///
  /// A navigation that still waits for its turn is cancelled, and continues at the other host. A router at its root that
  /// has never navigated takes over the path of the host.
  /// - Parameter host: Usually ``RouteHost/stack(_:of:place:destination:)``.
  /// - Returns: The status of that navigation. If it is refused, the router's path is that of the
  ///   host.
  @discardableResult
  public func attach(_ host: RouteHost<Destination>) -> RequestStatus {
    let destination = wanted
    last?.request.cancel()
    self.host = host
    if destination == nil, last == nil { return .ended(.done(id: host.elements().last?.id)) }
    return request(destination, .program)
  }

  /// The destination of the navigation that waits for its turn, or else the current destination.
  private var wanted: Destination? {
    guard let last else { return destination }
    if case .ended = last.request.status { return destination }
    return last.destination
  }

  @discardableResult
  private func request(_ destination: Destination?, _ cause: NavigationCause) -> RequestStatus {
    let request = host.navigate(destination, cause)
    last = (destination, request)
    return request.status
  }
}

extension Router.Element: Printed {
  /// The destination and its identifier.
  var printed: String { "\(shortText(of: destination)) \(TreeTextToken.id(id))" }
}
