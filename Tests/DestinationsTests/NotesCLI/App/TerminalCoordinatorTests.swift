import Destinations
import DestinationsTesting
import Foundation
import Testing

@testable import NotesCLI

/// The terminal's coordinator and its stage, tested like any other interface adapter.
@MainActor
struct TerminalCoordinatorTests {
  private typealias Adapter = AdapterUnderTest<
    App.DestinationType, App.ContentType, App.TabType
  >

  private func adapter(_ store: NoteStore) -> Adapter {
    let session = Session(Services(store: store, notices: Notices(), openFile: nil))
    let screen = FrameKeeper()
    let coordinator = TerminalCoordinator(terminal: screen, session: session)
    let samples = Adapter.Samples(
      push: .push(.tagged, content: .tag("work")), otherPush: .push(.search), sheet: .sheet(.help),
      tab: .tags)
    var adapter = Adapter(flow: session.flow, coordinator: session.stage, samples: samples) {
      withExtendedLifetime(coordinator) { screen.front }
    }
    adapter.goBack = { _ = session.perform(Command("back")) }
    adapter.dismissSheet = { _ = session.perform(Command("back")) }
    adapter.selectTab = { _ = session.perform(Command("tab", $0.tabName)) }
    return adapter
  }

  @Test func `the terminal coordinator passes every case of the conformance kit`() async throws {
    try await TemporaryFolder.run { folder in
      let store = folder.store
      let results = await AdapterConformance.check { adapter(store) }
      expectEqual(results.map(\.description).filter { !$0.hasPrefix("passed") }, [])
    }
  }

  @Test func `the note selected in a list is shown beside it after every change`() async throws {
    try await AppUnderTest.run { app in
      let screen = FrameKeeper(columns: 120)
      let coordinator = TerminalCoordinator(terminal: screen, session: app.session)
      let steps: [([Key], String)] = [
        ([], "Two cups."), ("/stri".map { .character($0) }, "Stripes"),
        ([.character("x")], "Nothing is open."),
        ([.control("u"), .character("c")], "Two cups."),
        ([.escape, .character("2"), .enter], "Stripes"),
        ([.character("d"), .character("y")], "Nothing is open."), ([.character("u")], "Stripes"),
        // A read or edited note stays when another program changes the list.
        ([.enter, .character("e")], "# Zebra"),
      ]
      var areDim: [Bool?] = []
      for (keys, beside) in steps {
        for key in keys { await app.press(key) }
        for _ in 1...2 {
          coordinator.draw()
          await app.session.settle()
        }
        areDim.append(screen.frame?.lines[2].spans[0].style.contains(.dim))
        expectContains(screen.rows.map { $0.dropFirst(42) }.joined(separator: "\n"), beside)
      }
      expectEqual(app.session.shown.current?.title, "Edit")
      // A list is dimmed while its keys do not apply.
      expectEqual([areDim[0], areDim[steps.count - 1]], [false, true])
    }
  }
}

/// Stands for the terminal and keeps the last frame.
private final class FrameKeeper: FrameShowing {
  let size: TerminalSize
  private(set) var rows: [String] = []
  private(set) var frame: Frame?

  init(columns: Int = 60) {
    size = TerminalSize(columns: columns, rows: 14)
  }

  func show(_ frame: Frame) {
    self.frame = frame
    rows = frame.plainText.split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
  }

  /// The route in front, by the title of the topmost box, else by the titles that lead to the screen.
  var front: App.DestinationType? {
    let box = rows.last { $0.hasPrefix("┌ ") }?.dropFirst(2).prefix { $0 != "─" }
    let way = rows.dropFirst().first?.split(separator: "›").last
    let title = (box ?? way ?? "").trimmingCharacters(in: .whitespaces)
    switch title {
    case "Notes": return .notes
    case "Tags": return .tags
    case "Help": return .help
    case "#work": return .tagged
    default: return title.hasPrefix("Search:") ? .search : nil
    }
  }
}
