import Destinations
import DestinationsTesting
import Foundation
import Testing

/// The user's gestures, and the values to which bindings are set.
@MainActor
struct StageGestureTests {
  @Test func `setting a path goes back once, or not at all`() async throws {
    let world = StageWorld(.notes)
    world.present(.path([.push(.detail), .push(.edit), .push(.loose)]))
    await world.drawAll()
    let stack = try require(world.stage.root)
    let all = stack.path
    // The path is set to the current one, to a longer one, and to a different one.
    stack.path = all
    stack.path = all + [try world.place(.notes)]
    stack.path = Array(all.dropFirst())
    expectEqual(world.facts, [])
    // The user goes back two places, and the binding is set three times.
    stack.path = Array(all.prefix(1))
    stack.path = Array(all.prefix(1))
    await world.rest()
    stack.path = Array(all.prefix(1))
    expectEqual([world.text, "\(world.facts.count)"], ["[notes > detail]", "1"])
    // An old value that arrives late has more places.
    stack.path = Array(all.prefix(2))
    await world.drawAll()
    stack.path = []
    expectEqual([world.text, "\(world.facts.count)"], ["[notes]", "2"])
  }

  @Test func `a place that has never been on screen is not popped by a late binding`() async throws
  {
    let world = StageWorld(.notes)
    world.present(.push(.detail))
    await world.drawAll()
    let stack = try require(world.stage.root)
    let old = stack.path
    world.present(.push(.edit))
    let observer = Observer { _ = stack.path }
    // The framework sets the path that it shows while it is about to show a longer one.
    stack.path = old
    expectEqual(world.facts, [])
    expectEqual(observer.count, 1, "so the framework reads the path again")
    // A swipe is reported even if the user makes it just before `edit` is shown.
    stack.path = []
    expectEqual(world.text, "[notes]")
  }

  @Test func `a back gesture that is refused or held is undone on screen`() async throws {
    let world = StageWorld(.notes)
    world.present(.push(.detail))
    await world.drawAll()
    let stack = try require(world.stage.root)
    #expect(stack.mayGoBack)
    for isHeld in [false, true] {
      world.kept = isHeld ? [] : [.detail]
      world.held = isHeld ? [.detail] : []
      #expect(!stack.mayGoBack)
      let observer = Observer { _ = stack.path }
      stack.path = []
      #expect(observer.count > 0)
      expectEqual(world.text, "[notes > detail]")
      await world.rest()
    }
  }

  @Test func `going back in a stack within another stack pops the right one`() async throws {
    let world = StageWorld(.notes)
    world.present(.path([.push(.pane), .push(.edit)]))
    var outer = Sample.Presentation.push(.loose)
    outer.parentDestinationID = try world.id(.notes)
    world.present(outer)
    await world.drawAll()
    let stack = try require(world.stage.root)
    for left in ["[notes > pane > edit]", "[notes > pane]", "[notes]"] {
      #expect(stack.mayGoBack)
      stack.path.removeLast()
      expectEqual(world.text, left)
      await world.drawAll()
    }
    #expect(!stack.mayGoBack)
  }

  @Test func `a change during a swipe is shown afterwards, and no swipe is lost`() async throws {
    let world = StageWorld(.notes)
    world.present(.path([.push(.detail), .push(.edit)]))
    await world.drawAll()
    let stack = try require(world.stage.root)
    var changes = 0
    world.stage.onChange = { changes += 1 }

    // The swipe is cancelled, while the flow pushes.
    var swipe = stack.beginSwipe()
    let edit = try require(world.flow.destination(for: try world.id(.edit)))
    #expect(edit.isSystemNavigating())
    let handle = world.present(.push(.loose))
    expectEqual([world.text, "\(changes)"], ["[notes > detail > edit]", "0"])
    #expect(!world.isAcknowledged)
    stack.cancelSwipe(swipe)
    #expect(!edit.isSystemNavigating())
    expectEqual([world.text, "\(changes)"], ["[notes > detail > edit > loose]", "1"])
    await expectDone(handle)
    await world.drawAll()

    // The swipe is completed, while another change is still animated.
    let animation = world.stage.beginAnimation()
    swipe = stack.beginSwipe()
    world.stage.wentBack(to: try world.id(.edit))
    world.stage.endAnimation(swipe)
    expectEqual(world.flow.tree.currentID, try world.id(.edit))
    expectEqual([world.text, "\(changes)"], ["[notes > detail > edit > loose]", "1"])
    world.stage.endAnimation(animation)
    world.stage.endAnimation(animation)
    expectEqual([world.text, "\(changes)"], ["[notes > detail > edit]", "2"])
    // The framework reports its position even if the user has not gone back.
    let facts = world.facts
    world.stage.wentBack(to: try world.id(.edit))
    expectEqual(world.facts, facts)
  }

  @Test func `a new tab is selected, the selected tab is tapped, and an echo changes nothing`()
    async throws
  {
    let world = StageWorld()
    await world.drawAll()
    let home = try world.place(.home)
    let (notes, tags) = (SlotName.tab(name: "notes"), SlotName.tab(name: "tags"))
    home.selection = tags
    home.selection = tags
    expectContains(world.text, "tags*:")
    expectEqual(world.facts.count, 1)
    // The framework repeats the selection while it shows the tab.
    await world.rest()
    home.selection = tags
    world.draw()
    home.selection = tags
    expectEqual(world.facts.count, 1)
    await world.drawAll()
    // The user taps the tab again, and the framework sets the selection twice.
    home.selection = tags
    home.selection = tags
    expectEqual(world.facts.count, 2)
    // The flow selects a tab, and the framework sets the selection.
    world.present(.tab(.notes))
    home.selection = notes
    world.draw()
    home.selection = notes
    expectEqual(world.facts.count, 2)
    // A selection that is none of its tabs is ignored.
    home.selection = .tab(name: "more")
    home.selection = .path
    expectEqual(world.facts.count, 2)
  }

  @Test func `where no place appears, a report that follows a change is new`() throws {
    let world = StageWorld()
    let home = try world.place(.home)
    let (notes, tags) = (SlotName.tab(name: "notes"), SlotName.tab(name: "tags"))
    // Nothing else of the main actor runs between the reports.
    for slot in [tags, notes, tags, notes] {
      home.selection = slot
      home.selection = slot
      expectEqual(home.selection, slot)
    }
    expectEqual(world.facts.count, 4)
    for count in [5, 6] {
      world.present(.push(.detail))
      home.selection = notes
      home.selection = notes
      expectEqual(world.facts.count, count)
    }
  }

  @Test func `a refused selection can be foreseen, and is undone on screen`() async throws {
    let world = StageWorld()
    world.denied = true
    await world.drawAll()
    let home = try world.place(.home)
    #expect(!home.maySelect(.tab(name: "tags")) && !home.maySelect(.tab(name: "more")))
    let observer = Observer { _ = home.selection }
    home.selection = .tab(name: "tags")
    expectEqual(home.selection, .tab(name: "notes"))
    #expect(observer.count > 0)
  }

  @Test func `a gesture that a guard redirects is undone on screen`() async throws {
    let world = StageWorld()
    world.present(.push(.detail))
    await world.drawAll()
    let home = try world.place(.home)
    let stack = try require(home.selected)
    let observers = [Observer { _ = stack.path }, Observer { _ = home.selection }]
    world.redirects = true
    stack.path = []
    expectContains(world.text, "[notes ^sheet [compose] > detail]")
    world.present(.dismissSheet)
    await world.drawAll()
    world.redirects = true
    home.selection = .tab(name: "tags")
    expectContains(world.text, "notes*: [notes > detail]")
    #expect(observers.allSatisfy { $0.count > 0 })
  }

  @Test func `of two taps on tabs before the screen is drawn, the second one counts`() async throws
  {
    let world = StageWorld()
    await world.drawAll()
    let home = try world.place(.home)
    expectEqual(home.selection, .tab(name: "notes"))
    home.selection = .tab(name: "tags")
    home.selection = .tab(name: "notes")
    expectEqual(world.flow.tree.currentID, try world.id(.notes))
  }

  @Test func `going back in a collapsed split view leads to the column before`() async throws {
    let world = StageWorld(.split)
    let split = try world.place(.split)
    world.present(.column(.content, showing: .edit))
    await world.drawAll()
    // With several columns side by side, showing a column is not going back to it.
    world.stage.wentBack(to: try world.id(.sidebar))
    expectEqual(world.facts, [])
    split.isCollapsed = true
    world.stage.wentBack(to: try world.id(.pane))
    expectEqual(world.flow.tree.currentID, try world.id(.pane))
    world.stage.wentBack(to: try world.id(.sidebar))
    expectEqual(split.selection, .column(.sidebar))
    expectEqual(world.flow.tree.currentID, try world.id(.sidebar))
    world.stage.wentBack(to: try world.id(.sidebar))
    expectEqual(world.facts.count, 2)
    split.selection = .column(.content)
    split.selection = .column(.content)
    expectEqual(world.facts.count, 3)
  }

  @Test func `one key goes back wherever the user is`() async throws {
    let world = StageWorld()
    world.present(.push(.detail))
    world.present(.sheet(.compose))
    world.present(.push(.loose))
    world.kept = [.loose]
    expectEqual(world.stage.goBack()?.reason, "keep: Stay.")
    expectEqual(world.facts, [])
    world.kept = []
    var ways: [SystemNavigationType?] = []
    for _ in 0..<3 {
      ways.append(world.stage.wayBack)
      expectNil(world.stage.goBack())
    }
    expectEqual(ways, [.navigateBackInStack, .dismissSheet, .navigateBackInStack])
    expectNil(world.stage.wayBack)
    expectEqual(world.stage.goBack()?.code, .nothingToGoBack)
  }
}
