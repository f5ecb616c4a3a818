#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Navigates along the path that each destination knows to itself: Detour's router.
///
/// By itself a router keeps a presentation tree of its own, so a test or a small app needs no flow:
///
/// ```swift
/// let router = Router<NotesRoute>()
/// router.navigate(to: .history(note: 7))
/// router.path  // [.note(7), .history(note: 7)]
/// router.navigate(to: nil)  // the root
/// ```
///
/// ``attach(_:)`` ties it to a stack of a flow, whose guards, hooks and providers then apply. What Detour
/// calls a flow, a view that hosts routes, is a stack here.
@MainActor
public final class Router<Destination: Navigable> {
  /// One destination on the path, with the identity that it keeps for as long as it stays.
  public struct Element: Identifiable, Sendable, Equatable {
    /// The identifier of the place.
    public let id: UUID
    /// What the place is for.
    public let destination: Destination
  }

  private var host: RouteHost<Destination>

  /// Creates a router that is at its root, on a tree of its own.
  public init() {
    host = .own()
  }

  /// The destinations on the path with their identities, bottom first; empty at the root.
  ///
  /// Whoever observes it is told when the path changes.
  /// - Complexity: O(*n*) for *n* destinations.
  public var elements: [Element] { host.elements() }

  /// The destinations on the path, bottom first; empty at the root.
  ///
  /// Setting it tells what an interface has done by itself: the path has lost destinations at its end.
  /// Any other path changes nothing, and the interface reads the old one again.
  /// - Complexity: O(*n*) for *n* destinations.
  public var path: [Destination] {
    get { elements.map(\.destination) }
    set {
      guard path.starts(with: newValue) else { return }
      _ = host.navigate(newValue.last, .system)
    }
  }

  /// The destination at the end of the path; nil at the root.
  public var destination: Destination? { path.last }

  /// Navigates to a destination as one transition.
  ///
  /// The beginning that its path has in common with the present one stays, with its identities; what lies
  /// above leaves, and the rest is pushed. The present destination again changes nothing.
  /// - Parameter destination: Where to go; nil for the root.
  /// - Returns: Where the request is. It is refused with `brokenPathLaw` if the destination's path is none,
  ///   and for whatever reason the flow has, if there is one; nothing has changed then.
  @discardableResult
  public func navigate(to destination: Destination?) -> RequestStatus {
    host.navigate(destination, .program)
  }

  /// Lets the destinations live elsewhere from now on, and navigates there to where the router is.
  ///
  /// - Parameter host: Usually ``RouteHost/stack(_:of:place:destination:)``.
  /// - Returns: Where the request is that brings the router's destination along. If it is refused, the
  ///   router is where the host is.
  @discardableResult
  public func attach(_ host: RouteHost<Destination>) -> RequestStatus {
    let destination = destination
    self.host = host
    guard let destination else { return .ended(.done(id: host.elements().last?.id)) }
    return host.navigate(destination, .program)
  }
}
