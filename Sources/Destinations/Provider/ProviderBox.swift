#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// A provider whose kind of destination is known only inside.
@MainActor
class AnyProviderBox<
  DestinationType: RoutableDestinations, ContentType: ContentTypeable, TabType: TabTypeable
> {
  typealias AnyDestination = any Destinationable<DestinationType, ContentType, TabType>
  typealias Presentation = DestinationPresentation<DestinationType, ContentType, TabType>
  typealias AppFlow = Flow<DestinationType, TabType, ContentType>

  func shape(for route: DestinationType) -> DestinationShape<DestinationType, TabType> { .screen }

  /// What is offered to whatever the places contain and present.
  var offers: DestinationOffers { DestinationOffers() }

  /// What is done for values that are sent to the places.
  var receivers: DestinationReceivers<DestinationType, ContentType, TabType> { .init() }

  /// The checkpoints at the places.
  var checkpoints: PlaceCheckpoints { PlaceCheckpoints() }

  /// The provider's table of presentations, by the names of the interactions.
  var presentations: [(interaction: String, presentation: Presentation)] { [] }

  /// The interactions that ask an interactor, by their names.
  var requests: [String] { [] }

  /// The interactions of the vocabulary that are in neither table, as far as all of it is known.
  var undeclared: [String] { [] }

  /// The set-up of the flow that each place hosts, where the provider declares it.
  var embeddedSetup: FlowSetup<DestinationType, ContentType, TabType>? { nil }

  /// What is wrong with the provider's tables by themselves.
  func tableFaults() -> [DestinationError] { [] }

  func build(_ configuration: Presentation, at site: DestinationSite, in flow: AppFlow) throws
    -> AnyDestination?
  { nil }
}

/// A provider with all its types.
final class ProviderBox<Provider: DestinationProviding>: AnyProviderBox<
  Provider.Destination.DestinationType, Provider.Destination.ContentType,
  Provider.Destination.TabType
>
where
  Provider.DestinationType == Provider.Destination.DestinationType,
  Provider.ContentType == Provider.Destination.ContentType,
  Provider.TabType == Provider.Destination.TabType
{
  private let provider: Provider

  init(_ provider: Provider) {
    self.provider = provider
  }

  override func shape(
    for route: Provider.DestinationType
  ) -> DestinationShape<Provider.DestinationType, Provider.TabType> {
    provider.shape(for: route)
  }

  override func build(
    _ configuration: Presentation, at site: DestinationSite, in flow: AppFlow
  ) throws -> AnyDestination? {
    var table = Provider.Destination.DestinationConfigurations(
      configurations: provider.presentationsData)
    table.site = site
    let system = Provider.Destination.NavigationConfigurations(
      configurations: flow.world.systemPresentations)
    let destination = try provider.buildDestination(
      destinationPresentations: table, navigationPresentations: system,
      configuration: configuration, appFlow: flow)
    guard let destination else { return nil }
    let state = destination.internalState
    try checkHome(of: destination, state, flow.engine)
    table.site = nil  // It refers to the flow, which owns the destination.
    state.fillTables(table, system, requests: provider.interactorsData)
    state.join(flow.engine, as: destination.id)
    destination.buildActions(presentationClosure: flow.world.runPresentation)
    return destination
  }

  override var embeddedSetup:
    FlowSetup<
      Provider.DestinationType, Provider.ContentType, Provider.TabType
    >?
  {
    (provider as? DestinationProvider<Provider.Destination>)?.embeddedSetup
  }

  override var offers: DestinationOffers { provider.offers }

  override var receivers:
    DestinationReceivers<
      Provider.DestinationType, Provider.ContentType, Provider.TabType
    >
  { provider.receivers }

  override var checkpoints: PlaceCheckpoints { provider.checkpoints }

  override var presentations: [(interaction: String, presentation: Presentation)] {
    provider.presentationsData.map { ($0.key.rawValue, $0.value) }
      .sorted { $0.interaction < $1.interaction }
  }

  override var requests: [String] { provider.interactorsData.keys.map(\.rawValue).sorted() }

  override var undeclared: [String] {
    guard let vocabulary = Provider.Destination.UserInteractionType.self as? any CaseIterable.Type
    else { return [] }
    let declared = Set(presentations.map(\.interaction) + requests)
    return Self.names(of: vocabulary).filter { !declared.contains($0) }.sorted()
  }

  private static func names(of vocabulary: (some CaseIterable).Type) -> [String] {
    vocabulary.allCases.compactMap { ($0 as? any NamedCase)?.rawValue }
  }

  override func tableFaults() -> [DestinationError] {
    let presenting = provider.presentationsData.keys.map(\.rawValue)
    let asking = provider.interactorsData.keys.map(\.rawValue)
    let place = "\(Provider.Destination.self)"
    return SetupFault.duplicates(in: presenting, of: "the presentations of \(place)")
      + SetupFault.duplicates(in: asking, of: "the requests of \(place)")
      + SetupFault.conflicts(presenting, asking, at: place)
      + provider.presentationsData.compactMap { mismatch($0.key, $0.value) }
  }

  private func mismatch(
    _ interaction: Provider.Destination.UserInteractionType, _ presentation: Presentation
  ) -> DestinationError? {
    let assistant:
      InstalledAssistant<
        Provider.Destination.UserInteractionType, Provider.DestinationType, Provider.ContentType
      > = presentation.outline.assistant()
    return assistant.fault
  }

  /// Refuses a destination that lives in another flow.
  private func checkHome(
    of destination: Provider.Destination, _ membership: Membership, _ engine: FlowEngine
  ) throws(DestinationError) {
    guard let host = membership.host, host !== engine,
      host.tree.contains(id: destination.id)
    else { return }
    let id = TreeTextToken.id(destination.id)
    throw DestinationError(.duplicateID, "The destination \(id) lives in another flow.")
  }
}
