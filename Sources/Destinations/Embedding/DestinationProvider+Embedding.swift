/// The provider of a place that hosts a flow.
extension DestinationProvider {
  /// Creates a provider of places that host a flow.
  ///
  /// ``Flow/validate()`` of the flow around looks into the set-up too.
  /// - Parameters:
  ///   - setup: The navigation of the embedded flow.
  ///   - presentations: The presentation for each interaction with the place itself.
  ///   - interactors: The interactor request for each interaction with the place itself.
  ///   - interface: Returns the interface that shows a place.
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
