import Destinations
import DestinationsTesting
import Testing

/// Simulated UIKit controllers show the tree, whatever the app and the user do.
@MainActor
struct UIKitModelTests {
  @Test(arguments: UIKitModel.Habit.allCases.map { [$0] } + [[], UIKitModel.Habit.allCases])
  func `whenever nothing moves, the controllers show the tree`(
    _ habits: [UIKitModel.Habit]
  ) async throws {
    for seed in 1...UInt64(TestScale.isFull ? 40 : 2) {
      let session = ControllerSession(seed: seed, habits: Set(habits))
      for _ in 0..<60 {
        await session.step()
        let difference = session.difference
        expectEqual(difference, nil, "seed \(seed): \(session.trace.joined(separator: ", "))")
        if difference != nil { return }
      }
    }
  }

  @Test func `a cancelled swipe ends, and the next one pops`() async throws {
    let session = ControllerSession(seed: 1, habits: [])
    let (world, screen) = (session.world, session.screen)
    world.present(.push(.detail))
    await session.rest()
    #expect(screen.swipeBack(cancels: true))
    await session.rest()
    expectEqual(screen.visibleIDs, [try world.id(.detail)])
    expectEqual(world.facts.count, 2)
    #expect(screen.swipeBack())
    await session.rest()
    expectEqual(screen.visibleIDs, [try world.id(.notes)])
  }

  @Test
  func
    `a collapsed split view shows the focused column, and the back button leads to the one before`()
    async throws
  {
    let session = ControllerSession(seed: 1, habits: [])
    let (world, screen) = (session.world, session.screen)
    world.present(.replaceRoot(with: .split))
    world.present(.column(.detail, showing: .edit))
    await session.rest()
    screen.turn(isNarrow: true)
    await session.rest()
    expectEqual(screen.visibleIDs, [try world.id(.edit)])
    world.present(.column(.sidebar))
    await session.rest()
    expectEqual(screen.visibleIDs, [try world.id(.sidebar)])
    world.present(.column(.detail))
    await session.rest()
    #expect(screen.goBack())
    await session.rest()
    expectEqual(screen.visibleIDs, [try world.id(.pane)])
    expectEqual(world.flow.tree.currentID, try world.id(.pane))
    screen.turn(isNarrow: false)
    await session.rest()
    expectEqual(session.difference, nil)
  }
}

/// A random session of the sample app on simulated UIKit controllers.
@MainActor
final class ControllerSession {
  let world: StageWorld
  let screen: UIKitModel
  private(set) var trace: [String] = []
  private var random: SeededRandom

  /// Begins with tabs, or for each second seed with a split view.
  init(seed: UInt64, habits: Set<UIKitModel.Habit>) {
    world = StageWorld(seed % 2 == 0 ? .split : .home, attaches: false)
    screen = UIKitModel(world.stage, habits: habits)
    random = SeededRandom(seed: seed)
  }

  /// Does one or several things, and lets everything come to rest.
  func step() async {
    world.denied = random.chance(20)
    for _ in 0..<(random.chance(25) ? 3 : 1) {
      trace.append(act())
      if random.chance(30) { screen.tick() }
    }
    await rest()
  }

  /// Lets everything come to rest.
  func rest() async {
    for _ in 0..<10 {
      await screen.settle()
      if world.isAcknowledged { break }
      world.clock.advance(by: .seconds(5))
    }
  }

  private func act() -> String {
    if random.chance(50) {
      let presentation = random.pick(ScreenSession.presentations)
      world.present(presentation)
      return "\(presentation)"
    }
    switch random.below(7) {
    case 0: return screen.swipeBack() ? "swipe back" : "no swipe"
    case 1: return screen.swipeBack(cancels: true) ? "cancelled swipe" : "no swipe"
    case 2: return screen.goBack() ? "back button" : "no back button"
    case 3: return screen.dragSheetDown() ? "drag" : "no drag"
    case 4:
      return screen.tapButton(random.pick(["Delete", "Keep"])) ? "button" : "no button"
    case 5:
      let name = random.pick(["notes", "tags", "trash"])
      return screen.tap(.tab(name: name)) ? "tab \(name)" : "no tab"
    default:
      let isNarrow = random.chance(70)
      screen.turn(isNarrow: isNarrow)
      return isNarrow ? "turn to narrow" : "turn to wide"
    }
  }

  /// How the screen differs from the tree; nil if it shows it.
  var difference: String? {
    let tree = world.flow.tree
    if !world.isAcknowledged { return "not acknowledged: \(world.flow.pending)" }
    if !screen.undone.isEmpty { return "not done: \(screen.undone)" }
    if world.events.contains(where: { if case .interfaceSilent = $0 { true } else { false } }) {
      return "a report is missing"
    }
    let leaves = world.leavesOnScreen
    if leaves == nil || leaves == screen.visibleIDs { return nil }
    return "\(names(screen.visibleIDs)) instead of \(names(leaves ?? [])) in \(tree)"
  }

  private func names(_ ids: [DestinationID]) -> String {
    "\(ids.map { world.flow.tree.node(id: $0)?.payload.route.rawValue ?? "nothing" })"
  }
}
