import Destinations
import DestinationsTesting
import Testing

/// A simulated SwiftUI screen shows the tree, whatever the app and the user do.
@MainActor
struct SwiftUIModelTests {
  @Test(arguments: SwiftUIModel.Habit.allCases.map { [$0] } + [[], SwiftUIModel.Habit.allCases])
  func `whenever nothing moves, the screen shows the tree`(
    _ habits: [SwiftUIModel.Habit]
  ) async throws {
    for seed in 1...UInt64(TestScale.isFull ? 40 : 2) {
      let session = ScreenSession(seed: seed, habits: Set(habits))
      for _ in 0..<60 {
        try await session.step()
        let difference = session.difference
        expectEqual(difference, nil, "seed \(seed): \(session.trace.joined(separator: ", "))")
        if difference != nil { return }
      }
    }
  }

  @Test func `a swipe back pops once, and a cancelled one pops nothing`() async throws {
    let session = ScreenSession(seed: 1, habits: [.setsBindingsTwice])
    let world = session.world
    world.present(.push(.detail))
    world.present(.push(.edit))
    await session.screen.settle()
    #expect(session.screen.swipeBack(cancels: true))
    await session.screen.settle()
    expectEqual(session.screen.visibleIDs, [try world.id(.edit)])
    #expect(session.screen.swipeBack())
    await session.screen.settle()
    expectEqual(session.screen.visibleIDs, [try world.id(.detail)])
    expectEqual(session.difference, nil)
  }

  @Test func `a refused gesture is undone on screen`() async throws {
    let session = ScreenSession(seed: 1, habits: Set(SwiftUIModel.Habit.allCases))
    let world = session.world
    world.present(.sheet(.compose))
    await session.rest()
    world.kept = [.compose]
    // The guard is asked before the drag, so it does not begin; a tab is selected before it is asked.
    #expect(!session.screen.dragSheetDown())
    world.kept = []
    #expect(session.screen.dragSheetDown())
    await session.rest()
    world.denied = true
    #expect(session.screen.tap(.tab(name: "tags")))
    await session.rest()
    expectEqual(session.screen.visibleIDs, [try world.id(.notes)])
    expectEqual(session.difference, nil)
  }
}

/// A random session of the sample app on a simulated SwiftUI screen.
@MainActor
final class ScreenSession {
  let world: StageWorld
  let screen: SwiftUIModel
  private(set) var trace: [String] = []
  private var random: SeededRandom

  /// Begins with tabs, or for each second seed with a split view.
  init(seed: UInt64, habits: Set<SwiftUIModel.Habit>) {
    world = StageWorld(seed % 2 == 0 ? .split : .home)
    screen = SwiftUIModel(world.stage, habits: habits)
    random = SeededRandom(seed: seed)
  }

  static let presentations: [Sample.Presentation] = [
    .push(.detail), .push(.edit), .push(.pile), .goBack, .goBack(2), .popToRoot,
    .sheet(.compose), .sheet(.pile), .sheet(.detail, options: .init(style: .fullScreenCover)),
    .sheet(.split), .dismissSheet, .dismissAny, .popToRoots,
    .alert(.loose, "Delete?", buttons: [.init("Delete"), .init("Keep", role: .cancel)]),
    .tab(.tags), .tab(.trash, showing: .detail), .column(.detail, showing: .edit),
    .column(.sidebar),
    .replaceRoot(with: .home), .replaceRoot(with: .split), .replaceRoot(with: .wide),
    .replaceRoot(with: .pile), .replaceCurrent(with: .edit), .add(.loose),
    .path([.push(.detail), .sheet(.compose), .push(.edit)]), .path([.dismissAny, .push(.detail)]),
  ]

  /// Does one or several things, and lets everything come to rest.
  func step() async throws {
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
      // Only patience goes on where the screen does not report.
      world.clock.advance(by: .seconds(5))
    }
  }

  private func act() -> String {
    if random.chance(55) {
      let presentation = random.pick(Self.presentations)
      world.present(presentation)
      return "\(presentation)"
    }
    switch random.below(7) {
    case 0: return screen.swipeBack() ? "swipe back" : "no swipe"
    case 1: return screen.swipeBack(cancels: true) ? "cancelled swipe" : "no swipe"
    case 2: return screen.dragSheetDown() ? "drag" : "no drag"
    case 3:
      return screen.tapButton(random.pick(["Delete", "Keep"])) ? "button" : "no button"
    case 4:
      let name = random.pick(["notes", "tags", "trash"])
      return screen.tap(.tab(name: name)) ? "tab \(name)" : "no tab"
    case 5:
      let isNarrow = random.chance(70)
      screen.turn(isNarrow: isNarrow)
      return isNarrow ? "turn to narrow" : "turn to wide"
    default:
      let column = random.pick([SplitViewColumn.sidebar, .detail])
      return screen.tap(.column(column)) ? "column \(column.rawValue)" : "no column"
    }
  }

  /// How the screen differs from the tree; nil if it shows it.
  var difference: String? {
    let tree = world.flow.tree
    if !world.isAcknowledged { return "not acknowledged: \(world.flow.pending)" }
    if screen.collisions > 0 { return "two sheets at once" }
    let wasSilent = world.events.contains { if case .interfaceSilent = $0 { true } else { false } }
    let mayBeSilent = !screen.habits.isDisjoint(with: [.forgetsDisappearances, .dropsPresentations])
    if wasSilent, !mayBeSilent { return "a report is missing" }
    guard let leaves = world.leavesOnScreen else { return nil }
    if leaves != screen.visibleIDs {
      return "\(names(screen.visibleIDs)) instead of \(names(leaves)) in \(tree)"
    }
    return nil
  }

  private func names(_ ids: [DestinationID]) -> String {
    "\(ids.map { world.flow.tree.node(id: $0)?.payload.route.rawValue ?? "nothing" })"
  }
}
