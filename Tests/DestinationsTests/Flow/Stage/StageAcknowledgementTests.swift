import Destinations
import DestinationsTesting
import Foundation
import Testing

/// The moment at which a transition counts as shown.
@MainActor
struct StageAcknowledgementTests {
  @Test func `a transition is acknowledged when the removed places are gone and nothing moves`()
    async throws
  {
    let world = StageWorld(.notes)
    world.present(.path([.push(.detail), .push(.split)]))
    await world.drawAll()
    let (sidebar, pane) = (try world.place(.sidebar), try world.place(.pane))
    let handle = world.present(.moveToNearest(.notes))
    let animation = world.stage.beginAnimation()
    let next = world.present(.push(.edit))
    sidebar.disappeared()
    sidebar.disappeared()
    #expect(!world.isAcknowledged)
    for place in world.onScreen where place.kind == .split { place.disappeared() }
    pane.disappeared()
    #expect(!world.isAcknowledged)
    world.stage.endAnimation(animation)
    #expect(world.isAcknowledged)
    await expectDone(handle)
    await expectDone(next)
    expectEqual(world.text, "[notes > edit]")
  }

  @Test func `places that never appeared count as gone`() {
    let world = StageWorld(.notes)
    world.present(.push(.detail))
    world.present(.goBack)
    #expect(world.isAcknowledged)
    world.draw()
    world.present(.path([.push(.detail), .push(.edit)]))
    world.present(.goBack)
    #expect(world.isAcknowledged)
  }

  @Test func `after its time limit the stage acknowledges, and an event names the containers`()
    async throws
  {
    let world = StageWorld(.notes)
    world.present(.path([.push(.detail), .sheet(.compose)]))
    await world.drawAll()
    let notes = try world.id(.notes)
    world.present(.replaceRoot(with: .loose))
    // An animation that is never reported to have ended, and a sheet that UIKit does not dismiss.
    _ = world.stage.beginAnimation()
    await world.rest { world.clock.sleeperCount == 1 }
    world.stage.isSuspended = true
    world.clock.advance(by: .seconds(60))
    await world.rest()
    #expect(!world.isAcknowledged)
    world.stage.isSuspended = false
    await world.advance(by: .seconds(4))
    #expect(!world.isAcknowledged)
    await world.advance(by: .seconds(1))
    await world.rest { world.isAcknowledged }
    #expect(world.isAcknowledged)
    let silent = world.events.compactMap {
      if case .interfaceSilent(_, let containers) = $0 { containers } else { nil }
    }
    expectEqual(silent, [[notes]])
    expectEqual(world.text, "loose")
    expectEqual(world.clock.sleeperCount, 0)

    // The stage shows everything again, so a declined presentation is repeated.
    var changes = 0
    world.stage.onChange = { changes += 1 }
    world.present(.sheet(.compose))
    let declined = world.stage.beginAnimation()
    world.present(.push(.edit))
    let before = changes
    await world.advance(by: .seconds(5))
    await world.rest { world.isAcknowledged }
    #expect(changes > before && world.isAcknowledged)
    world.stage.endAnimation(declined)
    expectEqual(world.text, "loose ^sheet [compose > edit]")
  }

  @Test func `a transition that is shown in time leaves no timer behind`() async throws {
    let world = StageWorld(.notes)
    world.present(.push(.detail))
    await world.drawAll()
    world.present(.goBack)
    await world.rest { world.clock.sleeperCount == 1 }
    expectEqual(world.clock.sleeperCount, 1)
    world.finish()
    await world.rest { world.clock.sleeperCount == 0 }
    expectEqual(world.clock.sleeperCount, 0)
    world.clock.advance(by: .seconds(60))
    await world.rest()
    expectEqual(world.events.filter(\.isProblem), [])
  }

  @Test func `the stage waits for an animation that begins when it reports a change`()
    async throws
  {
    let world = StageWorld(.notes)
    var animation: Int?
    world.stage.onChange = { animation = world.stage.beginAnimation() }
    world.present(.push(.detail))
    let next = world.present(.push(.edit))
    expectEqual(world.text, "[notes > detail]")
    #expect(!world.isAcknowledged)
    world.stage.onChange = nil
    world.stage.endAnimation(try require(animation))
    await expectDone(next)
    expectEqual(world.text, "[notes > detail > edit]")
  }

  @Test func `a stage in a second window does not replace the first silently`() async throws {
    let world = StageWorld()
    await world.drawAll()
    let second = Stage(world.flow)
    let observer = Observer { _ = world.stage.isReplaced }
    world.flow.attach(second)
    #expect(world.stage.isReplaced && !second.isReplaced)
    expectEqual(observer.count, 1)
    expectEqual(world.events.filter(\.isProblem), [.interfaceReplaced])
    world.present(.push(.detail))
    expectEqual(
      second.root.map(StageWorld.text),
      "home(notes*: [notes > detail], tags: [tags], trash: [trash])")
    #expect(world.isAcknowledged)
    // The window that comes to the front takes the flow over.
    world.flow.attach(world.stage)
    #expect(!world.stage.isReplaced && second.isReplaced)
    expectEqual(world.text, second.root.map(StageWorld.text))
  }
}
