import Destinations
import DestinationsTesting
import Foundation

/// A flow that is driven at random: by requests, interactions and facts, also in hooks and by the interface, with
/// providers that throw, guards that refuse, and answers that are late or missing.
@MainActor
final class RandomSession {
  typealias Presentation = Sample.Presentation
  typealias Route = Sample.DestinationType
  typealias Custom = CustomPresentation<Presentation>

  let world: SampleWorld
  let flow: Sample.AppFlow
  private var random: SeededRandom
  /// The number of requests that hooks and the interface may still make.
  private var outbursts = 20
  private var answers: [@MainActor (Custom.Answer) -> Void] = []

  private(set) var completions: [Int] = []
  private(set) var outcomes: [Int: Int] = [:]
  private(set) var requests: Set<Int> = []

  init(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let starts: [Route] = [.home, .notes, .split, .group, .pile, .tags]
    world = SampleWorld(
      start: random.pick(starts), acknowledging: random.chance(30) ? .manually : .immediately)
    world.policies.modal.whenOccupied = random.pick([.refuse, .queue, .replace])
    world.policies.allowsHiddenRequesters = random.chance(30)
    self.random = random
    let judge = Judge()
    world.guards = [NavigationGuard("judge") { _ in judge.rule() }]
    flow = Sample.AppFlow(world.setup, ids: .sequential(), coordinator: world.interface)
    judge.session = self
    world.onBuild = { [weak self] in try self?.prepare($0) }
    world.interface.onShow = { [weak self] _ in self?.burstOut(chance: 4) }
    flow.onEvent = { [weak self] in self?.note($0) }
    flow.engine.windowListeners.onOutcome = { [weak self] number, _ in
      self?.outcomes[number, default: 0] += 1
    }
  }

  /// Breaks the reference cycle of a session and the guard of its flow.
  private final class Judge: Sendable {
    @MainActor weak var session: RandomSession?

    @MainActor
    func rule() -> Sample.Setup.Guard.Ruling { session?.ruling() ?? .allow }
  }

  private func note(_ event: NavigationEvent) {
    switch event.kind {
    case .requested: event.requestNumber.map { _ = requests.insert($0) }
    case .superseded(let number): requests.insert(number)
    default: break
    }
  }

  /// Starts the flow; mostly by a request, which has the same effect and does not validate the setup.
  func start() {
    if random.chance(10) { return flow.start() }
    flow.presentDestination(configuration: .replaceRoot(with: world.start))
  }

  /// Performs one random action.
  func step() {
    switch random.below(10) {
    case 0...4: flow.presentDestination(configuration: presentation())
    case 5: interact()
    case 6, 7: reportFact()
    case 8: rearrange()
    default: settleSomething()
    }
  }

  /// Gives all open answers and acknowledgements, and ends the flow.
  func end() {
    outbursts = 0
    if random.chance(50) { flow.signal("go") }
    for answer in answers { answer(random.chance(50) ? .done : .refused) }
    if random.chance(50) { world.interface.acknowledgeAll() }
    flow.end()
    world.interface.acknowledgeAll()
    for answer in answers { answer(true) }
  }
}

// MARK: - Requests

extension RandomSession {
  private var anyPlace: UUID {
    let ids = flow.activeDestinations.map { $0.id }
    return ids.isEmpty || random.chance(3) ? UUID() : random.pick(ids)
  }

  private func presentation(depth: Int = 0) -> Presentation {
    var presentation = Presentation(
      destinationType: random.chance(95) ? random.pick(Route.allCases) : nil,
      presentationType: presentationType(depth: depth),
      actionTargetID: random.chance(4) ? anyPlace : nil,
      placement: random.pick(SlotPlacement.allCases),
      shouldSetDestinationAsCurrent: random.chance(70))
    if random.chance(25) { presentation.parentDestinationID = anyPlace }
    if case .tabBar = presentation.presentationType, random.chance(50) {
      presentation.destinationType = nil
    }
    let index = completions.count
    completions.append(0)
    presentation.completionClosure = { [weak self] _ in self?.completions[index] += 1 }
    return presentation
  }

  private func presentationType(depth: Int) -> Presentation.PresentationType {
    switch random.below(20) {
    case 0...3: .navigationStack(type: .present)
    case 4: .navigationStack(type: .goBack)
    case 5: random.chance(50) ? .goBack(count: random.below(4)) : .navigationStack(type: .popToRoot)
    case 6: .tabBar(tab: random.pick([.notes, .tags, .trash]))
    case 7:
      random.chance(60)
        ? .tabBar(tab: random.pick([.notes, .tags, .trash]))
        : .tabRoot(tab: random.pick([.notes, .tags]))
    case 8: random.pick([.addTab(.trash, at: 1), .removeTab(.trash), .orderTabs([.tags])])
    case 9: .splitView(column: random.pick(SplitViewColumn.allCases))
    case 10: .addToCurrent
    case 11: .replaceCurrent
    case 12: .replaceRoot
    case 13: .moveToNearest
    case 14: .moveToNearest(destination: anyPlace)
    case 15, 16: .sheet(type: .present)
    case 17: .sheet(type: .dismiss)
    case 18 where depth < 2: .destinationPath(path: path(depth: depth + 1))
    default: .custom(presentation: custom())
    }
  }

  /// Random elements of a path: of all kinds, in which case the path is mostly refused, or only
  /// pushes and sheets.
  private func path(depth: Int) -> [Presentation] {
    let isPlain = random.chance(50)
    return (0..<random.below(5)).map { _ in
      guard isPlain else { return presentation(depth: depth) }
      return random.chance(80) ? .push(random.pick(Route.allCases)) : .sheet(.compose)
    }
  }

  private func custom() -> Custom {
    let answer: Custom.Answer? = random.pick([.done, .refused, .done(as: .push(.loose)), nil])
    return Custom { [weak self] _, reply in
      if let answer { reply(answer) } else { self?.answers.append(reply) }
    }
  }

  private func interact() {
    let place = flow.destination(for: anyPlace) as? SampleDestination
    let act = random.pick([Act.open, .back, .compose, .close, .save])
    try? place?.performInterfaceAction(interactionType: act)
  }

  private func reportFact() {
    let id = anyPlace
    let facts: [InterfaceFact<Sample.TabType>] = [
      .wentBack(to: id), .dismissedSheet(of: id), .beganSwipeBack(from: id),
      .cancelledSwipeBack(from: id), .beganSheetDrag(of: id), .cancelledSheetDrag(of: id),
      .selectedTab(random.pick([.notes, .tags, .trash]), tabBarID: id),
      .focusedColumn(random.pick(SplitViewColumn.allCases), splitViewID: id),
    ]
    flow.report(random.pick(facts))
  }

  private func rearrange() {
    let places = flow.activeDestinations
    let stranger = SampleDestination(.loose, journal: world.journal)
    switch random.below(6) {
    case 0: flow.removeDestination(destinationID: anyPlace)
    case 1: flow.removeDestinations(destinationIDs: [anyPlace, anyPlace])
    case 2:
      (places.first { $0.type == .group } as? SampleGroup)?.addChild(
        childDestination: stranger, shouldSetDestinationAsCurrent: random.chance(50))
    case 3:
      (places.first { $0.type == .group } as? SampleGroup)?.replaceCurrentDestination(
        with: stranger)
    case 4:
      try? (places.first { $0.type == .home } as? SampleTabBar)?.removeTab(
        random.pick([.notes, .tags, .trash]))
    default:
      try? (places.first { $0.type == .home } as? SampleTabBar)?.addTab(
        random.pick([.notes, .tags, .trash]), destination: stranger)
    }
  }

  /// Gives an answer, an acknowledgement or a signal that is waited for.
  private func settleSomething() {
    switch random.below(4) {
    case 0: if !answers.isEmpty { answers.removeFirst()(random.chance(50) ? .done : .refused) }
    case 1: world.interface.acknowledge()
    case 2: flow.signal("go")
    default: world.interface.acknowledgeAll()
    }
  }
}

// MARK: - Requests and answers at random moments

extension RandomSession {
  private func prepare(_ destination: SampleDestination) throws {
    if random.chance(2) { throw CancellationError() }
    burstOut(chance: 1)
    destination.onHook = { [weak self] _ in self?.burstOut(chance: 3) }
  }

  /// Makes a request at a random moment.
  private func burstOut(chance: Int) {
    guard outbursts > 0, random.chance(chance) else { return }
    outbursts -= 1
    step()
  }

  private func ruling() -> Sample.Setup.Guard.Ruling {
    switch random.below(100) {
    case 0...2: .deny(reason: "Not now.")
    case 3: .redirect(to: .push(.edit))
    case 4: .hold(until: "go", meanwhile: random.chance(50) ? .push(.tags) : nil)
    default: .allow
    }
  }
}
