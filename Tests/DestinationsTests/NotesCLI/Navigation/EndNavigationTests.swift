import Destinations
import DestinationsTesting
import Foundation
import Testing

@testable import NotesCLI

/// Help, the end of the input, and starting again.
@MainActor
struct EndNavigationTests {
  @Test func `help covers any screen and sends no request`() async throws {
    // Help covers any screen, and uncovers it again.
    try await NotesFlow.test { flow in
      flow.perform(NotesInteraction.open, content: .plan) { $0.open(.plan) }
      flow.perform(HomeInteraction.help, at: flow.home, expect: .delta("+ > sheet: help"))
      flow.dismissSheet(expect: .delta("- sheet: help\n> column detail: note(note(plan.md))"))
    }

    // Help sends no request.
    try await NotesFlow.test { flow in
      await flow.settle()
      flow.perform(HomeInteraction.help, at: flow.home, expect: .delta("+ > sheet: help"))
      flow.expectIdle()
    }
  }

  @Test func `the end of the input removes and releases every place`() async throws {
    try await NotesFlow.test { flow in
      flow.perform(NotesInteraction.open, content: .plan) { $0.open(.plan) }
      flow.perform(HomeInteraction.compose, at: flow.home, expect: .delta("+ > sheet: compose"))
      flow.closeWindow { $0.removeAll() }
      await flow.settle()
      flow.expectReleased()
    }
  }

  @Test func `after the end the flow refuses presentations`() async throws {
    try await NotesFlow.test { flow in
      flow.closeWindow { $0.removeAll() }
      flow.present(.sheet(.help), expect: .refused(.flowEnded))
    }
  }

  @Test func `a deletion confirmed before the end is carried out`() async throws {
    try await NotesFlow.test { flow, folder in
      flow.perform(NotesInteraction.delete, content: .plan) {
        $0.sheet(.confirmDelete, content: .plan)
      }
      flow.perform(ConfirmInteraction.yes) { $0.dismissSheet() }
      await flow.settle { $0.close() }
      flow.closeWindow { $0.removeAll() }
      folder.expectNoFile("plan.md")
    }
  }

  @Test func `a relaunched app shows the list of notes`() async throws {
    try await NotesFlow.test { flow in
      flow.tapTab(.trash) { $0.select(.trash) }
      flow.relaunch { $0.replaceRoot(with: .home) }
      flow.expectCurrent(.notes)
    }
  }

  @Test func `every place of the app can be reached by user interactions`() async throws {
    try await NotesFlow.test { flow in
      var seen = Set(flow.flow.activeDestinations.map { $0.type })
      let visit: @MainActor (NotesFlow.Step) -> Void = { step in
        expectNil(step.error)
        seen.formUnion(flow.flow.activeDestinations.map { $0.type })
      }
      visit(
        flow.perform(
          HomeInteraction.search, at: flow.home, expect: .delta("+ > column sidebar: search")))
      visit(flow.perform(SearchInteraction.open, content: .plan) { $0.open(.plan) })
      visit(flow.perform(NoteInteraction.edit, content: .plan) { $0.push(.editor, content: .plan) })
      visit(flow.goBack { $0.goBack() })
      visit(
        flow.perform(NoteInteraction.links, content: .plan) {
          $0.sheet(.linked, content: .plan)
        })
      visit(flow.perform(LinkedInteraction.create) { $0.sheet(.compose) })
      visit(flow.perform(ComposeInteraction.cancel) { $0.dismissSheet() })
      visit(flow.dismissSheet { $0.dismissSheet() })
      visit(
        flow.perform(NoteInteraction.outline, content: .plan) {
          $0.sheet(.outline, content: .plan)
        })
      visit(
        flow.perform(LinkedInteraction.open, content: .tea) {
          $0.dismissSheet()
          $0.push(.note, content: .tea)
        })
      visit(flow.goBack { $0.goBack() })
      visit(flow.perform(NoteInteraction.move, content: .plan) { $0.sheet(.move, content: .plan) })
      visit(flow.perform(MoveInteraction.ask, expect: .delta("+ > sheet: confirmLinks")))
      visit(flow.dismissSheet { $0.dismissSheet() })
      visit(flow.perform(MoveInteraction.cancel) { $0.dismissSheet() })
      visit(flow.perform(NoteInteraction.delete, expect: .delta("+ > sheet: confirmDelete")))
      visit(flow.dragSheetDown { $0.dismissSheet() })
      visit(flow.tapTab(.tags) { $0.select(.tags) })
      visit(
        flow.perform(TagsInteraction.open, content: .tag("work")) {
          $0.push(.tagged, content: .tag("work"))
        })
      visit(
        flow.perform(NotesInteraction.move, content: .plan) {
          $0.sheet(.moveListed, content: .plan)
        })
      visit(flow.perform(MoveInteraction.cancel) { $0.dismissSheet() })
      visit(flow.tapTab(.trash) { $0.select(.trash) })
      let gone = App.ContentType.trashed(TrashID("1-gone"))
      visit(
        flow.perform(TrashInteraction.open, content: gone) { $0.push(.trashed, content: gone) })
      visit(flow.goBack { $0.goBack() })
      visit(flow.perform(TrashInteraction.erase, expect: .delta("+ > sheet: confirmErase")))
      visit(flow.dismissSheet(expect: .delta("- sheet: confirmErase\n> trash")))
      visit(flow.perform(TrashInteraction.empty, expect: .delta("+ > sheet: confirmEmpty")))
      visit(flow.dismissSheet(expect: .delta("- sheet: confirmEmpty\n> trash")))
      visit(
        flow.perform(HomeInteraction.compose, at: flow.home, expect: .delta("+ > sheet: compose")))
      visit(flow.dismissSheet(expect: .delta("- sheet: compose\n> trash")))
      visit(flow.perform(HomeInteraction.help, at: flow.home, expect: .delta("+ > sheet: help")))
      let all = Set(App.setup(Services.none).providers.keys)
      expectEqual(seen, all)
    }
  }
}

extension Services {
  /// Services that are never used, for a setup that is only read.
  @MainActor fileprivate static var none: Services {
    Services(store: NoteStore(folder: .temporaryDirectory), notices: Notices(), openFile: nil)
  }
}
