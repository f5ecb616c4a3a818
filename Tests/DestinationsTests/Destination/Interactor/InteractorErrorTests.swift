import Destinations
import DestinationsTesting
import Testing

/// A missing interactor, one of the wrong kind, an unsupported action, a late request: each has an error of its own.
@MainActor
struct InteractorErrorTests {
  private func place(_ flow: SampleTestFlow) throws -> SampleDestination {
    try #require(flow.place(.notes) as? SampleDestination)
  }

  /// Sends a request without waiting; in asynchronous code, the compiler would select the other overload.
  private func ask(_ place: SampleDestination, otherwise: Bool = false) {
    if otherwise {
      place.performRequest(interactor: .store, request: OtherRequest(action: .ask))
    } else {
      place.performRequest(interactor: .store, request: StoreRequest(action: .save))
    }
  }

  @Test func `a request that no interactor can take fails in the handler and the async form`()
    async throws
  {
    typealias Interactor = any AbstractInteractable<StoreRequest>
    let cases: [(name: String, interactor: Interactor?, wanted: DestinationError.Code)] = [
      ("an interactor that is missing", nil, .interactorMissing),
      ("a request of another type", MockInteractor<StoreRequest>(), .interactorKindMismatch),
      ("an object that is not an interactor", NeitherInteractor(), .interactorKindMismatch),
      ("an action that a sync one lacks", LoadingInteractor(), .actionUnsupported),
      ("an action that an async one lacks", AsyncLoadingInteractor(), .actionUnsupported),
    ]
    for (name, interactor, wanted) in cases {
      let flow = SampleWorld(start: .notes).flow()
      let place = try place(flow)
      if let interactor { place.assignInteractor(interactor: interactor, for: .store) }
      let isOther = name == "a request of another type"
      ask(place, otherwise: isOther)
      await flow.settle()
      expectEqual(place.results.map { $0.hasPrefix("failure(\(wanted))") }, [true], "\(name)")
      let code =
        isOther
        ? await place.performRequest(interactor: .store, request: OtherRequest(action: .ask)).code
        : await place.performRequest(interactor: .store, request: StoreRequest(action: .save)).code
      expectEqual(code, wanted, "\(name)")
    }
  }

  @Test func `an unsupported action fails with an error naming interactor and action`() throws {
    let error = AsyncLoadingInteractor().unsupported(StoreRequest(action: .save))
    expectContains("\(error)", "AsyncLoadingInteractor does not support save.")
  }

  @Test(arguments: [
    DestinationError.Code.interactorMissing, .interactorKindMismatch, .actionUnsupported,
    .cancelled, .interactorFailed,
  ])
  func `a failed request changes nothing in the flow`(
    code: DestinationError.Code
  ) throws {
    let world = SampleWorld(start: .notes)
    let flow = world.flow()
    let place = try place(flow)
    let mock = MockInteractor<StoreRequest>()
    if code == .actionUnsupported {
      mock.fails(mock.unsupported(StoreRequest(action: .save)), for: .save)
    } else {
      mock.fails(DestinationError(code, "No."), for: .save)
    }
    if code != .interactorMissing { place.assignInteractor(interactor: mock, for: .store) }
    let before = FlowSnapshot(flow, world)
    ask(place, otherwise: code == .interactorKindMismatch)
    expectEqual(place.results.map { $0.contains("failure(\(code))") }, [true])
    _ = world.journal.take()
    expectEqual(FlowSnapshot(flow, world), before)
    #expect(place.interactor(for: .store) === (code == .interactorMissing ? nil : mock))
  }

  @Test func `a request after its place left changes nothing`() async throws {
    let world = SampleWorld(start: .notes)
    let flow = world.flow()
    flow.present(.push(.detail))
    let place = try require(flow.place(.detail) as? SampleDestination)
    flow.goBack()
    _ = world.journal.take()
    let before = FlowSnapshot(flow, world)
    ask(place)
    expectEqual(place.results, ["failure(resultTooLate) for save"])
    _ = world.journal.take()
    expectEqual(FlowSnapshot(flow, world), before)
    let result = await place.performRequest(
      interactor: .store, request: StoreRequest(action: .save))
    expectEqual(result.code, .resultTooLate)
  }

  // MARK: A place that handles no results

  /// Sends a request at a place without handlers, and returns the reported events.
  private func told(
    assigning interactor: MockInteractor<StoreRequest>?
  ) throws -> [NavigationEvent] {
    let flow = Sample.AppFlow(
      Sample.Setup(
        providers: [.notes: PlainProvider()], startingDestination: .replaceRoot(with: .notes)))
    flow.start()
    var events: [NavigationEvent] = []
    flow.onEvent = { events.append($0) }
    let place = try require(flow.currentDestination as? PlainProvider.Destination)
    if let interactor { place.assignInteractor(interactor: interactor, for: .store) }
    place.performRequest(interactor: .store, request: StoreRequest(action: .load))
    return events
  }

  @Test func `an unhandled failure is logged, that of an interactor as interactorFailed`()
    throws
  {
    struct OutOfMilk: Error {}
    let failures: [(any Error)?] = [
      OutOfMilk(), CancellationError(), DestinationError(.actionUnsupported, "No."), nil,
    ]
    let codes = try failures.map { failure in
      let mock = MockInteractor<StoreRequest>()
      if let failure { mock.fails(failure, for: .load) }
      return try told(assigning: failure == nil ? nil : mock).compactMap { event in
        if case .error(let error, _) = event.kind { error.code } else { nil }
      }
    }
    // An unhandled failure is logged, also that of a missing interactor.
    let wanted: [[DestinationError.Code]] = [
      [.interactorFailed], [.cancelled], [.actionUnsupported], [.interactorMissing],
    ]
    expectEqual(codes, wanted)
  }

  @Test func `an unhandled result is reported in an event naming both handlers`() throws {
    let interactor = MockInteractor<StoreRequest>()
    interactor.returns([], for: .load)
    let text = try require(told(assigning: interactor).first?.description)
    let parts = [
      "handleInteractorResult(result:for:)", "handleAsyncInteractorResult(result:for:)",
      "StoreRequest",
    ]
    expectEqual(parts.filter { !text.contains($0) }, [], "\(text)")
  }
}

/// Supports loading, and rejects every other action.
private final class LoadingInteractor: Interactable {
  typealias Request = StoreRequest
  var requestResponses: [StoreRequest.ActionType: InteractorResponseClosure<StoreRequest>] = [:]

  func perform(request: StoreRequest) {
    let respond = responseForAction(action: request.action)
    switch request.action {
    case .load: respond?(.success([]), request)
    case .save: respond?(.failure(unsupported(request)), request)
    }
  }
}

private actor AsyncLoadingInteractor: AsyncInteractable {
  typealias Request = StoreRequest

  func perform(request: StoreRequest) async -> Result<[String], any Error> {
    switch request.action {
    case .load: .success([])
    case .save: .failure(unsupported(request))
    }
  }
}

private final class NeitherInteractor: AbstractInteractable {
  typealias Request = StoreRequest
}

/// Builds ready-made screens, which handle no results.
private struct PlainProvider: DestinationProviding {
  typealias Destination = ScreenDouble<Sample, Act, Worker>.Destination

  var presentationsData: [Act: Sample.Presentation] = [:]
  var interactorsData: [Act: any InteractorConfiguring<Worker>] = [:]

  func buildDestination(
    destinationPresentations: Destination.DestinationConfigurations?,
    navigationPresentations: Destination.NavigationConfigurations?,
    configuration: Sample.Presentation,
    appFlow: some Flowable<Sample.DestinationType, Sample.ContentType, Sample.TabType>
  ) throws -> Destination? {
    Destination(
      destinationType: .notes, destinationConfigurations: destinationPresentations,
      navigationConfigurations: navigationPresentations,
      parentDestination: configuration.parentDestinationID)
  }
}
