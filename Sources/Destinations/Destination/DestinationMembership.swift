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

  /// Runs presentations for a flow that is not the library's own.
  var presentationClosure: ((Presentation) -> Void)?

  /// What only a tab bar has to remember.
  private var tabMemory: TabMemory<TabType>?

  override func dropPresentationClosures() { presentationClosure = nil }

  override init(site: DestinationSite?, wishedParentID: UUID?) {
    super.init(site: site, wishedParentID: wishedParentID)
    if let name = site?.expectedTab { expectTab(named: name) }
  }

  @inline(never)
  private func expectTab(named name: String) {
    expectedTab = (host?.world as? World)?.tabs[name]
  }

  /// Whether it remembers anything of tabs.
  var knowsTabs: Bool { tabMemory != nil }

  /// Told when the selected tab of a tab bar has changed.
  var selectedTabClosure: (@MainActor (TabModel<TabType>) -> Void)? {
    get { tabMemory?.selectedTabClosure }
    set { memory.selectedTabClosure = newValue }
  }

  /// The tab that will be selected once a tab bar is presented, or the last one that is known.
  var expectedTab: TabType? {
    get { tabMemory?.expectedTab }
    set { memory.expectedTab = newValue }
  }

  private var memory: TabMemory<TabType> {
    let memory = tabMemory ?? TabMemory()
    tabMemory = memory
    return memory
  }
}

/// What a tab bar has to remember; apart, because most destinations are none.
@MainActor
private final class TabMemory<TabType: TabTypeable> {
  var selectedTabClosure: (@MainActor (TabModel<TabType>) -> Void)?
  var expectedTab: TabType?
}

extension Destinationable {
  /// The part of the internal state that is the same for destinations of all kinds.
  var membership: DestinationMembership<DestinationType, ContentType, TabType> { internalState }
}
