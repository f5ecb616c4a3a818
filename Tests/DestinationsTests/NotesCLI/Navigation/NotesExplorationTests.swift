import Destinations
import DestinationsTesting
import Foundation
import Testing

@testable import NotesCLI

/// NotesCLI explored by random steps: questions are answered, notes deleted, restored and written.
@MainActor
struct NotesExplorationTests {
  private typealias NotesLaw = Law<App.DestinationType, App.ContentType, App.TabType>

  private static let notes = [App.ContentType.plan, .tea]

  static let contents = App.SampleContents(
    dictionaryLiteral: (.note, notes), (.editor, notes), (.confirmDelete, notes),
    (.linked, notes), (.outline, notes), (.move, notes), (.moveListed, notes),
    (.trashed, [.trashed(TrashID("1-gone"))]),
    (.tagged, [.tag("work"), .tag("kitchen")]), (.search, [.text("tea")])
  )
  .with([.text("tea"), .text("")], for: SearchInteraction.find)
  .with([.text("tea"), .text("")], for: LinkedInteraction.find)
  .with([.draft(Draft(name: "Milk", text: "Two litres."))], for: ComposeInteraction.create)
  .with([.draft(Draft(name: "Milk", text: "Two litres."))], for: LinkedInteraction.create)
  .with([.move(NoteMove(id: NoteID("plan.md"), path: "work/"))], for: MoveInteraction.plan)

  /// All laws but one: the places that two runs reach depend on the speed of the disk.
  private static let laws = NotesLaw.standard.filter { $0.name != "every place is reached" }

  /// The rules of this app: it asks before it removes a note, and can draw every place.
  private static let rules: [NotesLaw] = [
    .after(NotesInteraction.delete, "the user is asked") { asks(.confirmDelete, $0) },
    .after(TrashInteraction.erase, "the user is asked") { asks(.confirmErase, $0) },
    .after(TrashInteraction.empty, "the user is asked") { asks(.confirmEmpty, $0) },
    .always("the places on screen can be drawn") { moment in
      moment.tree.visibleIDs.allSatisfy { moment.flow.interface(for: $0) is any TerminalScreen }
    },
  ]

  /// Returns whether a question is presented.
  private static func asks(_ question: App.DestinationType, _ moment: NotesLaw.Moment) -> Bool {
    moment.tree.nodes.contains { $0.payload.route == question }
  }

  /// A setup over a folder of its own inside another one, which the first setup gives a template to copy.
  static func setup(in folder: TemporaryFolder) throws -> App.Setup {
    let template = TemporaryFolder(url: folder.url("template"))
    if !folder.exists("template") {
      for (path, text) in AppUnderTest.notes { try template.write(path, text) }
    }
    let own = TemporaryFolder(url: folder.url(UUID().uuidString))
    try FileManager.default.copyItem(at: template.url, to: own.url)
    return App.setup(Services(store: own.store, notices: Notices()))
  }

  @Test func `the places of the app have no faults when they are built separately`() async throws {
    try await TemporaryFolder.run { folder in
      let faults = App.AppFlow(try Self.setup(in: folder)).validate(building: Self.contents)
      expectEqual(faults.map(\.description), [])
    }
  }

  @Test func `an exploration of the app finds no fault`() async throws {
    try await TemporaryFolder.run { folder in
      let report = try await explore(
        try Self.setup(in: folder), contents: Self.contents, laws: Self.laws + Self.rules,
        seed: 7, runs: 2, steps: 150, patience: .seconds(20))
      expectEmpty(report.findings)
    }
  }
}
