/// Any object or value that shows a place: a view, a view controller, a terminal screen, a test
/// double.
///
/// It reports what the user does with `destination().performInterfaceAction(…)`. It does not need
/// to know other interfaces or interactors.
@MainActor
public protocol DestinationInterfacing {
  /// The type of its destination.
  associatedtype Destination: Destinationable
  /// The type of its connection with the destination.
  associatedtype DestinationState: DestinationStateable
  where DestinationState.Destination == Destination

  /// The connection with the destination.
  var destinationState: DestinationState { get }

  /// The contents with which each interaction can be performed right now; nil stands for no
  /// content.
  ///
  /// Explorations perform the interactions named here only with these contents, and need no samples for them. The
  /// contents may depend on the state of the app:
  ///
  /// ```swift
  /// var offered: [ShelfTap: [Books.ContentType?]] { [.open: model.books.map { .title($0) }] }
  /// ```
  /// An interaction with an empty array cannot be performed now, such as opening a row of an empty list. For
  /// interactions that are left out, explorations use samples. Empty unless implemented. Reading the contents must
  /// not change anything.
  var offered: [Destination.UserInteractionType: [Destination.ContentType?]] { get }
}

extension DestinationInterfacing {
  /// Names no interactions.
  public var offered: [Destination.UserInteractionType: [Destination.ContentType?]] { [:] }

  /// Returns the destination of this interface.
  public func destination() -> Destination {
    destinationState.destination
  }

  /// Performs an interaction of the user at the destination; a refusal is reported as an event.
  ///
  /// Like ``Destinationable/performInterfaceAction(interactionType:content:)``, which throws the refusal instead.
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - content: The content of the interaction, such as the row that was tapped.
  public func perform(
    _ interaction: Destination.UserInteractionType, content: Destination.ContentType? = nil
  ) {
    let place = destination()
    place.handleThrowable(
      closure: { try place.performInterfaceAction(interactionType: interaction, content: content) },
      catchClosure: nil)
  }
}

/// The connection of an interface with its destination.
///
/// Prefer a subclass of ``DestinationInterfaceState``, which avoids reference cycles. For a type of
/// your own, see ``Destinationable/assignAssociatedInterface(_:)``.
@MainActor
public protocol DestinationStateable<Destination>: AnyObject {
  /// The destination.
  associatedtype Destination: Destinationable

  /// The destination.
  var destination: Destination { get set }
}
