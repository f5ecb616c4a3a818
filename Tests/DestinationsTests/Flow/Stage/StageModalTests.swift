import Destinations
import DestinationsTesting
import Foundation
import Testing

/// Sheets, covers, popovers and alerts on a stage, one after the other.
@MainActor
struct StageModalTests {
  private let replacing = FlowPolicies(modal: ModalPolicy(whenOccupied: .replace))

  @Test func `a replaced sheet stays until it is gone, and then the new one is shown`() async throws
  {
    let world = StageWorld(policies: replacing)
    world.present(.sheet(.compose))
    world.present(.push(.detail))
    world.draw()
    let notes = try world.place(.notes)
    let old = try require(notes.sheet)

    // A cover replaces a sheet in one transition: each is presented in its own style.
    var cover = Sample.Presentation.sheet(
      .edit, options: SheetPresentationOptions(style: .fullScreenCover))
    cover.parentDestinationID = notes.id
    world.present(cover)
    #expect(notes.sheet == nil && notes.cover == nil)
    // A modal that leaves keeps its content.
    expectEqual(StageWorld.text(of: old.stack), "[compose > detail]")
    #expect(!world.isAcknowledged)

    // A framework that sets nil, because the stage has dismissed the sheet, reports nothing.
    let facts = world.facts
    notes.sheet = nil
    notes.cover = nil
    old.dismissed()
    expectEqual(world.facts, facts)

    world.finish()
    expectEqual(notes.cover?.stack.root?.route, "edit")
    expectNil(notes.sheet)
    // The late echo of the old dismissal does not concern the new modal.
    notes.cover = nil
    expectEqual(world.facts, facts)
    // The transition counts as shown when the new modal has appeared.
    #expect(!world.isAcknowledged)
    world.draw()
    #expect(world.isAcknowledged)
    notes.cover = nil
    expectEqual(world.facts.count, facts.count + 1)
    expectNil(world.flow.sheet(of: notes.id))
  }

  @Test func `a sheet that leaves before the screen has drawn it keeps its content`() throws {
    let world = StageWorld(.notes)
    let notes = try world.place(.notes)
    world.present(.sheet(.compose))
    let sheet = try require(notes.sheet)
    world.present(.dismissSheet)
    expectEqual(StageWorld.text(of: sheet.stack), "[compose]")
  }

  @Test func `a dropped stage releases its places and the presented sheet`()
    async throws
  {
    let kept = WeakBox()
    try await { @MainActor in
      let world = StageWorld(.notes)
      world.present(.sheet(.compose))
      await world.drawAll()
      let place = try world.place(.notes)
      kept.add(place)
      kept.add(place.modal)
    }()
    await Task.yield()
    expectEqual(kept.text, "0 of 2")
  }

  @Test func `a root is replaced when the sheet over it is gone`() async throws {
    let world = StageWorld()
    world.present(.sheet(.compose))
    world.draw()
    let text = world.text
    world.present(.replaceRoot(with: .loose))
    world.present(.add(.tags))
    expectEqual(world.flow.tree.rootID, try world.id(.loose))
    expectEqual(world.text, text.replacing(" ^sheet [compose]", with: ""))
    #expect(!world.isAcknowledged)
    world.draw()
    #expect(!world.isAcknowledged)
    await world.drawAll()
    expectEqual(world.text, "loose + tags")
    #expect(world.isAcknowledged)
  }

  @Test func `a place is popped when the sheet over it is gone`() async throws {
    let world = StageWorld(.notes)
    world.present(.path([.push(.detail), .sheet(.compose)]))
    world.draw()
    world.present(.moveToNearest(.notes))
    expectEqual(world.text, "[notes > detail]")
    world.finish()
    expectEqual(world.text, "[notes]")
  }

  @Test func `a sheet whose dismissal is refused is presented again`() async throws {
    let world = StageWorld()
    world.kept = [.compose]
    world.present(.sheet(.compose))
    await world.drawAll()
    let notes = try world.place(.notes)
    let dragged = try require(notes.sheet)
    #expect(!dragged.mayDismiss)
    notes.sheet = nil
    notes.sheet = nil
    expectEqual(world.facts.count, 1)
    expectNil(notes.sheet)
    dragged.disappeared()
    let again = try require(notes.sheet)
    #expect(again != dragged && again.placeID == dragged.placeID && again.id != dragged.id)
    expectEqual(StageWorld.text(of: again.stack), "[compose]")
    world.kept = []
    #expect(again.mayDismiss)
  }

  @Test func `a dismissal that a guard holds is undone on screen`() async throws {
    let world = StageWorld()
    world.held = [.compose]
    world.present(.sheet(.compose))
    await world.drawAll()
    let notes = try world.place(.notes)
    let dragged = try require(notes.sheet)
    notes.sheet = nil
    dragged.disappeared()
    expectEqual(notes.sheet?.placeID, dragged.placeID)
  }

  @Test func `a dragged sheet is reported once, and acknowledged when it is gone`() async throws {
    let world = StageWorld()
    world.present(.sheet(.compose))
    await world.drawAll()
    let notes = try world.place(.notes)
    let sheet = try require(notes.sheet)
    notes.sheet = nil
    notes.sheet = nil
    sheet.dismissed()
    expectEqual(world.facts.count, 1)
    #expect(!world.isAcknowledged)
    await world.rest()
    sheet.dismissed()
    expectEqual(world.facts.count, 1)
    world.finish()
    #expect(world.isAcknowledged)
  }

  @Test func `a sheet leaves with its tab, and returns with it`() async throws {
    let world = StageWorld()
    world.present(.sheet(.compose))
    await world.drawAll()
    var select = Sample.Presentation.tab(.tags)
    select.parentDestinationID = try world.id(.notes)
    world.present(select)
    // The tab changes when the sheet is gone.
    expectContains(world.text, "notes*: [notes],")
    try world.place(.notes).sheet = nil
    await world.drawAll()
    expectContains(world.text, "tags*: [tags]")
    expectEqual(world.facts, [])
    world.present(.tab(.notes))
    await world.drawAll()
    expectContains(world.text, "notes*: [notes ^sheet [compose]]")
  }

  @Test func `nested sheets leave together, and keep their contents meanwhile`() async throws {
    let world = StageWorld(.loose)
    world.present(.path([.sheet(.compose), .sheet(.edit)]))
    await world.drawAll()
    expectEqual(world.text, "loose ^sheet [compose ^sheet [edit]]")
    expectEqual(world.stage.modals.map(\.stack.root?.route), ["compose", "edit"])
    let lower = try require(world.stage.modals.first)
    world.present(.dismissAny)
    expectEqual(world.text, "loose")
    expectEqual(StageWorld.text(of: lower), " ^sheet [compose ^sheet [edit]]")
    world.finish()
    #expect(world.isAcknowledged)
  }

  @Test func `a modal waits while anything is animated`() async throws {
    let world = StageWorld()
    let push = world.stage.beginAnimation()
    world.present(.sheet(.compose))
    expectEqual(world.stage.modals, [])
    world.stage.endAnimation(push)
    expectEqual(world.stage.modals.count, 1)
  }

  @Test func `an alert is answered once, by its button or else by the one that cancels`()
    async throws
  {
    let world = StageWorld()
    let alert = Sample.Presentation.alert(
      .second, "Delete?",
      buttons: [.init("Delete", role: .destructive), .init("Keep", role: .cancel)])
    let notes = try world.place(.notes)
    for chosen in ["Delete", nil] {
      world.present(alert)
      #expect(notes.showsAlert && !notes.showsConfirmation && notes.sheet == nil)
      let modal = try require(notes.modal)
      // Frameworks report that an alert is gone before or after the button's action, or both.
      notes.showsAlert = false
      if let button = modal.prompt?.buttons.first(where: { $0.title == chosen }) {
        modal.choose(button)
      }
      notes.showsAlert = false
      let before = world.events.count
      await world.rest()
      expectNil(notes.modal)
      let requests = world.events[before...].filter {
        if case .requested = $0 { true } else { false }
      }
      expectEqual(requests.count, chosen == nil ? 1 : 0)
    }
  }

  @Test func `a binding that is reset dismisses what it shows`() async throws {
    let world = StageWorld()
    let notes = try world.place(.notes)
    world.present(
      .confirmation(.second, "Delete?", buttons: [.init("Keep", role: .cancel)]))
    #expect(notes.showsConfirmation && !notes.showsAlert)
    notes.showsConfirmation = false
    await world.rest()
    expectNil(notes.modal)

    world.present(.sheet(.compose, options: SheetPresentationOptions(style: .popover)))
    #expect(notes.popover != nil && notes.sheet == nil)
    notes.popover = nil
    expectNil(notes.modal)

    world.present(.sheet(.compose))
    notes.modal = nil
    expectNil(notes.sheet)
  }

  @Test func `a late report that an alert is gone does not dismiss the next one`() async throws {
    let world = StageWorld()
    let notes = try world.place(.notes)
    let alert = Sample.Presentation.alert(
      .second, "Delete?", buttons: [.init("Delete"), .init("Keep", role: .cancel)])
    world.present(alert)
    world.present(.dismissSheet)
    world.present(alert)
    for isThere in [true, false] {
      notes.showsAlert = false
      await world.rest()
      expectEqual(notes.showsAlert, isThere)
    }
  }
}
