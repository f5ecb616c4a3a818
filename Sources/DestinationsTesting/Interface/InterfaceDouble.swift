public import Destinations

/// An interface that shows nothing and can do what a person would do on it.
///
/// It serves destinations of every class. For a `ScreenDestination`, which names the class of its
/// interface, use ``ScreenDouble``.
@MainActor
public final class InterfaceDouble<Destination: Destinationable>: DestinationInterfacing {
  /// What connects the interface with its destination.
  public let destinationState: DestinationInterfaceState<Destination>

  /// Creates the interface of a destination.
  public init(_ destination: Destination) {
    destinationState = DestinationInterfaceState(destination: destination)
  }

  /// Does what a person would do.
  ///
  /// - Throws: What the destination throws.
  public func perform(
    _ interaction: Destination.UserInteractionType, content: Destination.ContentType? = nil
  ) throws {
    try destination().performInterfaceAction(interactionType: interaction, content: content)
  }
}
