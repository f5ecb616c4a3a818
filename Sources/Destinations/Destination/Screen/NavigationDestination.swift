/// The ready-made destination of a stack.
///
/// Its interface is a class or a struct that conforms to ``DestinationInterfacing``.
public final class NavigationDestination<
  InterfaceType: DestinationInterfacing, UserInteractionType: UserInteractionTypeable,
  DestinationType: RoutableDestinations, ContentType: ContentTypeable, TabType: TabTypeable,
  InteractorType: InteractorTypeable
>: ReadyDestination<
  InterfaceType, UserInteractionType, DestinationType, ContentType, TabType, InteractorType
>, NavigatingDestinationable
{
  override var readyKind: NodeKind { .stack }

  /// Creates a stack from the argument that a ``DestinationProvider`` passes to its closure.
  ///
  /// - Parameters:
  ///   - seed: The route, the tables and the flow.
  ///   - interface: Returns the interface of the stack; nil if there is none.
  public convenience init(
    _ seed: borrowing DestinationSeed<NavigationDestination>,
    interface: ((_ destination: NavigationDestination) -> InterfaceType)? = nil
  ) {
    self.init(of: seed)
    if let interface { assignAssociatedInterface(interface(self)) }
  }
}
