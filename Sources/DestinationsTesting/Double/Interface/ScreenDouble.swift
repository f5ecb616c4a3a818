public import Destinations

/// The interface of a ready-made screen that shows nothing, and through which a test can perform
/// interactions.
///
/// ```swift
/// typealias ListScreen = ScreenDouble<App, ListAction, Never>.Destination
/// ```
@MainActor
public final class ScreenDouble<
  Types: DestinationTypes, Interaction: UserInteractionTypeable, Interactor: InteractorTypeable
>: InteractiveInterfacing {
  /// The interactions of the user at the place.
  public typealias UserInteractionType = Interaction
  /// The interactors of the screen.
  public typealias InteractorType = Interactor
  /// The screen that has this interface.
  public typealias Destination = Types.ScreenOf<ScreenDouble<Types, Interaction, Interactor>>

  /// The connection with the destination.
  public let destinationState: DestinationInterfaceState<Destination>

  /// Creates the interface of a screen.
  public init(_ destination: Destination) {
    destinationState = DestinationInterfaceState(destination: destination)
  }

  /// Performs an interaction, as the user does.
  ///
  /// - Throws: The error that the destination throws.
  public func perform(_ interaction: Interaction, content: Types.ContentType? = nil) throws {
    try destination().performInterfaceAction(interactionType: interaction, content: content)
  }
}
