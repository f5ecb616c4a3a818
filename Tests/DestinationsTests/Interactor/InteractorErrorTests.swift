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
