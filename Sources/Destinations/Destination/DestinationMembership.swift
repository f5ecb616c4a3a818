#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Where a destination lives, with the types of its app.
public class DestinationMembership<
  DestinationType: RoutableDestinations, ContentType: ContentTypeable, TabType: TabTypeable
>: Membership {
  /// A presentation in this app.
  public typealias Presentation = DestinationPresentation<DestinationType, ContentType, TabType>
  typealias World = AppWorld<DestinationType, ContentType, TabType>

  /// The world of the flow whose provider built the destination, as long as it is there.
  private(set) final var world: World?

  /// What only tab bars remember, and what is kept outside of a flow.
  private var memory: Memory?

  @MainActor
  private final class Memory {
    var presentationClosure: ((Presentation) -> Void)?
    var selectedTabClosure: (@MainActor (TabModel<TabType>) -> Void)?
    var expectedTab: TabType?
  }

  /// Notes where the destination lives from now on, with what that knows of the app.
  final func join(_ host: TreeHost, of world: World, as id: UUID) {
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

  override init(site: DestinationSite?, wishedParentID: UUID?) {
    super.init(site: site, wishedParentID: wishedParentID)
    if let name = site?.expectedTab { expectTab(named: name) }
  }

  @inline(never)
  private func expectTab(named name: String) {
    expectedTab = (host?.world as? World)?.tabs[name]
  }

  /// Runs presentations for a flow that is not the library's own.
  var presentationClosure: ((Presentation) -> Void)? {
    get { memory?.presentationClosure }
    set { madeMemory.presentationClosure = newValue }
  }

  /// Told when the selected tab of a tab bar has changed.
  var selectedTabClosure: (@MainActor (TabModel<TabType>) -> Void)? {
    get { memory?.selectedTabClosure }
    set {
      madeMemory.selectedTabClosure = newValue
      tellsSelectedTabs = newValue != nil
    }
  }

  /// The tab that will be selected once a tab bar is presented, or the last one that is known.
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
  /// The part of the internal state that is the same for destinations of all kinds.
  var membership: DestinationMembership<DestinationType, ContentType, TabType> { internalState }
}
