/// Configures an action just before it runs.
///
/// Write one if the content of an interaction has to be changed before it reaches the new place.
/// The original library calls it a presentation assistant.
public protocol InterfaceActionConfiguring<UserInteractionType, DestinationType, ContentType>:
  Sendable
{
  /// The interactions of the place.
  associatedtype UserInteractionType: UserInteractionTypeable
  /// The app's routes.
  associatedtype DestinationType: RoutableDestinations
  /// The app's contents.
  associatedtype ContentType: ContentTypeable

  /// Returns the action to run.
  ///
  /// - Parameters:
  ///   - interfaceAction: The action as declared.
  ///   - interactionType: The interaction.
  ///   - destination: The place of the interaction.
  ///   - content: The content that came with the interaction.
  /// - Returns: The action to run.
  @MainActor
  func configure(
    interfaceAction: InterfaceAction<UserInteractionType, DestinationType, ContentType>,
    interactionType: UserInteractionType,
    destination: any Destinationable,
    content: ContentType?
  ) -> InterfaceAction<UserInteractionType, DestinationType, ContentType>
}
