import Destinations
import DestinationsTesting

/// The sample app with a journal and an interface, created for each test.
@MainActor
final class SampleWorld {
  let journal = TestJournal()
  let interface: MockInterface
  var start: Sample.DestinationType
  var policies = FlowPolicies()
  var guards: [Sample.Setup.Guard] = []
  var links: FlowLinks<Sample.DestinationType, Sample.ContentType, Sample.TabType>?

  /// The table of snapshots: every place, unless a test replaces it.
  var snapshots: Sample.Snapshots? = Sample.snapshots()

  /// The services of the setup.
  var services =
    PlaceServices<Sample.DestinationType, Sample.ContentType, Sample.TabType>()

  /// Called with each destination that is built.
  var onBuild: (@MainActor (SampleDestination) throws -> Void)?

  /// The requests that places send to interactors.
  var requests: [Act: any InteractorConfiguring<Worker>] = [:]

  /// The interactions that places declare for their state models.
  var handled: Set<Act> = []

  /// The only content with which these routes can be built.
  var needed: [Sample.DestinationType: Sample.ContentType] = [:]

  /// Routes that no provider serves.
  var missing: Set<Sample.DestinationType> = []

  init(
    start: Sample.DestinationType = .home,
    acknowledging: MockInterface.Acknowledgement = .immediately
  ) {
    self.start = start
    interface = MockInterface(acknowledging)
  }

  var setup: Sample.Setup {
    var setup = Sample.Setup(
      providers: providers, startingDestination: .replaceRoot(with: start), guards: guards,
      links: links, snapshots: snapshots, policies: policies)
    setup.services = services
    return setup
  }

  /// A started flow; the journal of its start is discarded.
  func flow() -> SampleTestFlow {
    let flow = SampleTestFlow(setup, interface: interface)
    _ = journal.take()
    return flow
  }

  private var providers: [Sample.DestinationType: Sample.Setup.Provider] {
    var providers: [Sample.DestinationType: Sample.Setup.Provider] = [
      .home: provider(.tabs([.notes: .notes, .tags: .tags, .trash: .trash])),
      .notes: provider(.stack),
      .split: provider(.split([.sidebar: .sidebar, .content: .pane, .detail: nil])),
      .pane: provider(.stack),
      .wide: provider(.split([.sidebar: .sidebar, .detail: .tags])),
      .group: provider(.group([.first, .second])),
      .pile: provider(.stack(root: .bottom)),
    ]
    let screens: [Sample.DestinationType] = [
      .tags, .trash, .detail, .edit, .compose, .sidebar, .first, .second, .bottom, .loose,
    ]
    for route in screens { providers[route] = provider(.screen) }
    for (route, content) in needed {
      (providers[route] as? SampleProvider)?.acceptsContent = { $0 == content }
    }
    for route in missing { providers[route] = nil }
    return providers
  }

  private func provider(_ shape: Sample.RouteShape) -> SampleProvider {
    let provider = SampleProvider(
      journal, shape: shape,
      presentations: [
        .open: .push(.detail), .back: .goBack, .compose: .sheet(.compose), .close: .dismissSheet,
      ],
      interactors: requests,
      onBuild: { [weak self] in try self?.onBuild?($0) })
    provider.handledInteractions = handled
    return provider
  }
}
