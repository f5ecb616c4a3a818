import Destinations
import DestinationsTesting

/// A random session of the sample app on a simulated screen.
///
/// Each step checks the rules of the screen; `fault` is the first one that was broken.
@MainActor
final class ScreenSession<Screen: ScreenModel> {
  let world: StageWorld
  private(set) var screen: Screen
  private(set) var trace: [String] = []
  private var random: SeededRandom
  private let makeScreen: (Stage) -> Screen
  /// The options of each modal when it was shown first.
  var options: [DestinationID: SheetPresentationOptions] = [:]
  /// The places that each gesture of the step has removed from the screen.
  private(set) var removed: [Set<DestinationID>] = []
  var fault: String?

  /// Begins with tabs, or for every other seed with a split view.
  init(_ seed: UInt64, on screen: @escaping (Stage) -> Screen) {
    world = StageWorld(seed % 2 == 0 ? .split : .home, attaches: false)
    self.screen = screen(world.stage)
    makeScreen = screen
    random = SeededRandom(seed: seed)
  }

  private let presentations: [Sample.Presentation] = [
    .push(.detail), .push(.edit), .push(.pile), .goBack, .goBack(2), .popToRoot,
    .sheet(.compose), .sheet(.pile), .sheet(.detail, options: .init(style: .fullScreenCover)),
    .sheet(.split), .dismissSheet, .dismissAny, .popToRoots,
    .alert(.loose, "Delete?", buttons: [.init("Delete"), .init("Keep", role: .cancel)]),
    .tab(.tags), .tab(.trash, showing: .detail), .column(.detail, showing: .edit),
    .column(.sidebar),
    .replaceRoot(with: .home), .replaceRoot(with: .split), .replaceRoot(with: .wide),
    .replaceRoot(with: .pile), .replaceCurrent(with: .edit), .add(.loose),
    .path([.push(.detail), .sheet(.compose), .push(.edit)]), .path([.dismissAny, .push(.detail)]),
    .path([.dismissSheet, .sheet(.detail, options: .init(style: .fullScreenCover))]),
    .path([.sheet(.compose), .sheet(.pile)]),
  ]

  /// Expects sessions of sixty steps to show the tree after each.
  static func expectTree(_ make: (_ seed: UInt64) -> ScreenSession) async {
    for seed in 1...UInt64(TestScale.isFull ? 40 : 6) {
      let session = make(seed)
      for _ in 0..<60 {
        await session.step()
        let difference = session.difference
        expectEqual(difference, nil, "seed \(seed): \(session.trace.joined(separator: ", "))")
        if difference != nil { return }
      }
    }
  }

  /// Performs one or several actions, and lets everything come to rest.
  func step() async {
    world.denied = random.chance(20)
    world.redirects = random.chance(20)
    removed = []
    let before = moment
    for _ in 0..<(random.chance(25) ? 3 : 1) {
      trace.append(act())
      if random.chance(30) { tick() }
    }
    await rest()
    world.redirects = false
    check(since: before)
  }

  private func tick() {
    screen.tick()
    checkAcknowledgement()
  }

  /// Lets everything come to rest.
  func rest() async {
    for _ in 0..<40 {
      for _ in 0..<100 {
        let isStill = await screen.settle(ticks: 1)
        checkAcknowledgement()
        if isStill { break }
      }
      if world.isAcknowledged, screen.stage.leaving.isEmpty { break }
      // If the screen does not report, the stage continues only after its patience.
      await world.rest { world.clock.sleeperCount > 0 }
      world.clock.advance(by: .seconds(5))
      await world.rest()
    }
  }

  private func act() -> String {
    if random.chance(55) {
      let presentation = random.pick(presentations)
      world.present(presentation)
      return "\(presentation)"
    }
    switch random.below(10) {
    case 0: return removes { screen.swipeBack(cancels: false) } ? "swipe back" : "no swipe"
    case 1: return screen.swipeBack(cancels: true) ? "cancelled swipe" : "no swipe"
    case 2: return removes { screen.dragSheetDown() } ? "drag" : "no drag"
    case 3:
      return screen.tapButton(random.pick(["Delete", "Keep"])) ? "button" : "no button"
    case 4:
      let name = random.pick(["notes", "tags", "trash"])
      return screen.tap(.tab(name: name)) ? "tap tab \(name)" : "no tab"
    case 5:
      let isNarrow = random.chance(70)
      screen.turn(isNarrow: isNarrow)
      return isNarrow ? "turn to narrow" : "turn to wide"
    case 6: return removes { screen.goBack() } ? "back button" : "no back button"
    case 7:
      showInAnotherWindow()
      return "another window"
    case 8: return swipeTwice() ? "two swipes" : "not two swipes"
    default:
      let column = random.pick([SplitViewColumn.sidebar, .detail])
      return screen.tap(.column(column)) ? "column \(column.rawValue)" : "no column"
    }
  }

  /// Pushes a place in two columns, and swipes back with a finger in each.
  private func swipeTwice() -> Bool {
    world.present(
      .path([
        .column(.sidebar), .push(.edit), .column(.detail, showing: .detail), .push(.edit),
      ]))
    for _ in 0..<4 { tick() }
    let isFirst = removes { screen.swipeBack(cancels: false) }
    return removes { screen.swipeBack(cancels: false) } && isFirst
  }

  /// Performs a gesture, and records the places that it removes from the screen.
  private func removes(_ gesture: () -> Bool) -> Bool {
    let before = Set(screen.visibleIDs)
    guard gesture() else { return false }
    removed.append(before.subtracting(screen.visibleIDs))
    return true
  }

  /// Shows the flow in another window, which takes it over.
  private func showInAnotherWindow() {
    let old = screen
    screen = makeScreen(Stage(world.flow))
    removed = []
    if !old.stage.isReplaced { fault = fault ?? "a window was replaced without an event" }
  }
}
