/// The ready-made destination for a place that hosts another flow of the same app, as an editor in a sheet.
///
/// The embedded flow has its own tree, providers and guards, and shares the window with the flow around it:
/// identifiers, the numbers of requests, and whose turn it is. It starts when the place joins the tree,
/// is on screen while the place is, and ends when the place leaves. What one of the two flows has no
/// provider for, the other may carry out; see ``Flow/embeddedFlow(at:)`` for how to reach it.
///
/// ```swift
/// .editor: DestinationProvider(embedding: Editor.setup) { EditorInterface(destination: $0) }
/// ```
/// For the root of the embedded flow the place is the parent.
///
/// An interface that conforms to ``FlowCoordinating`` is attached to the embedded flow before it starts;
/// another one may call `destination().embeddedFlow.attach(…)` whenever it is ready.
public final class EmbeddedFlowDestination<
  InterfaceType: DestinationInterfacing, UserInteractionType: UserInteractionTypeable,
  DestinationType: RoutableDestinations, ContentType: ContentTypeable, TabType: TabTypeable,
  InteractorType: InteractorTypeable
>: ReadyDestination<
  InterfaceType, UserInteractionType, DestinationType, ContentType, TabType, InteractorType
>
{
  /// The flow that this place hosts.
  public typealias EmbeddedFlow = Flow<DestinationType, TabType, ContentType>
  /// The set-up of the flow that this place hosts.
  public typealias Setup = FlowSetup<DestinationType, ContentType, TabType>

  /// The flow that this place hosts; it may be read and driven like any other.
  public let embeddedFlow: EmbeddedFlow

  /// Creates a place that hosts a flow, from what a ``DestinationProvider`` hands to its closure.
  ///
  /// - Parameters:
  ///   - seed: The route, the tables and where it is made. The embedded flow gets its identifiers and its
  ///     clock from there, and its starting destination, if it has no content, that of the place.
  ///   - setup: The navigation of the embedded flow.
  ///   - interface: Returns the interface that shows the place; nil for one that is shown by nothing.
  public init(
    _ seed: DestinationSeed<EmbeddedFlowDestination>, setup: Setup,
    interface: ((_ destination: EmbeddedFlowDestination) -> InterfaceType)? = nil
  ) {
    embeddedFlow = EmbeddedFlow(
      setup.starting(with: seed.content), ids: seed.ids, clock: seed.appFlow.clock)
    embeddedFlow.engine.isOnScreen = false
    super.init(
      destinationType: seed.route, destinationConfigurations: seed.destinationPresentations,
      navigationConfigurations: seed.navigationPresentations,
      parentDestination: seed.configuration.parentDestinationID)
    if let interface { assignAssociatedInterface(interface(self)) }
  }

  /// Joins the flow around and starts the embedded one, as soon as the transition that runs is over.
  public override func prepareForPresentation() {
    super.prepareForPresentation()
    let outer = internalState.host as? FlowEngine
    outer?.embed(embeddedFlow.engine, at: id)
    if let coordinator = keptInterface as? any FlowCoordinating { embeddedFlow.attach(coordinator) }
    embeddedFlow.start(at: id, restoring: outer?.takeSnapshot(for: id))
  }

  /// Hands the hook to the state model, then to what the embedded flow shows.
  public override func prepareForAppearance(isVisible: Bool) {
    super.prepareForAppearance(isVisible: isVisible)
    embeddedFlow.engine.setOnScreen(isVisible)
  }

  /// Hands the hook to what the embedded flow shows, then to the state model.
  public override func prepareForDisappearance(wasVisible: Bool) {
    embeddedFlow.engine.setOnScreen(false)
    super.prepareForDisappearance(wasVisible: wasVisible)
  }

  /// Ends the embedded flow, if the flow around has not done so, and hands the hook to the state model.
  public override func cleanupResources() {
    embeddedFlow.engine.finish()
    super.cleanupResources()
  }
}

extension FlowSetup {
  /// This set-up, with content for a starting destination that has none.
  fileprivate func starting(with content: ContentType?) -> Self {
    var setup = self
    if startingDestination.contentType == nil { setup.startingDestination.contentType = content }
    return setup
  }
}

extension DestinationSeed {
  /// What mints identifiers where the destination is being built.
  fileprivate var ids: IDGenerator? {
    (destinationPresentations?.site?.host as? FlowEngine)?.ids
  }
}
