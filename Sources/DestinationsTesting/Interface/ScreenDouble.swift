public import Destinations

/// The interface of a ready-made screen that shows nothing and can do what a person would do on it.
///
/// ```swift
/// typealias ListScreen = ScreenDouble<App, ListAction, NoInteractor>.Destination
/// ```
@MainActor
public final class ScreenDouble<
  Types: DestinationTypes, Interaction: UserInteractionTypeable, Interactor: InteractorTypeable
>: InteractiveInterfacing {
  /// What a person can do here.
  public typealias UserInteractionType = Interaction
  /// The interactors of the screen.
  public typealias InteractorType = Interactor
  /// The screen that has this interface.
  public typealias Destination = Types.Screen<ScreenDouble<Types, Interaction, Interactor>>

  /// What connects the interface with its destination.
  public let destinationState: DestinationInterfaceState<Destination>

  /// Creates the interface of a screen.
  public init(_ destination: Destination) {
    destinationState = DestinationInterfaceState(destination: destination)
  }

  /// Does what a person would do.
  ///
  /// - Throws: What the destination throws.
  public func perform(_ interaction: Interaction, content: Types.ContentType? = nil) throws {
    try destination().performInterfaceAction(interactionType: interaction, content: content)
  }
}
