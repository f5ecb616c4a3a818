import Destinations
import DestinationsTesting
import Foundation
import Testing

@testable import NotesCLI

/// The terminal's coordinator as an interface adapter among others.
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
    var adapter = Adapter(flow: session.flow, coordinator: coordinator, samples: samples) {
      screen.front
    }
    adapter.goBack = { _ = session.perform(Command("back")) }
    adapter.dismissSheet = { _ = session.perform(Command("back")) }
    adapter.selectTab = { _ = session.perform(Command("tab", $0.tabName)) }
    return adapter
  }

  @Test func `The coordinator of the terminal passes every case of the kit`() async throws {
    try await TemporaryFolder.run { folder in
      let store = folder.store
      let results = await AdapterConformance.check { adapter(store) }
      expectEqual(results.map(\.description).filter { !$0.hasPrefix("passed") }, [])
    }
  }
}

/// Stands for the terminal and keeps the last frame.
private final class FrameKeeper: FrameShowing {
  let size = TerminalSize(columns: 60, rows: 14)
  private var rows: [String] = []

  func show(_ frame: Frame) {
    rows = frame.plainText.split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
  }

  /// The route in front, by the title of the topmost box, else by the way to the screen.
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
