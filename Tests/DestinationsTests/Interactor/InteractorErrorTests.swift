import Destinations
import DestinationsTesting
import Testing

/// Missing, wrong kind, unsupported, too late: each is an error of its own.
@MainActor
struct InteractorErrorTests {
  private func place(_ flow: SampleTestFlow) throws -> SampleDestination {
    try #require(flow.place(.notes) as? SampleDestination)
  }

  @Test func `an interactor that is missing comes as a failure to the handler`() throws {
    let flow = SampleWorld(start: .notes).flow()
    let place = try place(flow)
    place.performRequest(interactor: .store, request: StoreRequest(action: .load))
    #expect(place.results == ["failure(interactorMissing) for load"])
  }

  @Test func `an interactor that is missing is a failure of the async form`() async throws {
    let flow = SampleWorld(start: .notes).flow()
    let place = try place(flow)
    let result = await place.performRequest(
      interactor: .store, request: StoreRequest(action: .load))
    #expect(result.code == .interactorMissing)
  }

  @Test func `a request of another type is refused`() throws {
    let flow = SampleWorld(start: .notes).flow()
    let place = try place(flow)
    place.assignInteractor(interactor: MockInteractor<StoreRequest>(), for: .store)
    place.performRequest(interactor: .store, request: OtherRequest(action: .ask))
    #expect(place.results == ["failure(interactorKindMismatch) for ask"])
  }

  @Test func `a request of another type is a failure of the async form`() async throws {
    let flow = SampleWorld(start: .notes).flow()
    let place = try place(flow)
    place.assignInteractor(interactor: MockInteractor<StoreRequest>(), for: .store)
    let result = await place.performRequest(
      interactor: .store, request: OtherRequest(action: .ask))
    #expect(result.code == .interactorKindMismatch)
  }

  @Test func `an object that is no interactor of either kind is refused`() throws {
    let flow = SampleWorld(start: .notes).flow()
    let place = try place(flow)
    place.assignInteractor(interactor: NeitherInteractor(), for: .store)
    place.performRequest(interactor: .store, request: StoreRequest(action: .load))
    #expect(place.results == ["failure(interactorKindMismatch) for load"])
  }

  @Test func `a place that has left gets tooLate`() async throws {
    let flow = SampleWorld(start: .notes).flow()
    flow.present(.push(.detail))
    let place = try #require(flow.place(.detail) as? SampleDestination)
    flow.goBack()
    let result = await place.performRequest(
      interactor: .store, request: StoreRequest(action: .load))
    #expect(result.code == .resultTooLate)
  }

  @Test func `an action that a sync interactor does not support comes to the handler`() throws {
    let flow = SampleWorld(start: .notes).flow()
    let place = try place(flow)
    place.assignInteractor(interactor: LoadingInteractor(), for: .store)
    place.performRequest(interactor: .store, request: StoreRequest(action: .save))
    #expect(place.results == ["failure(actionUnsupported) for save"])
  }

  @Test func `an action that an async interactor does not support is a failure that names both`()
    async throws
  {
    let flow = SampleWorld(start: .notes).flow()
    let place = try place(flow)
    place.assignInteractor(interactor: AsyncLoadingInteractor(), for: .store)
    let result = await place.performRequest(
      interactor: .store, request: StoreRequest(action: .save))
    #expect(result.code == .actionUnsupported)
    guard case .failure(let error) = result else { return }
    #expect("\(error)".contains("AsyncLoadingInteractor does not support save."))
  }

  @Test(arguments: [
    DestinationError.Code.interactorMissing, .interactorKindMismatch, .actionUnsupported,
    .cancelled, .interactorFailed,
  ])
  func `whatever goes wrong with a request, nothing in the flow has changed`(
    code: DestinationError.Code
  ) throws {
    let world = SampleWorld(start: .notes)
    let flow = world.flow()
    let place = try place(flow)
    let mock = MockInteractor<StoreRequest>()
    if code == .actionUnsupported {
      mock.fails(mock.unsupported(StoreRequest(action: .load)), for: .load)
    } else {
      mock.fails(DestinationError(code, "No."), for: .load)
    }
    if code != .interactorMissing { place.assignInteractor(interactor: mock, for: .store) }
    let before = FlowSnapshot(flow, world)
    if code == .interactorKindMismatch {
      place.performRequest(interactor: .store, request: OtherRequest(action: .ask))
    } else {
      place.performRequest(interactor: .store, request: StoreRequest(action: .load))
    }
    #expect(place.results.map { $0.contains("failure(\(code))") } == [true])
    _ = world.journal.take()
    #expect(FlowSnapshot(flow, world) == before)
    #expect(place.interactor(for: .store) === (code == .interactorMissing ? nil : mock))
  }

  @Test func `a request that is too late changes nothing either`() throws {
    let world = SampleWorld(start: .notes)
    let flow = world.flow()
    flow.present(.push(.detail))
    let place = try #require(flow.place(.detail) as? SampleDestination)
    flow.goBack()
    _ = world.journal.take()
    let before = FlowSnapshot(flow, world)
    place.performRequest(interactor: .store, request: StoreRequest(action: .load))
    #expect(place.results == ["failure(resultTooLate) for load"])
    _ = world.journal.take()
    #expect(FlowSnapshot(flow, world) == before)
  }

  @Test func `an interactor's own failure that nobody handles is logged as interactorFailed`()
    throws
  {
    struct OutOfMilk: Error {}
    #expect(try loggedCode(of: OutOfMilk()) == .interactorFailed)
    #expect(try loggedCode(of: CancellationError()) == .cancelled)
    #expect(try loggedCode(of: DestinationError(.actionUnsupported, "No.")) == .actionUnsupported)
  }

  private func loggedCode(of error: any Error) throws -> DestinationError.Code? {
    let flow = Sample.AppFlow(
      Sample.Setup(
        providers: [.notes: PlainProvider()], startingDestination: .replaceRoot(with: .notes)))
    flow.start()
    var code: DestinationError.Code?
    flow.onEvent = { if case .error(let error, _) = $0.kind { code = error.code } }
    let place = try #require(flow.currentDestination as? PlainProvider.Destination)
    let mock = MockInteractor<StoreRequest>()
    mock.fails(error, for: .load)
    place.assignInteractor(interactor: mock, for: .store)
    place.performRequest(interactor: .store, request: StoreRequest(action: .load))
    return code
  }

  @Test func `a result that nobody handles is told as an event that names both spellings`() throws {
    let flow = Sample.AppFlow(
      Sample.Setup(
        providers: [.notes: PlainProvider()], startingDestination: .replaceRoot(with: .notes)))
    flow.start()
    var events: [NavigationEvent] = []
    flow.onEvent = { events.append($0) }
    let place = try #require(flow.currentDestination as? PlainProvider.Destination)
    let interactor = MockInteractor<StoreRequest>()
    interactor.returns([], for: .load)
    place.assignInteractor(interactor: interactor, for: .store)
    place.performRequest(interactor: .store, request: StoreRequest(action: .load))
    let text = try #require(events.first?.description)
    #expect(text.contains("handleInteractorResult(result:for:)"))
    #expect(text.contains("handleAsyncInteractorResult(result:for:)"))
    #expect(text.contains("StoreRequest"))
  }

  @Test func `a failure that nobody handles is logged`() throws {
    let flow = Sample.AppFlow(
      Sample.Setup(
        providers: [.notes: PlainProvider()], startingDestination: .replaceRoot(with: .notes)))
    flow.start()
    var codes: [DestinationError.Code?] = []
    flow.onEvent = { if case .error(let error, _) = $0.kind { codes.append(error.code) } }
    let place = try #require(flow.currentDestination as? PlainProvider.Destination)
    place.performRequest(interactor: .store, request: StoreRequest(action: .load))
    #expect(codes == [.interactorMissing])
  }
}

/// Supports loading, and says so of nothing else.
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
