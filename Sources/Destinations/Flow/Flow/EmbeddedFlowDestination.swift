/// The ready-made destination of a place that hosts another flow of the same app, such as an editor
/// in a sheet.
///
/// The embedded flow has a tree, providers and guards of its own. It starts when the place joins
/// the tree, is on screen while the place is, and ends when the place leaves. Both flows share one
/// queue, so one request runs at a time, and one generator of identifiers. If one of them has no
/// provider for a route, the other one may carry out the request. ``Flow/embeddedFlow(at:)``
/// returns the embedded flow.
///
/// ```swift
/// .editor: DestinationProvider(embedding: Editor.setup) { EditorInterface(destination: $0) }
/// ```
/// The place is the parent of the root of the embedded flow.
///
/// An interface that conforms to ``FlowCoordinating`` is attached to the embedded flow before it
/// starts. Any other interface can call `destination().embeddedFlow.attach(…)` at any time.
public final class EmbeddedFlowDestination<
  InterfaceType: DestinationInterfacing, UserInteractionType: UserInteractionTypeable,
  DestinationType: RoutableDestinations, ContentType: ContentTypeable, TabType: TabTypeable,
  InteractorType: InteractorTypeable
>: ReadyDestination<
  InterfaceType, UserInteractionType, DestinationType, ContentType, TabType, InteractorType
>
{
  /// The embedded flow, which can be used like any other.
  public let embeddedFlow: Flow<DestinationType, TabType, ContentType>

  /// Creates a place that hosts a flow, from the argument that a ``DestinationProvider`` passes to its closure.
  ///
  /// - Parameters:
  ///   - seed: The route, the tables and the outer flow, whose identifiers and clock the
  ///     embedded flow uses. If the starting destination has no content, it receives the content of the
  ///     place.
  ///   - setup: The setup of the embedded flow.
  ///   - interface: Returns the interface of the place; nil if there is none.
  public init(
    _ seed: borrowing DestinationSeed<EmbeddedFlowDestination>,
    setup: FlowSetup<DestinationType, ContentType, TabType>,
    interface: ((_ destination: EmbeddedFlowDestination) -> InterfaceType)? = nil
  ) {
    var setup = setup
    let start = setup.startingDestination
    setup.startingDestination.contentType = start.contentType ?? seed.content
    let outer = seed.destinationPresentations?.site?.host as? FlowEngine
    embeddedFlow = Flow(setup, ids: outer?.ids, clock: seed.appFlow.clock)
    embeddedFlow.engine.isOnScreen = false
    super.init(of: seed)
    if let interface { assignAssociatedInterface(interface(self)) }
  }

  /// Starts the embedded flow when the current transition is over.
  public override func prepareForPresentation() {
    super.prepareForPresentation()
    let outer = internalState.host as? FlowEngine
    outer?.embed(embeddedFlow.engine, at: id)
    if let coordinator = keptInterface as? any FlowCoordinating { embeddedFlow.attach(coordinator) }
    embeddedFlow.start(at: id, restoring: outer?.restoring.removeValue(forKey: id))
  }

  /// Calls the hook of the state model, then that of the places that the embedded flow shows.
  public override func prepareForAppearance(isVisible: Bool) {
    super.prepareForAppearance(isVisible: isVisible)
    embeddedFlow.engine.setOnScreen(isVisible)
  }

  /// Calls the hook of the places that the embedded flow shows, then that of the state model.
  public override func prepareForDisappearance(wasVisible: Bool) {
    embeddedFlow.engine.setOnScreen(false)
    super.prepareForDisappearance(wasVisible: wasVisible)
  }

  /// Ends the embedded flow unless it has ended, and calls the hook of the state model.
  public override func cleanupResources() {
    embeddedFlow.engine.finish()
    super.cleanupResources()
  }
}
