import Destinations
import DestinationsTesting
import Testing

/// Simulated UIKit controllers show the tree, whatever the app and the user do.
@MainActor
struct UIKitModelTests {
  @Test(arguments: UIKitModel.Habit.allCases.map { [$0] } + [[], UIKitModel.Habit.allCases])
  func `whenever nothing moves, the controllers show the tree`(
    _ habits: [UIKitModel.Habit]
  ) async {
    await ScreenSession<UIKitModel>.expectTree { .init(seed: $0, habits: Set(habits)) }
  }

  @Test func `a cancelled swipe ends, and the next one pops`() async throws {
    let session = ScreenSession<UIKitModel>(seed: 1, habits: [])
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

  @Test func `a screen that is dropped during an animation is released`() async {
    let box = WeakBox()
    do {
      let session = ScreenSession<UIKitModel>(seed: 1, habits: [])
      box.add(session.screen)
      session.world.present(.sheet(.compose))
      await session.rest()
      #expect(session.screen.dragSheetDown())
    }
    box.expectLiving(0)
  }

  @Test func `a place pushed onto a split view in a sheet is shown in that sheet`() async throws {
    let session = ScreenSession<UIKitModel>(seed: 1, habits: [])
    let (world, screen) = (session.world, session.screen)
    world.present(.sheet(.split))
    await session.rest()
    world.present(.path([.column(.detail), .push(.edit)]))
    await session.rest()
    expectEqual(screen.visibleIDs, [try world.id(.edit)])
    #expect(screen.swipeBack())
    await session.rest()
    expectEqual(session.difference, nil)
    #expect(screen.dragSheetDown())
    await session.rest()
    expectEqual(session.difference, nil)
  }

  @Test
  func
    `a collapsed split view shows the focused column, and the back button leads to the one before`()
    async throws
  {
    let session = ScreenSession<UIKitModel>(seed: 1, habits: [])
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

extension ScreenSession<UIKitModel> {
  convenience init(seed: UInt64, habits: Set<UIKitModel.Habit>) {
    self.init(seed) { UIKitModel($0, habits: habits) }
  }
}
