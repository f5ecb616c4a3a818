import Destinations
import DestinationsTesting
import Foundation

/// An app with two guards that hold many requests, driven at random: by requests of every cause, links, taps, facts,
/// signals, cancellations and late acknowledgements.
@MainActor
final class HeldSession {
  typealias Presentation = Sample.Presentation
  typealias Route = Sample.DestinationType

  /// A guard that protects a route with a place of its own.
  private struct Login {
    let signal: GuardSignal
    let protected: Route
    let place: Route
    let meanwhile: Presentation?
  }

  let world: SampleWorld
  let flow: Sample.AppFlow
  private var random: SeededRandom
  private let logins: [Login]
  private let keepsLinks: Bool
  private var open: Set<GuardSignal> = []
  private(set) var handles: [RequestHandle] = []
  private(set) var completions: [Int] = []
  private(set) var outcomes: [Int: Int] = [:]

  init(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    world = SampleWorld(acknowledging: random.chance(50) ? .manually : .immediately)
    world.policies.modal = ModalPolicy(
      whenNested: random.pick([.allow, .allow, .refuse, .queue, .hoist]),
      whenOccupied: random.pick([.refuse, .queue, .replace]),
      isApplicationWide: random.chance(20))
    world.policies.heldLimit = random.pick([2, 5, 1_000])
    keepsLinks = random.chance(20)
    logins = [(GuardSignal("a"), Route.detail, Route.loose), ("b", .edit, .compose)].map {
      Login(signal: $0, protected: $1, place: $2, meanwhile: Self.meanwhile($2, &random))
    }
    self.random = random
    let box = Box()
    world.guards = [0, 1].map { index in
      NavigationGuard("guard \(index)") { box.session?.ruling(of: index, $0) ?? .allow }
    }
    let table = LinkTable(LinkOrigin(scheme: "sample")) {
      DeepLink("note/{number}", .int) {
        $0
      } values: {
        $0
      }
    }
    world.links = FlowLinks(table, path: { box.session?.path(of: $0) ?? [] })
    flow = Sample.AppFlow(world.setup, ids: .sequential(), coordinator: world.interface)
    box.session = self
    flow.engine.windowListeners.onOutcome = { [weak self] number, _ in
      self?.outcomes[number, default: 0] += 1
    }
  }

  private final class Box: Sendable {
    @MainActor weak var session: HeldSession?
  }

  private static func meanwhile(_ place: Route, _ random: inout SeededRandom) -> Presentation? {
    let column = Presentation.path([.push(.split), .column(.detail, showing: place)])
    return random.pick([
      .sheet(place), .sheet(place), .push(place), .add(place), .replaceRoot(with: place),
      .replaceCurrent(with: place), .path([.push(.first), .push(place)]),
      .tab(.trash, showing: place), .path([.replaceRoot(with: .home), .sheet(place)]), column,
      .path([.dismissAny, .sheet(place)]), nil,
    ])
  }

  private func ruling(
    of index: Int, _ difference: Sample.Setup.Guard.Difference
  ) -> Sample.Setup.Guard.Ruling {
    let login = logins[index]
    guard difference.brings(login.protected), !open.contains(login.signal) else { return .allow }
    return .hold(until: login.signal, meanwhile: login.meanwhile, replacesLinks: !keepsLinks)
  }

  private func path(of number: Int) -> [Presentation] {
    switch number % 3 {
    case 0: [.tab(.notes), .push(.detail)]
    case 1: [.replaceRoot(with: .home), .tab(.tags), .push(.edit)]
    default: [.push(.edit)]
    }
  }

  private func counted(_ presentation: Presentation) -> Presentation {
    var presentation = presentation
    let index = completions.count
    completions.append(0)
    presentation.completionClosure = { [weak self] _ in self?.completions[index] += 1 }
    return presentation
  }

  // MARK: Steps

  func start() {
    flow.start()
    if random.chance(70) { world.interface.acknowledgeAll() }
  }

  func step() {
    switch random.below(16) {
    case 0...3: request()
    case 4, 5: openLink()
    case 6, 7: interact()
    case 8, 9: reportFact()
    case 10: give()
    case 11: flow.cancelHeld(random.pick(logins).signal)
    case 12: if !handles.isEmpty { random.pick(handles).cancel() }
    case 13: open = random.chance(50) ? [] : open
    default: world.interface.acknowledge()
    }
  }

  private func request() {
    let route = random.pick([Route.detail, .edit, .detail, .edit, .tags, .pile])
    let presentation = random.pick([
      Presentation.push(route), .push(route), .sheet(route), .add(route),
      .tab(.notes, showing: route), .replaceRoot(with: .home), .goBack, .dismissSheet,
      .path([.push(.first), .sheet(route)]), .replaceCurrent(with: route), .tab(.tags),
      .path([.replaceRoot(with: .home), .push(route)]), .moveToNearest(.notes),
    ])
    let cause = random.pick(NavigationCause.allCases)
    handles.append(flow.request(counted(presentation), cause: cause))
  }

  private func openLink() {
    guard let url = URL(string: "sample://note/\(random.below(9))") else { return }
    handles.append(flow.open(url))
  }

  private func interact() {
    guard let place = flow.destination(for: anyPlace) as? SampleDestination else { return }
    let act = random.pick([Act.open, .open, .back, .compose, .close])
    for _ in 0..<(random.chance(40) ? 2 : 1) {
      try? place.performInterfaceAction(interactionType: act)
    }
  }

  private func reportFact() {
    let id = anyPlace
    flow.report(random.pick([.wentBack(to: id), .dismissedSheet(of: id)]))
  }

  private func give() {
    let login = random.pick(logins)
    if random.chance(60) { open.insert(login.signal) }
    flow.signal(login.signal)
  }

  private var anyPlace: UUID {
    let ids = flow.activeDestinations.map { $0.id }
    return ids.isEmpty ? UUID() : random.pick(ids)
  }

  // MARK: Laws

  /// Checks the presented places; returns the broken law, if there is one.
  func violation() -> String? {
    let count = flow.activeDestinations.filter { $0.type == .loose }.count
    if count > 1 { return "\(count) logins" }
    if outcomes.contains(where: { $0.value != 1 }) { return "two outcomes of a request" }
    if completions.contains(where: { $0 > 1 }) { return "a closure called twice" }
    return flow.tree.violations().first
  }

  /// Logs in everywhere, and checks that nothing remains.
  func end() async -> String? {
    open = ["a", "b"]
    for _ in 0..<4 {
      world.interface.acknowledgeAll()
      for login in logins { flow.signal(login.signal) }
      world.interface.acknowledgeAll()
      await Task.yield()
    }
    world.interface.acknowledgement = .immediately
    world.interface.acknowledgeAll()
    await flow.settle()
    if let broken = violation() { return broken }
    let left = flow.activeDestinations.filter { $0.type == .loose }
    if !left.isEmpty { return "\(left.count) logins are left" }
    for _ in 0..<50 where !flow.pending.isEmpty {
      flow.presentDestination(configuration: .dismissAny)
    }
    if let first = flow.pending.first { return "\(first) is waited for" }
    for handle in handles {
      guard case .ended = handle.status else { return "request \(handle.number) has not ended" }
    }
    if completions.contains(where: { $0 != 1 }) { return "a closure is not called exactly once" }
    return nil
  }
}
