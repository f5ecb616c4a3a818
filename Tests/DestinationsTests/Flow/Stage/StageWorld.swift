import Destinations
import DestinationsTesting
import Foundation

/// The sample app on a stage; the test reports on behalf of a framework.
@MainActor
final class StageWorld {
  let world: SampleWorld
  let clock = TestClock()
  let flow: Sample.AppFlow
  let stage: Stage
  private(set) var events: [NavigationEvent.Kind] = []
  /// The routes that a guard keeps from leaving.
  var kept: Set<Sample.DestinationType> = []
  /// The routes whose leaving a guard holds.
  var held: Set<Sample.DestinationType> = []
  /// Whether a guard denies every gesture of the user.
  var denied = false
  /// Whether a guard presents a sheet in place of every gesture of the user.
  var redirects = false
  private(set) var onScreen: Set<Stage.Place> = []
  private var modalsOnScreen: Set<Stage.Modal> = []

  init(
    _ start: Sample.DestinationType = .home, attaches: Bool = true,
    policies: FlowPolicies = FlowPolicies()
  ) {
    world = SampleWorld(start: start)
    world.policies = policies
    let asked = AskedWorld()
    var setup = world.setup
    (setup.providers[.home] as? SampleProvider)?.systemNavigationsData = [
      .tapSelectedTab: .popToRoot
    ]
    setup.guards = [
      Sample.Setup.Guard("keep") { difference in
        guard let world = asked.world else { return .allow }
        if world.denied && difference.cause == .system { return .deny(reason: "No.") }
        if world.redirects && difference.cause == .system {
          world.redirects = false
          return .redirect(to: .sheet(.compose))
        }
        if world.kept.contains(where: difference.removes) { return .deny(reason: "Stay.") }
        return world.held.contains(where: difference.removes) ? .hold(until: "later") : .allow
      }
    ]
    flow = Sample.AppFlow(setup, ids: .sequential(), clock: clock)
    stage = Stage(flow)
    asked.world = self
    flow.onEvent = { [weak self] in self?.events.append($0.kind) }
    if attaches { flow.attach(stage) }
    flow.start()
  }

  /// The world to which the guard refers.
  private final class AskedWorld {
    weak var world: StageWorld?
  }

  @discardableResult
  func present(_ presentation: Sample.Presentation) -> RequestHandle {
    flow.request(presentation)
  }

  /// The identifier of the first place of a route in the tree.
  func id(_ route: Sample.DestinationType) throws -> UUID {
    try require(flow.tree.nodes.first { $0.payload.route == route }?.id)
  }

  func place(_ route: Sample.DestinationType) throws -> Stage.Place {
    try require(stage.place(try id(route)))
  }

  /// Gives other tasks of the main actor time to end.
  func rest() async {
    for _ in 0..<20 { await Task.yield() }
  }

  /// Waits, for at most a minute, until a condition holds that depends on other threads.
  ///
  /// The stage's patience starts and stops sleeping on the flow's clock by way of another thread.
  func rest(until condition: () -> Bool) async {
    let start = ContinuousClock.now
    while !condition() && start.duration(to: .now) < .seconds(60) { await Task.yield() }
  }

  /// Advances the clock, once the stage sleeps or has nothing to wait for.
  func advance(by duration: Duration) async {
    await rest { clock.sleeperCount == 1 || isAcknowledged }
    clock.advance(by: duration)
    await rest()
  }

  /// The reported facts, in words.
  var facts: [String] {
    events.compactMap {
      if case .requested(let cause, let what) = $0, cause != .program { what } else { nil }
    }
  }

  var isAcknowledged: Bool { flow.pending.isEmpty }
}

// MARK: - A perfect screen

extension StageWorld {
  /// The contents of the screen, as text.
  var text: String { stage.root.map(Self.text(of:)) ?? "nothing" }

  /// A stack as text; one that a navigation stack shows is in brackets.
  static func text(of stack: Stage.Stack) -> String {
    let body = ([stack.root].compactMap(\.self) + stack.path).map(text(of:))
      .joined(separator: " > ")
    let owner = stack.owner.flatMap { $0 == stack.root ? nil : $0.modal }
    return (stack.isNavigation ? "[\(body)]" : body) + (owner.map(text(of:)) ?? "")
  }

  static func text(of place: Stage.Place) -> String {
    let slots = place.slots.map { stack in
      let name = stack.slot.map { "\($0)".split(separator: " ").last.map(String.init) ?? "" } ?? ""
      return "\(name)\(stack.slot == place.selection ? "*" : ""): \(text(of: stack))"
    }
    return place.route + (slots.isEmpty ? "" : "(\(slots.joined(separator: ", ")))")
      + place.attached.map { " + \(text(of: $0))" }.joined()
      + (place.modal.map(text(of:)) ?? "")
  }

  static func text(of modal: Stage.Modal) -> String {
    let style = modal.prompt.map { "\($0.style)" } ?? modal.options.style.rawValue
    return " ^\(style) \(text(of: modal.stack))"
  }

  /// Draws the contents, and reports the appeared places.
  func draw() {
    for modal in shownModals.subtracting(modalsOnScreen) {
      modalsOnScreen.insert(modal)
      modal.appeared()
    }
    for place in shownPlaces.subtracting(onScreen) {
      onScreen.insert(place)
      place.appeared()
    }
  }

  /// Reports hidden places as gone.
  func finish() {
    for modal in modalsOnScreen.subtracting(shownModals) {
      modalsOnScreen.remove(modal)
      modal.disappeared()
    }
    for place in onScreen.subtracting(shownPlaces) {
      onScreen.remove(place)
      place.disappeared()
    }
  }

  /// Reports every place as gone, without drawing.
  func goDark() {
    let (places, modals) = (onScreen, modalsOnScreen)
    (onScreen, modalsOnScreen) = ([], [])
    for modal in modals { modal.disappeared() }
    for place in places { place.disappeared() }
  }

  /// Draws until nothing moves any more.
  func drawAll() async {
    for _ in 0..<4 {
      draw()
      finish()
      await rest()
    }
  }

  private var shownPlaces: Set<Stage.Place> {
    Set(stage.root.map(visible(in:)) ?? []).union(shownModals.flatMap { visible(in: $0.stack) })
  }

  private var shownModals: Set<Stage.Modal> { Set(stage.modals) }

  private func visible(in stack: Stage.Stack) -> [Stage.Place] {
    guard let top = stack.top else { return [] }
    return [top] + (top.shown + top.attached).flatMap(visible(in:))
  }
}
