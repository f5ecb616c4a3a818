/// A provider whose type of destination is hidden.
@MainActor
class AnyProviderBox<
  DestinationType: RoutableDestinations, ContentType: ContentTypeable, TabType: TabTypeable
> {
  typealias AnyDestination = any Destinationable<DestinationType, ContentType, TabType>
  typealias Presentation = DestinationPresentation<DestinationType, ContentType, TabType>
  typealias AppFlow = any Flowable<DestinationType, ContentType, TabType>
  typealias World = AppWorld<DestinationType, ContentType, TabType>

  func shape(for route: DestinationType) -> DestinationShape<DestinationType, TabType> { .screen }

  /// The places offered to whatever the provider's own places contain and present.
  var offers: DestinationOffers { DestinationOffers() }

  /// What to do with values that are sent to the provider's places.
  var receivers: DestinationReceivers<DestinationType, ContentType, TabType> { .init() }

  /// The checkpoints at the provider's places.
  var checkpoints: PlaceCheckpoints { PlaceCheckpoints() }

  /// The provider's table of presentations, by the names of the interactions.
  var presentations: [(interaction: String, presentation: Presentation)] { [] }

  /// The provider's table of system navigation, by the names of the ways to navigate.
  var systemPresentations: [(navigation: String, presentation: Presentation)] { [] }

  /// The names of the interactions that send a request to an interactor.
  var requests: [String] { [] }

  /// The names of the interactions that the state model handles.
  var handled: [String] { [] }

  /// The interactions that are declared nowhere, as far as all interactions are known.
  var undeclared: [String] { [] }

  /// The setup of the flow that each place hosts, if the provider declares it.
  var embeddedSetup: FlowSetup<DestinationType, ContentType, TabType>? { nil }

  /// What is wrong with the tables of the provider alone.
  func tableFaults() -> [DestinationError] { [] }

  func build(
    _ configuration: Presentation, at site: DestinationSite, of world: World, for flow: AppFlow
  ) throws -> AnyDestination? { nil }
}

/// A provider with all its types, so that building a destination need not determine them.
final class ProviderBox<Provider: DestinationProviding, Destination: Destinationable>:
  AnyProviderBox<Destination.DestinationType, Destination.ContentType, Destination.TabType>
where
  Provider.Destination == Destination, Provider.DestinationType == Destination.DestinationType,
  Provider.ContentType == Destination.ContentType, Provider.TabType == Destination.TabType
{
  private let provider: Provider

  init(_ provider: Provider) {
    self.provider = provider
  }

  override func shape(
    for route: Destination.DestinationType
  ) -> DestinationShape<Destination.DestinationType, Destination.TabType> {
    provider.shape(for: route)
  }

  override func build(
    _ configuration: Presentation, at site: DestinationSite, of world: World, for flow: AppFlow
  ) throws -> AnyDestination? {
    var table = Destination.DestinationConfigurations(configurations: provider.presentationsData)
    table.site = site
    let system = Destination.NavigationConfigurations(configurations: systemTable(in: world))
    let destination = try provider.buildDestination(
      destinationPresentations: table, navigationPresentations: system,
      configuration: configuration, appFlow: flow)
    guard let destination else { return nil }
    let state = destination.internalState
    try checkHome(of: destination, state, site.host)
    table.site = nil  // It refers to the flow, which owns the destination.
    provider.fillTables(of: state, table, system)
    state.join(site.host, of: world, as: destination.id)
    destination.buildActions(presentationClosure: world.runPresentation)
    return destination
  }

  /// What system navigations do at the provider's places.
  private func systemTable(in world: World) -> [SystemNavigationType: Presentation] {
    let own = provider.systemNavigationsData
    return own.isEmpty ? world.systemPresentations : world.systemPresentations.merging(own) { $1 }
  }

  override var embeddedSetup:
    FlowSetup<Destination.DestinationType, Destination.ContentType, Destination.TabType>?
  {
    (provider as? DestinationProvider<Destination>)?.embeddedSetup
  }

  override var offers: DestinationOffers { provider.offers }

  override var receivers:
    DestinationReceivers<Destination.DestinationType, Destination.ContentType, Destination.TabType>
  { provider.receivers }

  override var checkpoints: PlaceCheckpoints { provider.checkpoints }

  override var presentations: [(interaction: String, presentation: Presentation)] {
    (provider.presentationsData.map { ($0.key.rawValue, $0.value) }
      + following.map { ($0.key.rawValue, $0.value) })
      .sorted(on: \.interaction)
  }

  /// The presentations that follow requests.
  private var following: [Destination.UserInteractionType: Presentation] {
    provider.interactorsData.compactMapValues { $0.next() }
  }

  override var systemPresentations: [(navigation: String, presentation: Presentation)] {
    provider.systemNavigationsData.map { ($0.key.rawValue, $0.value) }.sorted(on: \.navigation)
  }

  override var requests: [String] { provider.interactorsData.keys.map(\.rawValue).sorted() }

  override var handled: [String] { provider.handledInteractions.map(\.rawValue).sorted() }

  override var undeclared: [String] {
    guard let vocabulary = Destination.UserInteractionType.self as? any CaseIterable.Type
    else { return [] }
    let declared = Set(presentations.map(\.interaction) + requests + handled)
    return Self.names(of: vocabulary).filter { !declared.contains($0) }.sorted()
  }

  private static func names(of vocabulary: (some CaseIterable).Type) -> [String] {
    vocabulary.allCases.compactMap { ($0 as? any NamedCase)?.rawValue }
  }

  override func tableFaults() -> [DestinationError] {
    let presenting = provider.presentationsData.keys
    let asking = provider.interactorsData.keys
    let handled = provider.handledInteractions
    let place = "\(Destination.self)"
    return SetupFault.keys(presenting, of: "the presentations of \(place)")
      + SetupFault.keys(asking, of: "the requests of \(place)")
      + SetupFault.keys(handled, of: "what the state model of \(place) handles")
      + SetupFault.conflicts(presenting, asking, handled, at: place)
      + provider.presentationsData.compactMap { mismatch($0.key, $0.value) }
      + following.compactMap { mismatch($0.key, $0.value) }
      + provider.interactorsData.filter { $0.value.isFollowed && following[$0.key] == nil }
      .map { SetupFault.foreignPresentation(after: $0.key.rawValue, at: place) }
  }

  private func mismatch(
    _ interaction: Destination.UserInteractionType, _ presentation: Presentation
  ) -> DestinationError? {
    let assistant:
      InstalledAssistant<
        Destination.UserInteractionType, Destination.DestinationType, Destination.ContentType
      > = presentation.outline.assistant()
    return assistant.fault
  }

  /// Refuses a destination that belongs to another flow.
  private func checkHome(
    of destination: Destination, _ membership: Membership, _ home: TreeHost
  ) throws(DestinationError) {
    guard !membership.lives(at: home), let host = membership.host,
      host.tree.contains(id: destination.id)
    else { return }
    let id = TreeTextToken.id(destination.id)
    throw DestinationError(.duplicateID, "The destination \(id) is already in another flow.")
  }
}
