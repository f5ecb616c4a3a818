import Destinations
import DestinationsTesting
import Foundation
import Testing

@MainActor
struct StateModelTests {
  private enum Tap: String, UserInteractionTypeable { case rename, load, unknown }
  private enum Store: InteractorTypeable { case store, other }

  private struct Ask: InteractorRequestConfiguring {
    enum ActionType: InteractorRequestActionTypeable { case load }
    typealias ResultData = Int
    let action: ActionType
  }

  private struct Interface: InteractiveInterfacing {
    typealias UserInteractionType = Tap
    typealias InteractorType = Store
    let destinationState: DestinationInterfaceState<Sample.ScreenOf<Interface>>
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
    func handle(_ interaction: Tap, content: Sample.ContentType?) -> Bool {
      log.append("handles \(interaction)\(content.map { " with \($0)" } ?? "")")
      return interaction == .rename
    }
    func handleInteractorResult<Request: InteractorRequestConfiguring>(
      result: Result<Request.ResultData, any Error>, for request: Request
    ) -> Bool {
      log.append("result \((try? result.get()).map { "\($0)" } ?? "none")")
      return true
    }
  }

  /// A model without interactions, which fits places of any types.
  private final class HookModel: DestinationStateModeling {
    var hooks: [String] = []
    func prepareForPresentation() { hooks.append("presented") }
    func prepareForAppearance(isVisible: Bool) { hooks.append("appears") }
    func prepareForDisappearance(wasVisible: Bool) { hooks.append("disappears") }
    func cleanupResources() { hooks.append("cleaned") }
  }

  private let model = Model()

  private func flow(_ model: Model?) -> Sample.AppFlow {
    let provider = DestinationProvider(
      interactors: [
        .load: InteractorConfiguration<Store, Counter>(interactorType: .store, actionType: .load)
      ]
    ) { (seed: DestinationSeed<Sample.ScreenOf<Interface>>) in
      let screen = Sample.ScreenOf(seed) { Interface(destinationState: .init(destination: $0)) }
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

  private func screen(of flow: Sample.AppFlow) throws -> Sample.ScreenOf<Interface> {
    try #require(flow.rootDestination as? Sample.ScreenOf<Interface>)
  }

  @Test func `a state model receives the hooks of a ready-made destination`() throws {
    let flow = flow(model)
    let screen = try screen(of: flow)
    expectEqual(model.log, ["presented", "appears true"])

    // A model receives the results.
    model.log = []
    try screen.performInterfaceAction(interactionType: .load)
    expectEqual(model.log, ["result 7"])

    // A model handles interactions that no table has, and may decline.
    model.log = []
    try screen.performInterfaceAction(interactionType: .rename, content: .note(7))
    let error = #expect(throws: DestinationError.self) {
      try screen.performInterfaceAction(interactionType: .unknown)
    }
    expectEqual(error?.code, .noAction)
    expectEqual(model.log, ["handles rename with note(7)", "handles unknown"])

    model.log = []
    flow.end()
    expectEqual(model.log, ["disappears true", "cleaned"])
  }

  @Test func `a new state model replaces the one before`() throws {
    let flow = flow(model)
    let other = Model()
    try screen(of: flow).assignStateModel(other)
    model.log = []
    try screen(of: flow).performInterfaceAction(interactionType: .load)
    expectEmpty(model.log)
    expectEqual(other.log, ["result 7"])
  }

  @Test func `a state model without interactions fits a place of any types`() throws {
    let flow = flow(nil)
    let screen = try screen(of: flow)
    let hooks = HookModel()
    screen.assignStateModel(model)
    screen.assignStateModel(hooks)
    #expect(screen.stateModel === hooks)
    #expect(throws: DestinationError.self) {
      try screen.performInterfaceAction(interactionType: .rename)
    }
    flow.presentDestination(configuration: .sheet(.tags))
    flow.presentDestination(configuration: .goBack)
    expectEmpty(model.log)

    // A place without interactions may have a model, too.
    let place = SilentDestination()
    let silent = HookModel()
    place.assignStateModel(silent)
    place.prepareForPresentation()
    place.prepareForAppearance(isVisible: true)
    place.prepareForDisappearance(wasVisible: true)
    place.cleanupResources()
    #expect(place.stateModel === silent)
    expectEqual(silent.hooks, ["presented", "appears", "disappears", "cleaned"])
  }

  @Test func `a result that a state model ignores is reported like one without a handler`() throws {
    let flow = flow(nil)
    let screen = try screen(of: flow)
    var kinds: [NavigationEvent.Kind] = []
    flow.onEvent = { kinds.append($0.kind) }
    try screen.performInterfaceAction(interactionType: .load)
    let withoutModel = kinds
    kinds = []
    let hooks = HookModel()
    screen.assignStateModel(hooks)
    try screen.performInterfaceAction(interactionType: .load)
    let unhandled: [NavigationEvent.Kind] = [.resultUnhandled(id: screen.id, request: "Ask")]
    #expect([withoutModel, kinds] == [unhandled, unhandled] && screen.stateModel === hooks)

    // A failure that a model does not handle is logged at its place.
    var codes: [DestinationError.Code?] = []
    flow.onEvent = { if case .error(let error, _) = $0.kind { codes.append(error.code) } }
    screen.performRequest(interactor: .other, request: Ask(action: .load))
    expectEqual(codes, [.interactorMissing])
  }

  @Test func `a state model is released with its place`() throws {
    let box = WeakBox()
    let flow = flow(nil)
    do {
      let other = Model()
      box.add(other)
      try screen(of: flow).assignStateModel(other)
    }
    let screen = try screen(of: flow)
    expectEqual(box.livingCount, 1)
    flow.presentDestination(configuration: .replaceRoot(with: .tags))
    expectEqual(box.livingCount, 0)
    expectNil(screen.stateModel)
  }

  /// A destination class of an app that handles its own interactions and results.
  private final class OwnPlace: Destinationable, DestinationStateModeling {
    typealias UserInteractionType = Tap
    typealias DestinationType = Sample.DestinationType
    typealias ContentType = Sample.ContentType
    typealias TabType = Sample.TabType
    typealias InteractorType = Store

    let id: DestinationID
    let type: Sample.DestinationType
    var internalState: Sample.InternalState<Tap, Store>
    var log: [String] = []

    init(_ seed: Sample.Seed<OwnPlace>) {
      (id, type, internalState) = (seed.id, seed.route, seed.internalState())
    }

    func handle(_ interaction: Tap, content: Sample.ContentType?) -> Bool {
      log.append("handles \(interaction)\(content.map { " with \($0)" } ?? "")")
      return interaction == .rename
    }

    func handleInteractorResult<Request: InteractorRequestConfiguring>(
      result: Result<Request.ResultData, any Error>, for request: Request
    ) -> Bool {
      log.append("result \((try? result.get()).map { "\($0)" } ?? "none")")
      return true
    }
  }

  /// The place of a flow, whose provider declares that it handles some interactions.
  private func ownPlace(
    in flow: inout Sample.AppFlow?, _ keep: @escaping @MainActor (OwnPlace) -> Void = { _ in }
  ) throws -> OwnPlace {
    let provider = DestinationProvider(
      interactors: [
        .load: InteractorConfiguration<Store, Counter>(interactorType: .store, actionType: .load)
      ], handles: [.rename, .unknown]
    ) { (seed: Sample.Seed<OwnPlace>) in
      let place = OwnPlace(seed)
      place.assignInteractor(interactor: Counter(), for: .store)
      keep(place)
      return place
    }
    let made = Sample.AppFlow(
      Sample.Setup(providers: [.notes: provider], startingDestination: .replaceRoot(with: .notes)))
    expectEmpty(made.validate().map(\.reason))
    made.onEvent = { _ in }
    made.start()
    flow = made
    return try #require(made.rootDestination as? OwnPlace)
  }

  @Test func `an app's own destination can be its own state model`() throws {
    var flow: Sample.AppFlow?
    let box = WeakBox()
    do {
      let place = try ownPlace(in: &flow) { box.add($0) }
      try place.performInterfaceAction(interactionType: .rename, content: .note(7))
      try place.performInterfaceAction(interactionType: .load)
      let error = #expect(throws: DestinationError.self) {
        try place.performInterfaceAction(interactionType: .unknown)
      }
      expectEqual(error?.code, .notHandled)
      expectContains(error?.reason ?? "", "its state model OwnPlace does not")
      expectEqual(place.log, ["handles rename with note(7)", "result 7", "handles unknown"])
      expectNil(place.stateModel)
    }
    flow = nil
    expectEqual(box.livingCount, 0)
  }

  @Test func `an own state model is not kept by itself, and another one takes its place`() throws {
    var flow: Sample.AppFlow?
    let box = WeakBox()
    do {
      let place = try ownPlace(in: &flow) {
        box.add($0)
        $0.assignStateModel($0)
      }
      expectNil(place.stateModel)
      try place.performInterfaceAction(interactionType: .rename)
      expectEqual(place.log, ["handles rename"])

      place.assignStateModel(model)
      try place.performInterfaceAction(interactionType: .rename)
      try place.performInterfaceAction(interactionType: .load)
      flow?.end()
      expectEqual(place.log, ["handles rename"])
      expectEqual(model.log, ["handles rename", "result 7", "disappears true", "cleaned"])
    }
    flow = nil
    expectEqual(box.livingCount, 0)
  }
}

/// Reaching the own place and flow.
extension StateModelTests {
  private typealias Screen = ScreenDouble<Sample, Act, Worker>.Destination

  /// Gives a signal, presents, and records the flow that it reaches during each hook.
  private class Reaching: DestinationStateModeling {
    let place: DestinationHandle<Screen>
    var reached: [String] = []

    init(_ place: Screen?) { self.place = DestinationHandle(place) }

    func note(_ hook: String) { reached.append("\(hook) \(place.appFlow != nil)") }
    func prepareForPresentation() { note("presented") }
    func cleanupResources() { note("cleaned") }

    func handle(_ interaction: Act, content: Sample.ContentType?) -> Bool {
      if interaction == .open { place.appFlow?.request(.push(.detail)) }
      if interaction == .close { place.appFlow?.signal("go") }
      return true
    }
  }

  private final class Door {
    var isOpen = false
  }

  private func setup(_ keep: @escaping @MainActor (Screen, Reaching) -> Void) -> Sample.Setup {
    let notes = DestinationProvider<Screen> { seed in
      let screen = Screen(seed) { ScreenDouble($0) }
      #expect(screen.appFlow === seed.appFlow)
      let model = Reaching(screen)
      screen.assignStateModel(model)
      keep(screen, model)
      return screen
    }
    return Sample.Setup(
      providers: [.notes: notes, .detail: SampleProvider(TestJournal())],
      startingDestination: .replaceRoot(with: .notes))
  }

  @Test func `a place and its state model reach their flow until the place has left`() throws {
    var (place, model): (Screen?, Reaching?)
    var setup = setup { (place, model) = ($0, $1) }
    setup.providers[.home] = SampleProvider(TestJournal(), shape: .stack)
    setup.startingDestination = .path([.replaceRoot(with: .home), .push(.notes)])
    let door = Door()
    setup.guards = [
      NavigationGuard("waits") { [door] difference in
        !door.isOpen && difference.arriving.contains { $0.route == .detail }
          ? .hold(until: "go") : .allow
      }
    ]
    let flow = Sample.AppFlow(setup)
    flow.onEvent = { _ in }
    flow.start()
    let screen = try #require(place)
    #expect(screen.appFlow === flow)
    try screen.performInterfaceAction(interactionType: .open)
    expectEqual(flow.pending.count, 1)
    door.isOpen = true
    try screen.performInterfaceAction(interactionType: .close)
    expectEqual(flow.currentDestination?.type, .detail)

    flow.presentDestination(configuration: .replaceRoot(with: .detail))
    expectEqual(model?.reached, ["presented true", "cleaned true"])
    #expect(screen.appFlow == nil && Reaching(nil).place.appFlow == nil)
  }

  private static func handling(
    _ handles: Set<Act>, _ model: @escaping @MainActor (Screen) -> Reaching?
  ) -> Sample.Setup {
    let notes = DestinationProvider<Screen>(handles: handles) { seed in
      let screen = Screen(seed) { ScreenDouble($0) }
      if let model = model(screen) { screen.assignStateModel(model) }
      return screen
    }
    return Sample.Setup(
      providers: [.notes: notes], startingDestination: .replaceRoot(with: .notes))
  }

  @Test func `a declared interaction that the state model does not handle is refused`() throws {
    final class Deaf: Reaching {
      override func handle(_ interaction: Act, content: Sample.ContentType?) -> Bool { false }
    }
    func reason(_ model: @escaping @MainActor (Screen) -> Reaching?) throws -> String? {
      let flow = Sample.AppFlow(Self.handling([.open, .save], model))
      flow.onEvent = { _ in }
      flow.start()
      let screen = try #require(flow.rootDestination as? Screen)
      let error = #expect(throws: DestinationError.self) {
        try screen.performInterfaceAction(interactionType: .save)
      }
      expectEqual(error?.code, .notHandled)
      return error.map { String($0.reason.drop { $0 != "," }) }
    }
    expectEqual(try reason { _ in nil }, ", but it has no state model.")
    expectEqual(try reason { Deaf($0) }, ", but its state model Deaf does not.")
  }

  @Test
  func `explorations perform interactions for state models, and a law reports unhandled ones`()
    async throws
  {
    final class Picky: Reaching {
      override func handle(_ interaction: Act, content: Sample.ContentType?) -> Bool {
        reached.append(interaction.rawValue)
        return interaction == .close
      }
    }
    var models: [Picky] = []
    func report(_ handles: Set<Act>) async throws -> [String] {
      let setup = Self.handling(handles) { screen in
        let model = Picky(screen)
        models.append(model)
        return model
      }
      let report = try await FailureReporting.collecting(FailureCollector()).during {
        try await explore(setup, laws: [.declaredActionsWork], runs: 1, steps: 20)
      }
      return report.findings.map(\.what).map { String($0.prefix(40)) }
    }
    try expectEqual(await report([.close]), [])
    #expect(models.contains { $0.reached.contains("close") })
    try expectEqual(await report([.save]), ["\"tap notes.save\" was refused: notHandled"])
  }

  @Test func `a handle of a state model keeps neither its place nor its flow alive`() {
    let box = WeakBox()
    var handle: DestinationHandle<Screen>?
    do {
      let flow = Sample.AppFlow(
        setup { screen, model in
          box.add(screen)
          box.add(model)
          handle = model.place
        })
      flow.onEvent = { _ in }
      flow.start()
      box.add(flow)
      expectEqual(box.livingCount, 3)
    }
    expectEqual(box.livingCount, 0)
    #expect(handle?.destination == nil && handle?.appFlow == nil)
  }
}

/// A place of an app without contents, which has no interactions.
private final class SilentDestination: Destinationable {
  enum Route: String, RoutableDestinations { case only }
  typealias UserInteractionType = Never
  typealias DestinationType = Route
  typealias ContentType = Never
  typealias TabType = Never
  typealias InteractorType = Never

  let id = UUID()
  let type = Route.only
  var internalState = DestinationInternalState<
    Never, Route, Never, Never, Never
  >()
}
