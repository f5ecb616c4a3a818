/// The ready-made destination of a place that contains no other places.
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
  /// Creates a screen from the argument that a ``DestinationProvider`` passes to its closure.
  ///
  /// - Parameters:
  ///   - seed: The route, the tables and the flow.
  ///   - interface: Returns the interface that shows the destination; nil if there is none.
  public convenience init(
    _ seed: borrowing DestinationSeed<ScreenDestination>,
    interface: ((_ destination: ScreenDestination) -> InterfaceType)? = nil
  ) {
    self.init(of: seed)
    if let interface { assignAssociatedInterface(interface(self)) }
  }
}
