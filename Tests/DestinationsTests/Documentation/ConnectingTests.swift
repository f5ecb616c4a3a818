import Adapters
import Destinations
import DestinationsTesting
import Foundation
import Testing

/// The article "Connecting an interface": its snippets are here or in `Examples/Adapters`, and run.
@MainActor
struct ConnectingTests {
  private typealias Adapter = AdapterUnderTest<Mail.DestinationType, Mail.ContentType, Mail.TabType>

  /// The samples of the conformance kit.
  private func samples() -> Adapter.Samples {
    .init(
      push: .push(.message, content: .message(1)), otherPush: .push(.account),
      sheet: .sheet(.compose), tab: .settings,
      alert: .alert(
        .confirmDeletion, "Delete it?",
        buttons: [.init("Delete", role: .destructive), .init("Keep", role: .cancel)]))
  }

  @Test func `the terminal adapter passes every case`() async {
    await AdapterConformance.check {
      let flow = Mail.AppFlow(Mail.setup())
      let terminal = TerminalAdapter<Mail>(flow) { _ in }
      var adapter = AdapterUnderTest(flow: flow, coordinator: terminal, samples: samples()) {
        let front = terminal.screen.first?.split(separator: " ").last
        return front.flatMap { Mail.DestinationType(rawValue: String($0)) }
      }
      adapter.goBack = { terminal.perform("back") }
      adapter.dismissSheet = { terminal.perform("back") }
      adapter.selectTab = { terminal.perform($0.rawValue) }
      adapter.chooseButton = { terminal.perform($0.title) }
      return adapter
    }
  }

  @Test func `the page adapter passes every case`() async {
    await AdapterConformance.check {
      let flow = Mail.AppFlow(Mail.setup())
      let pages = PageAdapter<Mail>(flow)
      var adapter = AdapterUnderTest(flow: flow, coordinator: pages, samples: samples()) {
        let title = pages.page.split(separator: "<title>").dropFirst().first?.split(separator: "<")
        return title?.first.flatMap { Mail.DestinationType(rawValue: String($0)) }
      }
      let leave: @MainActor () -> Void = { [weak flow] in
        let place = flow?.tree.currentID.map(\.uuidString) ?? ""
        pages.perform(["place": place, "leave": ""])
      }
      adapter.chooseButton = { [weak flow] in
        pages.perform(["place": flow?.tree.currentID?.uuidString ?? "", "do": $0.title])
      }
      adapter.goBack = leave
      adapter.dismissSheet = leave
      adapter.selectTab = { [weak flow] in
        pages.perform(["place": flow?.tree.currentID?.uuidString ?? "", "tab": $0.rawValue])
      }
      return adapter
    }
  }

  @Test func `the panel adapter shows columns, dialogs and covered panels`() {
    let flow = Mail.AppFlow(Mail.deskSetup())
    let stage = Stage(flow)
    flow.attach(stage)
    flow.start()
    let window = PanelWindow()
    let panels = PanelAdapter(stage, in: window)
    flow.presentDestination(configuration: .sheet(.compose))
    #expect(panels.stage.modals.count == 1 && window.dialogs.count == 1)
    guard case .row(let columns) = window.content else { return #expect(window.front == "desk") }
    #expect(columns.count == 3)
    window.close()
    #expect(flow.pending.isEmpty && stage.modals.isEmpty && window.dialogs.isEmpty)
  }

  @Test func `the panel adapter passes every case`() async {
    await AdapterConformance.check {
      let flow = Mail.AppFlow(Mail.setup())
      let window = PanelWindow()
      let panels = PanelAdapter(Stage(flow), in: window)
      var adapter = AdapterUnderTest(flow: flow, coordinator: panels.stage, samples: samples()) {
        window.front.flatMap { Mail.DestinationType(rawValue: $0) }
      }
      adapter.goBack = { window.goBack() }
      adapter.dismissSheet = { window.close() }
      adapter.selectTab = { tab in window.choose(tab.rawValue) }
      adapter.chooseButton = { panels.stage.modals.last?.choose($0) }
      return adapter
    }
  }

  @Test func `the terminal adapter runs a session`() {
    let flow = Mail.AppFlow(Mail.setup())
    let terminal = TerminalAdapter<Mail>(flow) { _ in }
    flow.attach(terminal)
    flow.start()
    terminal.perform("open 2")
    let screen = """
      home › inbox › message
      [inbox] settings
      Message 2
      reply  done  back
      """
    #expect(terminal.screen.joined(separator: "\n") == screen)
    terminal.perform("sing")
    #expect(terminal.screen.last == "There is no command sing here.")
    terminal.perform("reply")
    #expect(terminal.screen.prefix(2) == ["home › inbox › message › compose", "To: "])
    terminal.perform("back")
    terminal.perform("settings")
    #expect(terminal.screen.prefix(2) == ["home › settings", "inbox [settings]"])
    // Nothing else of the main actor runs between the lines.
    for _ in 1...2 {
      terminal.perform("inbox")
      #expect(terminal.screen[1] == "[inbox] settings")
      terminal.perform("settings")
      #expect(terminal.screen[1] == "inbox [settings]")
    }
    terminal.perform("inbox")
    for _ in 1...2 {
      terminal.perform("inbox")
      #expect(terminal.screen.first == "home › inbox")
      terminal.perform("open 2")
    }
  }

  @Test func `an action of an outdated page changes nothing`() async throws {
    let flow = Mail.AppFlow(Mail.setup(), ids: .sequential())
    let pages = PageAdapter<Mail>(flow)
    flow.attach(pages)
    flow.start()
    let inbox = try #require(flow.currentDestination?.id.uuidString)
    let open = ["place": inbox, "do": "open", "words": "2"]
    #expect(await pages.answer(to: open).contains("<p>Message 2</p>"))
    let message = try #require(flow.currentDestination?.id.uuidString)
    let back = ["place": message, "leave": "back"]
    #expect(await pages.answer(to: back).contains("<p>1  Lunch?</p>"))
    #expect(await pages.answer(to: back).contains("<p>The page was out of date.</p>"))
    #expect(pages.page.contains("<p>2  Tea &amp; cake</p>"))
  }
}

/// The user's view of a window of panels, and the user's actions in it.
extension PanelWindow {
  fileprivate var front: String? {
    for case .text(let lines) in shown { return lines.first }
    return nil
  }

  fileprivate func goBack() {
    for case .pile(_, let back) in shown.reversed() { return back() }
  }

  fileprivate func choose(_ name: String) {
    for case .folders(let names, _, _, let choose) in shown {
      if let index = names.firstIndex(of: name) { choose(index) }
    }
  }

  /// The panel in front, with those around it first.
  private var shown: [Panel] {
    var found = [dialogs.last?.content ?? content]
    while true {
      switch found.last {
      case .pile(let panels, _), .row(let panels):
        guard let last = panels.last else { return found }
        found.append(last)
      case .folders(_, _, let panel, _): found.append(panel)
      case .text, nil: return found
      }
    }
  }
}
