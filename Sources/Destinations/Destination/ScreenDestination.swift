/// The ready-made destination for a place that contains no other.
///
/// Its interface is a class or a struct that conforms to ``DestinationInterfacing``.
public final class ScreenDestination<
  InterfaceType: DestinationInterfacing, UserInteractionType: UserInteractionTypeable,
  DestinationType: RoutableDestinations, ContentType: ContentTypeable, TabType: TabTypeable,
  InteractorType: InteractorTypeable
>: ReadyDestination<
  InterfaceType, UserInteractionType, DestinationType, ContentType, TabType, InteractorType
>
{
  /// Creates a screen from what a ``DestinationProvider`` hands to its closure.
  ///
  /// - Parameters:
  ///   - seed: The route, the tables and where it is made.
  ///   - interface: Returns the interface that shows it; nil for one that is shown by nothing.
  public convenience init(
    _ seed: DestinationSeed<ScreenDestination>,
    interface: ((_ destination: ScreenDestination) -> InterfaceType)? = nil
  ) {
    self.init(
      destinationType: seed.route, destinationConfigurations: seed.destinationPresentations,
      navigationConfigurations: seed.navigationPresentations,
      parentDestination: seed.configuration.parentDestinationID)
    if let interface { assignAssociatedInterface(interface(self)) }
  }
}
