/// The home of a destination, with the types of its app.
public class DestinationMembership<
  DestinationType: RoutableDestinations, ContentType: ContentTypeable, TabType: TabTypeable
>: Membership {
  /// A presentation in this app.
  typealias Presentation = DestinationPresentation<DestinationType, ContentType, TabType>
  typealias World = PlaceWorld<DestinationType, ContentType, TabType>
  typealias AnyFlow = any Flowable<DestinationType, ContentType, TabType>

  /// The world of the flow whose provider has built the destination.
  private(set) final var world: World?

  /// The state that only tab bars need, and that is kept outside of a flow.
  private var memory: Memory?

  @MainActor
  private final class Memory {
    weak var ownFlow: AnyFlow?
    var presentationClosure: ((Presentation) -> Void)?
    var selectedTabClosure: (@MainActor (TabModel<TabType>) -> Void)?
    var expectedTab: TabType?
  }

  /// Records the host of the destination, with its world.
  final func join(_ host: TreeHost, of world: World, as id: DestinationID) {
    self.world = world
    join(host, as: id)
  }

  override func leave() {
    super.leave()
    world = nil
  }

  override func dropPresentationClosures() {
    if memory != nil { presentationClosure = nil }
  }

  override init(site: DestinationSite?, wishedParentID: DestinationID?) {
    super.init(site: site, wishedParentID: wishedParentID)
    if let name = site?.expectedTab { expectTab(named: name) }
  }

  @inline(never)
  private func expectTab(named name: String) {
    expectedTab = (host?.world as? World)?.tabs[name]
  }

  /// The flow that the destination is in, or is built for; the app's own flow if it has built it.
  var flow: AnyFlow? { (world ?? host?.world as? World)?.flow ?? memory?.ownFlow }

  /// Refers weakly to a flow of the app's own, which is not a host.
  func serve(_ flow: AnyFlow) { madeMemory.ownFlow = flow }

  /// Carries out presentations for a flow that is not the library's own.
  var presentationClosure: ((Presentation) -> Void)? {
    get { memory?.presentationClosure }
    set { madeMemory.presentationClosure = newValue }
  }

  /// Called when the selected tab of a tab bar has changed.
  var selectedTabClosure: (@MainActor (TabModel<TabType>) -> Void)? {
    get { memory?.selectedTabClosure }
    set {
      madeMemory.selectedTabClosure = newValue
      tellsSelectedTabs = newValue != nil
    }
  }

  /// The tab that will be selected when a tab bar is presented, or the last selected tab.
  var expectedTab: TabType? {
    get { memory?.expectedTab }
    set { madeMemory.expectedTab = newValue }
  }

  private var madeMemory: Memory {
    let made = memory ?? Memory()
    if memory == nil { memory = made }
    return made
  }
}

extension Destinationable {
  /// The part of the internal state that is the same for all kinds of destinations.
  var membership: DestinationMembership<DestinationType, ContentType, TabType> { internalState }
}
