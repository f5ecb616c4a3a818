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

  /// Whether a place can be built with some content; nil if it needs none.
  final let acceptsContent: (@MainActor (ContentType?) -> Bool)?

  init(acceptsContent: (@MainActor (ContentType?) -> Bool)?) {
    self.acceptsContent = acceptsContent
  }

  /// The shape of a place with its content.
  func shape(
    of place: PlaceBox<DestinationType, ContentType>
  ) -> DestinationShape<DestinationType, TabType> { shape(for: place.route) }

  /// The places offered to all places that the provider's own contain and present.
  var offers: DestinationOffers { DestinationOffers() }

  /// The answers of the provider's places to values that are sent.
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

  /// Returns the mistakes in the tables of the provider alone.
  func tableFaults() -> [DestinationError] { [] }

  /// Builds a place apart from all others, releases it, and returns the mistakes that this shows.
  func faults(
    building place: PlaceBox<DestinationType, ContentType>, for flow: AppFlow
  ) -> [DestinationError] { [] }

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
  private lazy var declared = provider as? DestinationProvider<Destination>

  init(_ provider: Provider) {
    self.provider = provider
    super.init(acceptsContent: provider.acceptsContent)
  }

  override func shape(
    of place: PlaceBox<Destination.DestinationType, Destination.ContentType>
  ) -> DestinationShape<Destination.DestinationType, Destination.TabType> {
    declared?.shape(of: place) ?? provider.shape(for: place.route)
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
    let system = provider.systemTable(over: world.systemPresentations)
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

  override var embeddedSetup:
    FlowSetup<Destination.DestinationType, Destination.ContentType, Destination.TabType>?
  {
    declared?.embeddedSetup
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
      + promptFaults(at: place)
      + SetupFault.conflicts(presenting, asking, handled, at: place)
      + provider.presentationsData.compactMap { mismatch($0.key, $0.value) }
      + following.compactMap { mismatch($0.key, $0.value) }
      + provider.interactorsData.filter { $0.value.isFollowed && following[$0.key] == nil }
      .map { SetupFault.foreignPresentation(after: $0.key.rawValue, at: place) }
  }

  override func faults(
    building place: PlaceBox<Destination.DestinationType, Destination.ContentType>,
    for flow: AppFlow
  ) -> [DestinationError] {
    do throws(DestinationError) {
      return try Construction().run { () throws(DestinationError) in
        let destination = try buildApart(place, for: flow)
        defer { destination.letGo() }
        return provider.interactorsData
          .filter { destination.interactor(for: $0.value.interactorType) == nil }
          .map {
            SetupFault.unassigned($0.value.interactorType, for: $0.key.rawValue, at: place.name)
          }
          .sorted(on: \.reason)
      }
    } catch {
      return [error]
    }
  }

  private func buildApart(
    _ place: PlaceBox<Destination.DestinationType, Destination.ContentType>, for flow: AppFlow
  ) throws(DestinationError) -> Destination {
    let destination: Destination?
    do {
      destination = try provider.buildDestination(
        configuration: Presentation(.push, place), appFlow: flow)
    } catch {
      throw place.buildFault(error)
    }
    guard let destination else { throw place.buildFault(nil) }
    return destination
  }

  /// The mistakes in the buttons of the alerts that the place presents.
  private func promptFaults(at place: String) -> [DestinationError] {
    let declared =
      Array(provider.presentationsData.keys) + Array(provider.interactorsData.keys)
      + Array(provider.handledInteractions)
    let cases = Set(declared.map { CaseIdentity(of: $0) })
    let shown = presentations.map { ($0, $1) } + systemPresentations.map { ($0, $1) }
    return shown.flatMap { name, presentation in
      presentation.flattened.compactMap(\.prompt).flatMap { prompt in
        SetupFault.duplicates(in: prompt.buttons.map(\.title), of: "the alert of \(name)")
          + prompt.buttons.compactMap { button in
            guard let interaction = button.interaction,
              !(interaction is Destination.UserInteractionType)
                || !cases.contains(CaseIdentity(of: interaction))
            else { return nil }
            return SetupFault.button(button.title, leadingTo: interaction.rawValue, at: place)
          }
      }
    }
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
