/// Providers of places that host a flow.
extension DestinationProvider {
  /// Creates a provider of places that host a flow.
  ///
  /// ``Flow/validate()`` of the outer flow includes the embedded setup.
  /// - Parameters:
  ///   - setup: The setup of the embedded flow.
  ///   - presentations: The presentation of each interaction of the place itself.
  ///   - interactors: The interactor request of each interaction of the place itself.
  ///   - interface: Returns the interface of a place.
  public init<Interface, Interaction, Route, Content, Tab, Interactor>(
    embedding setup: FlowSetup<Route, Content, Tab>,
    presentations: [Destination.UserInteractionType: Destination.Presentation] = [:],
    interactors: [Destination.UserInteractionType:
      any InteractorConfiguring<Destination.InteractorType>] = [:],
    interface: ((_ destination: Destination) -> Interface)? = nil
  )
  where
    Destination == EmbeddedFlowDestination<
      Interface, Interaction, Route, Content, Tab, Interactor
    >
  {
    self.init(presentations: presentations, interactors: interactors) { seed in
      EmbeddedFlowDestination(seed, setup: setup, interface: interface)
    }
    embeddedSetup = setup
  }
}
