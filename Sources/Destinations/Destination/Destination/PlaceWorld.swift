/// The parts of an app that its places need, in its types: the flow, the tabs, and the names of
/// routes.
@MainActor
package class PlaceWorld<
  DestinationType: RoutableDestinations, ContentType: ContentTypeable, TabType: TabTypeable
> {
  /// The flow as it is passed to providers.
  typealias AnyFlow = any Flowable<DestinationType, ContentType, TabType>
  typealias Presentation = DestinationPresentation<DestinationType, ContentType, TabType>

  /// The flow; nil for a group that is in no flow.
  final weak var flow: AnyFlow?

  /// The tabs by name: those of shapes, and those that tab bars have added.
  private(set) final var tabs: [String: TabType] = [:]

  /// Finds presentations in tables.
  final let finder = PresentationFinder(usual: Presentation.usualSystemNavigations)

  /// Records a tab of a shape or a group, unless one with the same name is known.
  final func register(_ tab: TabType) {
    if tabs[tab.tabName] == nil { tabs[tab.tabName] = tab }
  }

  /// Records a tab that was added to a tab bar, in place of an earlier one with the same name.
  final func add(_ tab: TabType) { tabs[tab.tabName] = tab }

  /// Returns the name of a route, for events and interfaces.
  func name(of route: DestinationType) -> String { route.rawValue }

  /// Returns the steps of a presentation, which only a flow carries out.
  func steps(of presentation: Presentation) -> any RequestSteps { presentation.outline }
}
