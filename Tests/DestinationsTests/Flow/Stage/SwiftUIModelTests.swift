import Destinations
import DestinationsTesting
import Testing

/// A simulated SwiftUI screen shows the tree, whatever the app and the user do.
@MainActor
struct SwiftUIModelTests {
  @Test(arguments: SwiftUIModel.Habit.allCases.map { [$0] } + [[], SwiftUIModel.Habit.allCases])
  func `whenever nothing moves, the screen shows the tree`(
    _ habits: [SwiftUIModel.Habit]
  ) async {
    await ScreenSession<SwiftUIModel>.expectTree { .init(seed: $0, habits: Set(habits)) }
  }

  @Test func `a swipe back pops once, and a cancelled one pops nothing`() async throws {
    let session = ScreenSession<SwiftUIModel>(seed: 1, habits: [.setsBindingsTwice])
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

  @Test(arguments: [true, false])
  func `a refused gesture is undone on screen`(whereFrameworkAsks asks: Bool) async throws {
    let habits = Set(SwiftUIModel.Habit.allCases).subtracting(asks ? [.gesturesDoNotAsk] : [])
    let session = ScreenSession<SwiftUIModel>(seed: 1, habits: habits)
    let world = session.world
    world.present(.sheet(.compose))
    await session.rest()
    world.kept = [.compose]
    // If the guard is asked before the drag, the drag does not begin; a tab is selected before the guard is asked.
    expectEqual(session.screen.dragSheetDown(), !asks)
    await session.rest()
    expectEqual(session.screen.visibleIDs, [try world.id(.compose)])
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

extension SwiftUIModelTests {
  @Test(arguments: [true, false])
  func `a cover cannot be dragged`(whereFrameworkAsks asks: Bool) async throws {
    let habits = Set(SwiftUIModel.Habit.allCases).subtracting(asks ? [.gesturesDoNotAsk] : [])
    let session = ScreenSession<SwiftUIModel>(seed: 1, habits: habits)
    session.world.present(.sheet(.compose, options: .init(style: .fullScreenCover)))
    await session.rest()
    #expect(!session.screen.dragSheetDown())
    expectEqual(try session.world.place(.notes).cover?.mayDismiss, false)
  }
}

extension ScreenSession<SwiftUIModel> {
  convenience init(seed: UInt64, habits: Set<SwiftUIModel.Habit>) {
    self.init(seed) { SwiftUIModel($0, habits: habits) }
  }
}
