/// The ready-made connection of an interface with its destination; a subclass may hold more.
///
/// An interface must reach its destination, and a destination its interface; yet neither may keep the other
/// alive by a circle. A flow or a group owns both. Where nobody does, the destination keeps the interface,
/// and just as long as it does, this refers to it weakly. So there is no circle at any time.
///
/// ```swift
/// final class DraftState: DestinationInterfaceState<App.Screen<DraftView>> {
///   var text = ""
/// }
/// ```
@MainActor
open class DestinationInterfaceState<Destination: Destinationable>: DestinationStateable {
  private var kept: Destination?
  private weak var known: Destination?

  /// The destination.
  ///
  /// - Precondition: Whoever made a destination that is in no flow and no group, and gave it its
  ///   interface, keeps it as long as the interface is in use.
  public final var destination: Destination {
    get {
      if let destination = kept ?? known { return destination }
      preconditionFailure(
        "The destination of an interface is gone: it was in no flow and no group, and nobody kept it."
      )
    }
    set {
      if newValue === known { return }
      kept = newValue
      known = nil
    }
  }

  /// Creates the connection; an interface does so when it is initialised.
  public init(destination: Destination) {
    kept = destination
  }
}

/// A connection that leaves it to the destination which of the two keeps the other.
@MainActor
protocol YieldingState: AnyObject {
  /// Refers to the destination weakly from now on, because that one keeps the interface.
  func yield(to keeper: ObjectIdentifier)

  /// Refers to the destination strongly again.
  func takeBack(from keeper: ObjectIdentifier)
}

extension DestinationInterfaceState: YieldingState {
  func yield(to keeper: ObjectIdentifier) {
    guard let kept, ObjectIdentifier(kept) == keeper else { return }
    known = kept
    self.kept = nil
  }

  func takeBack(from keeper: ObjectIdentifier) {
    guard let known, ObjectIdentifier(known) == keeper else { return }
    kept = known
    self.known = nil
  }
}
