/// Connects an interface with its destination.
///
/// A subclass can hold further state of the interface.
///
/// ```swift
/// final class DraftState: DestinationInterfaceState<App.ScreenOf<DraftView>> {
///   var text = ""
/// }
/// ```
///
/// An interface must reach its destination and a destination its interface, without keeping each
/// other alive. Usually a flow or a group owns both, and this object refers to the destination
/// strongly. Without another owner, the destination keeps its interface, and this object refers
/// to the destination weakly.
@MainActor
open class DestinationInterfaceState<Destination: Destinationable>: DestinationStateable {
  private var kept: Destination?
  private weak var known: Destination?

  /// The destination.
  ///
  /// - Precondition: The destination still exists. If you have created a destination outside of any
  ///   flow or group, keep it for as long as its interface is in use.
  public final var destination: Destination {
    get {
      if let destination = kept ?? known { return destination }
      preconditionFailure(
        "The destination of an interface was released: it was not in a flow or group, and nothing else kept it."
      )
    }
    set {
      if newValue === known { return }
      kept = newValue
      known = nil
    }
  }

  /// Creates the connection.
  ///
  /// Call it when the interface is initialised.
  public init(destination: Destination) {
    kept = destination
  }
}

/// A connection that lets the destination keep the interface, or the other way round.
@MainActor
protocol YieldingState: AnyObject {
  /// Refers to the destination weakly while the destination keeps the interface, else strongly.
  func yield(to keeper: AnyObject, _ isKept: Bool)
}

extension DestinationInterfaceState: YieldingState {
  func yield(to keeper: AnyObject, _ isKept: Bool) {
    guard let destination = kept ?? known, destination === keeper else { return }
    kept = isKept ? nil : destination
    known = isKept ? destination : nil
  }
}
