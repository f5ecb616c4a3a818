import Destinations
import DestinationsTesting
import Testing

/// Interactions that ask interactors, by each kind of assistant.
@MainActor
struct InteractorAssistantTests {
  typealias SyncConfiguration = InteractorConfiguration<Worker, MockInteractor<StoreRequest>>
  typealias AsyncConfiguration = InteractorConfiguration<Worker, MockAsyncInteractor<StoreRequest>>

  private let sync = MockInteractor<StoreRequest>()
  private let async = MockAsyncInteractor<StoreRequest>()

  private func flow(
    _ configuration: any InteractorConfiguring<Worker>,
    assigning interactor: (any AbstractInteractable<StoreRequest>)?
  ) -> SampleTestFlow {
    let world = SampleWorld(start: .notes)
    var setup = world.setup
    setup.providers[.notes] = SampleProvider(
      world.journal, shape: .stack, interactors: [.load: configuration]
    ) { if let interactor { $0.assignInteractor(interactor: interactor, for: .store) } }
    return SampleTestFlow(setup)
  }

  private func results(_ flow: SampleTestFlow) -> [String] {
    (flow.place(.notes) as? SampleDestination)?.results ?? []
  }

  @Test func `basic serves a sync interactor`() {
    sync.returns(["Milk"], for: .load)
    let flow = flow(
      SyncConfiguration(interactorType: .store, actionType: .load), assigning: sync)
    flow.perform(Act.load)
    #expect(results(flow) == ["[\"Milk\"] for load"])
  }

  @Test func `basic serves an async interactor`() async {
    async.returns(["Milk"], for: .load)
    let flow = flow(
      AsyncConfiguration(interactorType: .store, actionType: .load, assistantType: .basic),
      assigning: async)
    flow.perform(Act.load)
    await flow.settle()
    #expect(results(flow) == ["[\"Milk\"] for load, async"])
  }

  @Test func `basicAsync serves an async interactor and refuses a sync one`() async {
    async.returns([], for: .load)
    let served = flow(
      AsyncConfiguration(interactorType: .store, actionType: .load, assistantType: .basicAsync),
      assigning: async)
    served.perform(Act.load)
    await served.settle()
    #expect(results(served) == ["[] for load, async"])
    let refused = flow(
      SyncConfiguration(interactorType: .store, actionType: .load, assistantType: .basicAsync),
      assigning: sync)
    refused.perform(Act.load)
    refused.expectRefused(.interactorKindMismatch)
  }

  @Test func `a missing interactor is thrown by the interaction`() {
    let flow = flow(
      SyncConfiguration(interactorType: .store, actionType: .load), assigning: nil)
    flow.perform(Act.load)
    flow.expectRefused(.interactorMissing)
  }

  @Test func `a custom assistant makes the request and gets the content`() {
    sync.returns([], for: .save)
    let flow = flow(
      SyncConfiguration(
        interactorType: .store, actionType: .save, assistantType: .custom(SavingAssistant())),
      assigning: sync)
    flow.perform(Act.load, content: .note(7))
    #expect(sync.requests.map(\.action) == [.save])
    #expect(results(flow) == ["[] for save"])
  }

  @Test func `a custom async assistant awaits and hands on the result`() async {
    async.returns(["Milk"], for: .load)
    let flow = flow(
      AsyncConfiguration(
        interactorType: .store, actionType: .load,
        assistantType: .custom(assistant: LoadingAssistant())),
      assigning: async)
    flow.perform(Act.load)
    await flow.settle()
    #expect(results(flow) == ["[\"Milk\"] for load, async"])
  }

  @Test func `a custom async assistant's task ends with its place`() async {
    let gate = async.holds(.load)
    let flow = flow(
      AsyncConfiguration(
        interactorType: .store, actionType: .load, assistantType: .custom(LoadingAssistant())),
      assigning: async)
    let place = flow.place(.notes) as? SampleDestination
    flow.perform(Act.load)
    await flow.settle()
    flow.present(.replaceRoot(with: .tags))
    await flow.settle()
    #expect(gate.heldCount == 0)
    #expect(flow.flow.pending.isEmpty)
    #expect(place?.results.allSatisfy { $0.contains("failure") } == true)
  }

  @Test func `an assistant assigned to an interaction serves it`() {
    sync.returns([], for: .save)
    let flow = SampleWorld(start: .notes).flow()
    let place = flow.place(.notes) as? SampleDestination
    place?.assignInteractor(interactor: sync, for: .store)
    place?.assignInteractorAssistant(assistant: SavingAssistant(), for: .save)
    flow.perform(Act.save, content: .note(1))
    #expect(place?.results == ["[] for save"])
  }

  @Test func `a request to an interactor is never refused for visibility and never queued`() {
    sync.returns(["Milk"], for: .load)
    let flow = flow(
      SyncConfiguration(interactorType: .store, actionType: .load), assigning: sync)
    let notes = flow.id(.notes)
    flow.present(.sheet(.compose))
    flow.perform(Act.load, at: notes)
    #expect(results(flow) == ["[\"Milk\"] for load"])
  }
}

private struct SavingAssistant: InteractorAssisting {
  typealias InteractorType = Worker
  typealias ContentType = Sample.ContentType
  typealias Request = StoreRequest

  let interactorType = Worker.store
  let actionType = StoreRequest.ActionType.save

  func handleRequest<Destination: Destinationable>(
    destination: Destination, content: Sample.ContentType?
  ) where Destination.InteractorType == Worker {
    guard case .note = content else { return }
    destination.performRequest(interactor: .store, request: StoreRequest(action: .save))
  }
}

private struct LoadingAssistant: AsyncInteractorAssisting {
  typealias InteractorType = Worker
  typealias ContentType = Sample.ContentType
  typealias Request = StoreRequest

  let interactorType = Worker.store
  let actionType = StoreRequest.ActionType.load

  func handleAsyncRequest<Destination: Destinationable>(
    destination: Destination, content: Sample.ContentType?
  ) async where Destination.InteractorType == Worker {
    let request = StoreRequest(action: actionType)
    let result = await destination.performRequest(interactor: interactorType, request: request)
    await destination.handleAsyncInteractorResult(result: result, for: request)
  }
}
