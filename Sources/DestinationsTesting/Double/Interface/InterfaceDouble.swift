public import Destinations

/// An interface that shows nothing, and through which a test can perform interactions.
///
/// It works for destinations of every class. For a `ScreenDestination`, which names the class of
/// its interface, use ``ScreenDouble``.
@MainActor
public final class InterfaceDouble<Destination: Destinationable>: DestinationInterfacing {
  /// The connection with the destination.
  public let destinationState: DestinationInterfaceState<Destination>

  /// Creates the interface of a destination.
  public init(_ destination: Destination) {
    destinationState = DestinationInterfaceState(destination: destination)
  }

  /// Performs an interaction, as the user does.
  ///
  /// - Throws: The error that the destination throws.
  public func perform(
    _ interaction: Destination.UserInteractionType, content: Destination.ContentType? = nil
  ) throws {
    try destination().performInterfaceAction(interactionType: interaction, content: content)
  }
}
