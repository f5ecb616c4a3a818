import Destinations
import DestinationsTesting
import Testing

@MainActor
struct StateModelTests {
  private enum Tap: String, UserInteractionTypeable { case rename, load, unknown }
  private enum Store: InteractorTypeable { case store }

  private struct Ask: InteractorRequestConfiguring {
    enum ActionType: InteractorRequestActionTypeable { case load }
    typealias ResultData = Int
    let action: ActionType
  }

  private struct Interface: InteractiveInterfacing {
    typealias UserInteractionType = Tap
    typealias InteractorType = Store
    let destinationState: DestinationInterfaceState<Sample.Screen<Interface>>
  }

  private final class Counter: Interactable {
    typealias Request = Ask
    var requestResponses: [Ask.ActionType: InteractorResponseClosure<Ask>] = [:]
    func perform(request: Ask) {
      responseForAction(action: request.action)?(.success(7), request)
    }
  }

  private final class Model: DestinationStateModeling {
    var log: [String] = []
    func prepareForPresentation() { log.append("presented") }
    func prepareForAppearance(isVisible: Bool) { log.append("appears \(isVisible)") }
    func prepareForDisappearance(wasVisible: Bool) { log.append("disappears \(wasVisible)") }
    func cleanupResources() { log.append("cleaned") }
    func handle(
      _ interaction: any UserInteractionTypeable, content: (any ContentTypeable)?
    ) -> Bool {
      log.append("handles \(interaction.rawValue)")
      return interaction as? Tap == .rename
    }
    func handleInteractorResult<Request: InteractorRequestConfiguring>(
      result: Result<Request.ResultData, any Error>, for request: Request
    ) {
      log.append("result \((try? result.get()).map { "\($0)" } ?? "none")")
    }
  }

  private let model = Model()

  private func flow(_ model: Model?) -> Sample.AppFlow {
    let provider = DestinationProvider(
      interactors: [
        .load: InteractorConfiguration<Store, Counter>(interactorType: .store, actionType: .load)
      ]
    ) { (seed: DestinationSeed<Sample.Screen<Interface>>) in
      let screen = Sample.Screen(seed) { Interface(destinationState: .init(destination: $0)) }
      screen.assignInteractor(interactor: Counter(), for: .store)
      if let model { screen.assignStateModel(model) }
      return screen
    }
    let flow = Sample.AppFlow(
      Sample.Setup(
        providers: [.notes: provider, .tags: provider],
        startingDestination: .replaceRoot(with: .notes)))
    flow.onEvent = { _ in }
    flow.start()
    return flow
  }

  private func screen(of flow: Sample.AppFlow) throws -> Sample.Screen<Interface> {
    try #require(flow.rootDestination as? Sample.Screen<Interface>)
  }

  @Test func `a model gets the hooks of a ready-made destination`() {
    let flow = flow(model)
    flow.end()
    #expect(model.log == ["presented", "appears true", "disappears true", "cleaned"])
  }

  @Test func `a model gets the results`() throws {
    let flow = flow(model)
    model.log = []
    try screen(of: flow).performInterfaceAction(interactionType: .load)
    #expect(model.log == ["result 7"])
  }

  @Test func `a model handles interactions that no table has, and may decline`() throws {
    let flow = flow(model)
    let screen = try screen(of: flow)
    model.log = []
    try screen.performInterfaceAction(interactionType: .rename)
    #expect(throws: DestinationError.self) {
      try screen.performInterfaceAction(interactionType: .unknown)
    }
    #expect(model.log == ["handles rename", "handles unknown"])
  }

  @Test func `another model takes over from the one before`() throws {
    let flow = flow(model)
    let other = Model()
    try screen(of: flow).assignStateModel(other)
    model.log = []
    try screen(of: flow).performInterfaceAction(interactionType: .load)
    #expect(model.log.isEmpty && other.log == ["result 7"])
  }
}
