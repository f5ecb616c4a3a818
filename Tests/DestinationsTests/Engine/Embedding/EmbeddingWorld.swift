import Destinations
import DestinationsTesting
import Foundation
import Testing

/// Nested flows: an outer flow of notes and details; a host with a stack of its own; and a host inside that.
///
/// | flow | starts with | provides | hosts |
/// |---|---|---|---|
/// | outer | `notes` | `home` with tabs, `detail`, `trash` | `compose` |
/// | inner | `first` | `edit`, `loose` | `group` |
/// | innermost | `bottom` | `pane` | |
@MainActor
final class EmbeddingWorld {
  typealias Host = Sample.EmbeddedFlowOf<HostInterface>
  typealias Providers = [Sample.DestinationType: Sample.Setup.Provider]

  let journal = TestJournal()
  let box = WeakBox()
  var start: Sample.Presentation = .replaceRoot(with: .notes)
  var innerStart: Sample.Presentation = .replaceRoot(with: .first)
  var guards: [Sample.Setup.Guard] = []
  var innerGuards: [Sample.Setup.Guard] = []
  var policies = FlowPolicies()
  var innerPolicies = FlowPolicies()

  /// The snapshot table of the inner flow.
  var innerSnapshots = Sample.snapshots()

  /// A closure for each recording destination that is built.
  var onBuild: (@MainActor (SampleDestination) throws -> Void)?

  var setup: Sample.Setup {
    Sample.Setup(
      providers: [
        .home: place(.tabs([.notes: .notes, .tags: .compose, .trash: .trash])),
        .notes: place(
          .stack,
          [
            .open: .push(.compose), .load: .push(.edit), .compose: .sheet(.compose), .back: .goBack,
          ]),
        .detail: place(.screen, [.load: .push(.edit)]),
        .trash: place(.screen),
        .compose: host(innerSetup),
      ], startingDestination: start, guards: guards,
      snapshots: Sample.snapshots(), policies: policies)
  }

  var innerSetup: Sample.Setup {
    Sample.Setup(
      providers: [
        .first: place(
          .stack,
          [
            .open: .push(.edit), .save: .push(.detail), .back: .goBack, .close: .dismissSheet,
            .compose: .sheet(.loose),
          ]),
        .edit: place(.screen, [.save: .push(.detail), .close: .dismissSheet]),
        .loose: place(.screen, [.save: .push(.detail)]),
        .group: host(innermostSetup),
      ], startingDestination: innerStart, guards: innerGuards, snapshots: innerSnapshots,
      policies: innerPolicies)
  }

  private var innermostSetup: Sample.Setup {
    Sample.Setup(
      providers: [
        .bottom: place(.screen, [.save: .push(.detail), .open: .push(.edit), .back: .goBack]),
        .pane: place(.screen),
      ], startingDestination: .replaceRoot(with: .bottom), snapshots: Sample.snapshots())
  }

  /// A started flow; the journal of its start is discarded.
  func flow() -> SampleTestFlow {
    let flow = SampleTestFlow(setup)
    _ = journal.take()
    return flow
  }

  /// A flow whose current place hosts another; the journal of the start is discarded.
  func hosting() throws -> (SampleTestFlow, Sample.AppFlow) {
    let flow = flow()
    flow.present(.push(.compose))
    let inner = try require(flow.inner())
    _ = journal.take()
    return (flow, inner)
  }

  /// A flow in a flow in a flow; the journal of the start is discarded.
  func nested() throws -> (SampleTestFlow, Sample.AppFlow, Sample.AppFlow) {
    let (flow, inner) = try hosting()
    inner.presentDestination(configuration: .push(.group))
    let innermost = try require(inner.embeddedFlow(at: inner.id(.group)))
    _ = journal.take()
    return (flow, inner, innermost)
  }

  private func place(
    _ shape: Sample.RouteShape, _ presentations: [Act: Sample.Presentation] = [:]
  ) -> SampleProvider {
    SampleProvider(journal, shape: shape, presentations: presentations) { [weak self] in
      self?.box.add($0)
      try self?.onBuild?($0)
    }
  }

  private func host(_ setup: Sample.Setup) -> DestinationProvider<Host> {
    DestinationProvider(
      embedding: setup, presentations: [.open: .push(.detail), .load: .push(.edit)]
    ) { [journal, box] host in
      let model = HostModel(host.type, journal)
      host.assignStateModel(model)
      box.add(host)
      box.add(host.embeddedFlow)
      box.add(model)
      let interface = HostInterface(destination: host)
      box.add(interface)
      return interface
    }
  }
}

/// The interface of a place that hosts a flow; shows the flow, too.
final class HostInterface: InteractiveInterfacing, FlowCoordinating {
  typealias UserInteractionType = Act

  let destinationState: DestinationInterfaceState<EmbeddingWorld.Host>
  private(set) var shown: [String] = []

  init(destination: EmbeddingWorld.Host) {
    destinationState = DestinationInterfaceState(destination: destination)
  }

  func show(_ transition: InterfaceTransition) {
    for case .insert(let place, _, _, _) in transition.changes { shown.append(place.route) }
    transition.acknowledge()
  }
}

/// Writes the hooks of a host into the journal of the world.
private final class HostModel: DestinationStateModeling {
  private let route: Sample.DestinationType
  private let journal: TestJournal

  init(_ route: Sample.DestinationType, _ journal: TestJournal) {
    self.route = route
    self.journal = journal
  }

  func prepareForPresentation() { journal.record(route.rawValue, "prepareForPresentation") }

  func prepareForAppearance(isVisible: Bool) {
    journal.record(route.rawValue, "prepareForAppearance(\(isVisible))")
  }

  func prepareForDisappearance(wasVisible: Bool) {
    journal.record(route.rawValue, "prepareForDisappearance(\(wasVisible))")
  }

  func cleanupResources() { journal.record(route.rawValue, "cleanupResources") }
}

extension TestFlow where DestinationType == Sample.DestinationType {
  /// The flow that the first place of a route hosts.
  func inner(_ route: Route = .compose) -> AppFlow? {
    flow.embeddedFlow(at: id(route))
  }
}

extension Flow where DestinationType == Sample.DestinationType {
  typealias Route = Sample.DestinationType

  /// The routes of all places in order of arrival.
  var active: [Route] { activeDestinations.map { $0.type } }

  /// The routes on screen.
  var visible: [Route] { visibleDestinations.map { $0.type } }

  var current: Route? { currentDestination?.type }

  /// The identifier of the first place of a route.
  func id(_ route: Route) -> UUID {
    activeDestinations.first { $0.type == route }?.id ?? UUID()
  }
}

extension Flow
where
  DestinationType == Sample.DestinationType, ContentType == Sample.ContentType,
  TabType == Sample.TabType
{
  /// The content that the first place of a route received.
  func content(of route: Sample.DestinationType) -> Sample.ContentType? {
    tree.node(id: id(route))?.payload.content
  }

  /// Performs an interaction at the first place of a route.
  ///
  /// - Throws: The error that the place throws.
  func perform(_ act: Act, at route: Sample.DestinationType) throws {
    let place = activeDestinations.first { $0.type == route } as? SampleDestination
    try place?.performInterfaceAction(interactionType: act)
  }

  /// Returns the code with which an interaction is refused; nil if it is not.
  func refusal(_ act: Act, at route: Sample.DestinationType) -> DestinationError.Code? {
    do {
      try perform(act, at: route)
      return nil
    } catch {
      return (error as? DestinationError)?.code
    }
  }
}
