import Destinations
import DestinationsTesting
import Foundation
import Testing

/// An interactor is prepared once, configured by each place, and cleaned up once.
@MainActor
struct InteractorLifeTests {
  private let journal = TestJournal()

  private func flow(
    _ assign: @escaping @MainActor (ConfiguringDestination) -> Void
  ) -> Sample.AppFlow {
    var setup = SampleWorld(start: .notes).setup
    let provider = DestinationProvider { (seed: Sample.Seed<ConfiguringDestination>) in
      let place = ConfiguringDestination(seed)
      assign(place)
      return place
    }
    setup.providers[.detail] = provider
    setup.providers[.edit] = provider
    let flow = Sample.AppFlow(setup)
    flow.onEvent = { _ in }
    flow.start()
    flow.presentDestination(configuration: .push(.detail))
    return flow
  }

  private func place(_ flow: Sample.AppFlow) throws -> ConfiguringDestination {
    try #require(flow.currentDestination as? ConfiguringDestination)
  }

  /// The numbers of times that the interactor was prepared and cleaned up.
  private var counts: [Int] {
    ["prepareForRequests", "cleanupResources"].map { event in
      journal.lines.count { $0.hasSuffix(event) }
    }
  }

  private let firstLines = [
    "store prepareForRequests", "store perform(load)", "store answers [\"Milk\"] to load",
  ]

  @Test func `a place configures an assigned interactor after its preparation`() throws {
    let interactor = MockInteractor<StoreRequest>("store", journal: journal)
    interactor.returns(["Milk"], for: .load)
    let flow = flow { $0.assignInteractor(interactor: interactor, for: .store) }
    let place = try place(flow)
    expectEqual(place.configured, [.store])
    expectEqual(place.results, [["Milk"]])
    expectEqual(journal.lines, firstLines)

    // Assigning the same interactor again does nothing.
    place.assignInteractor(interactor: interactor, for: .store)
    expectEqual(place.configured, [.store])
    expectEqual(counts, [1, 0])
  }

  @Test func `an interactor of two places is prepared by the first and cleaned up by the last`() {
    let interactor = MockInteractor<StoreRequest>("store", journal: journal)
    interactor.returns([], for: .load)
    let flow = flow { $0.assignInteractor(interactor: interactor, for: .store) }
    flow.presentDestination(configuration: .push(.edit))
    flow.presentDestination(configuration: .goBack)
    expectEqual(counts, [1, 0])
    flow.presentDestination(configuration: .goBack)
    expectEqual(counts, [1, 1])

    // An interactor that is assigned again after its last place left is prepared again.
    flow.presentDestination(configuration: .push(.edit))
    expectEqual(counts, [2, 1])
  }

  @Test func `an interactor of two windows is cleaned up when its last place leaves`() {
    let interactor = MockInteractor<StoreRequest>("store", journal: journal)
    interactor.returns([], for: .load)
    let flows = (0..<2).map { _ in
      flow { $0.assignInteractor(interactor: interactor, for: .store) }
    }
    flows[0].presentDestination(configuration: .goBack)
    expectEqual(counts, [1, 0])
    flows[1].presentDestination(configuration: .goBack)
    expectEqual(counts, [1, 1])
  }

  @Test func `an async interactor of two places is prepared and cleaned up once`() async throws {
    let interactor = MockAsyncInteractor<StoreRequest>("store", journal: journal)
    interactor.returns(["Milk"], for: .load)
    let flow = flow { $0.assignInteractor(interactor: interactor, for: .store) }
    await flow.settle()
    // The first request of an async interactor waits until it is prepared.
    try expectEqual(place(flow).results, [["Milk"]])
    expectEqual(journal.lines, firstLines)

    flow.presentDestination(configuration: .push(.edit))
    await flow.settle()
    flow.presentDestination(configuration: .goBack)
    await flow.settle()
    expectEqual(counts, [1, 0])
    flow.end()
    await flow.settle()
    expectEqual(counts, [1, 1])
  }

  @Test func `a leaving place does not cancel a preparation that another place awaits`()
    async throws
  {
    let interactor = GatedPreparation()
    let flow = flow { $0.assignInteractor(interactor: interactor, for: .store) }
    let notes = try require(flow.rootDestination as? SampleDestination)
    notes.assignInteractor(interactor: interactor, for: .store)
    await interactor.untilPreparing()
    flow.presentDestination(configuration: .goBack)
    ask(notes)
    interactor.letPrepare()
    await flow.settle()
    expectEqual(interactor.log, ["prepared, cancelled: false", "load"])
    expectEqual(notes.results, ["[] for load, async"])
  }

  private func ask(_ place: SampleDestination) {
    place.performRequest(interactor: .store, request: StoreRequest(action: .load))
  }

  @Test func `the preparation is cancelled when the last place leaves`() async {
    let interactor = GatedPreparation()
    let flow = flow { $0.assignInteractor(interactor: interactor, for: .store) }
    await interactor.untilPreparing()
    flow.presentDestination(configuration: .goBack)
    interactor.letPrepare()
    await flow.settle()
    expectEqual(interactor.log, ["prepared, cancelled: true"])
  }
}

/// Makes its first request as soon as it has an interactor.
private final class ConfiguringDestination: Destinationable {
  typealias UserInteractionType = Act
  typealias DestinationType = Sample.DestinationType
  typealias ContentType = Sample.ContentType
  typealias TabType = Sample.TabType
  typealias InteractorType = Worker

  let id: UUID
  let type: Sample.DestinationType
  var internalState: Sample.InternalState<Act, Worker>
  private(set) var configured: [Worker] = []
  private(set) var results: [[String]] = []

  init(_ seed: Sample.Seed<ConfiguringDestination>) {
    id = seed.id
    type = seed.route
    internalState = seed.internalState()
  }

  func configureInteractor(_ interactor: any AbstractInteractable, type: Worker) {
    configured.append(type)
    performRequest(interactor: type, request: StoreRequest(action: .load))
  }

  func handleInteractorResult<Request: InteractorRequestConfiguring>(
    result: Result<Request.ResultData, any Error>, for request: Request
  ) {
    if case .success(let texts as [String]) = result { results.append(texts) }
  }
}

/// An interactor whose preparation ends when a test says so.
@MainActor
private final class GatedPreparation: AsyncInteractable {
  typealias Request = StoreRequest

  private(set) var log: [String] = []
  private var preparing: CheckedContinuation<Void, Never>?
  private var watching: CheckedContinuation<Void, Never>?

  func prepareForRequests() async {
    await withCheckedContinuation { continuation in
      preparing = continuation
      watching?.resume()
      watching = nil
    }
    log.append("prepared, cancelled: \(Task.isCancelled)")
  }

  func untilPreparing() async {
    if preparing == nil { await withCheckedContinuation { watching = $0 } }
  }

  func letPrepare() {
    preparing?.resume()
    preparing = nil
  }

  func perform(request: StoreRequest) async -> Result<[String], any Error> {
    log.append("\(request.action)")
    return .success([])
  }
}
