import Destinations
import DestinationsTesting
import Foundation
import Testing

/// The contents of a stage, compared with the tree.
@MainActor
struct StageShowingTests {
  @Test func `a stage shows tabs, columns, stacks and modals where the tree has them`() throws {
    let world = StageWorld()
    expectEqual(world.text, "home(notes*: [notes], tags: [tags], trash: [trash])")
    world.present(.path([.push(.detail), .push(.edit)]))
    world.present(.tab(.tags))
    world.present(.sheet(.compose))
    expectEqual(
      world.text,
      "home(notes: [notes > detail > edit], tags*: [tags ^sheet [compose]], trash: [trash])")
    world.present(.replaceRoot(with: .split))
    expectEqual(world.text, "split(sidebar*: [sidebar], content: [pane], detail: [])")
    world.present(.replaceRoot(with: .pile))
    world.present(.push(.detail))
    expectEqual(world.text, "[bottom > detail]")
    world.present(.replaceRoot(with: .loose))
    world.present(.add(.tags))
    expectEqual(world.text, "loose + tags")
  }

  @Test func `a split view alone is not wrapped in a navigation stack`() {
    let world = StageWorld()
    world.present(.tab(.tags, showing: .split, placement: .replacing))
    expectContains(world.text, "tags*: split(sidebar")
  }

  @Test func `a stack in a stack is one path`() throws {
    let world = StageWorld(.notes)
    world.present(.path([.push(.pane), .push(.edit)]))
    expectEqual(world.text, "[notes > pane > edit]")
    let pane = try world.place(.pane)
    let root = try require(world.stage.root)
    expectEqual(root.path.map(\.route), ["pane", "edit"])
    #expect(root.owner == root.root && pane == root.path.first)
  }

  @Test func `sheet options survive a restoration and a late attachment`() throws {
    let options = SheetPresentationOptions(
      style: .fullScreenCover, detents: [.medium], allowsInteractiveDismissal: false)
    let first = StageWorld(attaches: false)
    first.present(.sheet(.compose, options: options))
    first.flow.attach(first.stage)
    expectEqual(first.stage.modals.map(\.options), [options])

    let second = StageWorld()
    second.flow.restore(first.flow.snapshot())
    expectEqual(second.stage.modals.map(\.options), [options])
    expectEqual(second.stage.modals.map(\.stack.root?.route), ["compose"])
  }

  @Test func `a place that has left keeps its content as long as it is shown`() async throws {
    let world = StageWorld()
    world.present(.path([.push(.detail), .push(.edit)]))
    let home = try require(world.stage.root)
    let text = world.text
    let interfaces = home.root?.slots.map { $0.root?.interface != nil }
    await world.drawAll()
    world.present(.replaceRoot(with: .loose))
    expectEqual(world.text, "loose")
    expectEqual(StageWorld.text(of: home), text)
    expectEqual(home.root?.slots.map { $0.root?.interface != nil }, interfaces)

    // A tab that is removed keeps its content too.
    await world.drawAll()
    world.present(.replaceRoot(with: .home))
    await world.drawAll()
    let notes = try require(world.stage.root?.root?.slots.first)
    world.present(.push(.detail))
    expectEqual(StageWorld.text(of: notes), "[notes > detail]")
    world.present(.removeTab(.notes))
    expectEqual(StageWorld.text(of: notes), "[notes > detail]")
    expectContains(world.text, "home(tags*: ")
  }

  @Test func `observers are notified only of properties that a transition changes`() async throws {
    let world = StageWorld()
    await world.drawAll()
    let home = try world.place(.home)
    let (notes, trash) = (try require(home.slots.first), try require(home.slots.last))
    let root = try require(notes.root)
    let counts = [
      Observer { _ = world.stage.root }, Observer { _ = home.selection },
      Observer { _ = notes.path }, Observer { _ = trash.path },
      Observer { _ = home.modal }, Observer { _ = root.modal },
      Observer { _ = home.attached },
    ]
    func changes(_ presentation: Sample.Presentation) async -> [Int] {
      let before = counts.map(\.count)
      world.present(presentation)
      await world.drawAll()
      return zip(counts, before).map { $0.count - $1 }
    }
    expectEqual(await changes(.push(.detail)), [0, 0, 1, 0, 0, 0, 0])
    expectEqual(await changes(.goBack), [0, 0, 1, 0, 0, 0, 0])
    expectEqual(await changes(.sheet(.compose)), [0, 0, 0, 0, 0, 1, 0])
    expectEqual(await changes(.push(.edit)), [0, 0, 0, 0, 0, 0, 0])
    expectEqual(await changes(.dismissSheet), [0, 0, 0, 0, 0, 1, 0])
    expectEqual(await changes(.tab(.trash)), [0, 1, 0, 0, 0, 0, 0])
    expectEqual(await changes(.push(.edit)), [0, 0, 0, 1, 0, 0, 0])
  }

  @Test func `a collapsed split view changes only where the tree changes`() async throws {
    let world = StageWorld(.split)
    let split = try world.place(.split)
    split.isCollapsed = true
    await world.drawAll()
    expectEqual(split.shown.map(\.root?.route), ["sidebar"])
    let columns = Observer { _ = split.shown }
    let last = try require(split.slots.last)
    let detail = Observer { _ = last.path }
    world.present(.column(.content, showing: .edit))
    expectEqual(split.shown.map(\.path.last?.route), ["edit"])
    world.present(.push(.detail))
    world.present(.goBack)
    expectEqual([columns.count, detail.count], [1, 0])
    split.isCollapsed = false
    expectEqual(split.shown.count, 3)
  }

  @Test func `places and stacks that have left are released`() async throws {
    let world = StageWorld()
    weak var edit: Stage.Place?
    weak var compose: Stage.Modal?
    weak var interface: AnyObject?
    do {
      world.present(.path([.push(.detail), .push(.edit)]))
      world.present(.sheet(.compose))
      await world.drawAll()
      edit = try world.place(.edit)
      compose = world.stage.modals.first
      interface = edit?.interface as AnyObject?
      #expect(interface != nil && compose != nil)
    }
    world.present(.dismissSheet)
    await world.drawAll()
    // From here on, no property is read.
    world.present(.goBack)
    world.goDark()
    await world.rest { edit == nil && compose == nil && interface == nil }
    #expect(edit == nil && compose == nil && interface == nil)
    world.flow.end()
    expectNil(world.stage.root)
  }

  @Test func `a stage transition costs the same with ten and with ten thousand places`() throws {
    func reads(_ count: Int) throws -> Int {
      let world = StageWorld(.notes)
      world.present(.path(Array(repeating: .push(.loose), count: count)))
      let root = try require(world.stage.root)
      expectEqual(root.path.count, count)
      let before = world.stage.readCount
      world.present(.push(.edit))
      expectEqual(root.path.count, count + 1)
      #expect(root.mayGoBack)
      world.present(.goBack)
      expectEqual(root.path.count, count)
      return world.stage.readCount - before
    }
    expectEqual(try reads(10), try reads(10_000))
  }

  @Test func `a stack that is first read when the tree has moved on shows a push once`() throws {
    let world = StageWorld()
    let trash = try require(world.place(.home).slots.last)
    let animation = world.stage.beginAnimation()
    world.present(.tab(.trash, showing: .detail))
    expectEqual(StageWorld.text(of: trash), "[trash > detail]")
    world.stage.endAnimation(animation)
    expectEqual(StageWorld.text(of: trash), "[trash > detail]")
  }
}
