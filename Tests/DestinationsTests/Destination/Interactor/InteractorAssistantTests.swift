import Destinations
import DestinationsTesting
import Testing

/// Interactions that send requests to interactors, by each kind of assistant.
@MainActor
struct InteractorAssistantTests {
  typealias SyncConfiguration = InteractorConfiguration<Worker, MockInteractor<StoreRequest>>
  typealias AsyncConfiguration = InteractorConfiguration<Worker, MockAsyncInteractor<StoreRequest>>

  private typealias Case = (
    name: String, configuration: any InteractorConfiguring<Worker>,
    interactor: (any AbstractInteractable<StoreRequest>)?, wanted: String
  )

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

  @Test func `each kind of assistant serves the interactors that it is made for`() async {
    sync.returns(["Milk"], for: .load)
    sync.returns([], for: .save)
    async.returns(["Milk"], for: .load)
    let cases: [Case] = [
      (
        "basic serves a sync interactor",
        SyncConfiguration(interactorType: .store, actionType: .load), sync, #"["Milk"] for load"#
      ),
      (
        "basic serves an async interactor",
        AsyncConfiguration(interactorType: .store, actionType: .load, assistantType: .basic),
        async, #"["Milk"] for load, async"#
      ),
      (
        "basicAsync serves an async interactor and refuses a sync one",
        AsyncConfiguration(interactorType: .store, actionType: .load, assistantType: .basicAsync),
        async, #"["Milk"] for load, async"#
      ),
      (
        "basicAsync refuses a sync one",
        SyncConfiguration(interactorType: .store, actionType: .load, assistantType: .basicAsync),
        sync, "interactorKindMismatch"
      ),
      (
        "a missing interactor is thrown by the interaction",
        SyncConfiguration(interactorType: .store, actionType: .load), nil, "interactorMissing"
      ),
      (
        "a custom assistant makes the request and receives the content",
        SyncConfiguration(
          interactorType: .store, actionType: .save, assistantType: .custom(SavingAssistant())),
        sync, "[] for save"
      ),
      (
        "a custom async assistant awaits and passes on the result",
        AsyncConfiguration(
          interactorType: .store, actionType: .load,
          assistantType: .custom(assistant: LoadingAssistant())),
        async, #"["Milk"] for load, async"#
      ),
    ]
    for (name, configuration, interactor, wanted) in cases {
      let flow = flow(configuration, assigning: interactor)
      let step = flow.perform(Act.load, content: .note(7))
      await flow.settle()
      let refusal = step.error.map { ["\($0.code)"] } ?? []
      expectEqual(results(flow) + refusal, [wanted], "\(name)")
    }
    expectEqual(sync.requests.map(\.action), [.load, .save])
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
    expectEqual(gate.heldCount, 0)
    expectEmpty(flow.flow.pending)
    expectEqual(place?.results.allSatisfy { $0.contains("failure") }, true)
    // A late tap is refused because its place has left, not because it lacks an interactor.
    #expect {
      try place?.performInterfaceAction(interactionType: .load, content: nil)
    } throws: {
      ($0 as? DestinationError)?.code == .requesterGone
    }
  }

  @Test func `an assistant assigned to an interaction serves it`() {
    sync.returns([], for: .save)
    let flow = SampleWorld(start: .notes).flow()
    let place = flow.place(.notes) as? SampleDestination
    place?.assignInteractor(interactor: sync, for: .store)
    place?.assignInteractorAssistant(assistant: SavingAssistant(), for: .save)
    flow.perform(Act.save, content: .note(1))
    expectEqual(place?.results, ["[] for save"])
  }

  @Test func `a request to an interactor is never refused for visibility or queued`() {
    sync.returns(["Milk"], for: .load)
    let flow = flow(
      SyncConfiguration(interactorType: .store, actionType: .load), assigning: sync)
    let notes = flow.id(.notes)
    flow.present(.sheet(.compose))
    flow.perform(Act.load, at: notes)
    expectEqual(results(flow), ["[\"Milk\"] for load"])
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
