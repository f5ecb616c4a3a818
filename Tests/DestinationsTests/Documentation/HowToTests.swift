import Destinations
import DestinationsTesting
import Foundation
import Testing

/// The articles on concepts and the how-to articles: their snippets are here or in `MailExample.swift`, and run.
@MainActor
struct HowToTests {
  private typealias Inbox = Mail.InboxView.UserInteractionType
  private typealias Message = Mail.MessageView.UserInteractionType
  private typealias Compose = Mail.ComposeView.UserInteractionType
  private typealias Settings = Mail.SettingsView.UserInteractionType
  private typealias Plain = Mail.PlainView.UserInteractionType
  private typealias Line = Mail.ListView.UserInteractionType

  @Test func `a flow describes its tree, its requests and its events`() async {
    let flow = Mail.AppFlow(Mail.setup(), ids: .sequential())
    flow.start()
    #expect(
      flow.tree.description == """
        home tabs selected=inbox #1
          tab inbox: > inbox stack #2
          tab settings: settings stack #3
        """)
    var lines: [String] = []
    flow.onEvent = { lines.append($0.kind.description) }
    let request = flow.request(.push(.message, content: .message(7)))
    #expect(await request.outcome.isDone)
    #expect(
      lines == [
        "requested by program: push message", "presented message #4",
        "disappeared inbox #2", "appeared message #4", "done",
      ])

    let refused = flow.request(.dismissSheet)
    if case .refused(let error) = await refused.outcome {
      print(error)  // noSheet: …, and what to do about it
    }
    #expect(await refused.outcome.error?.code == .noSheet)

    var tree = flow.tree
    #expect(throws: DestinationError.self) { try tree.apply(.dismissSheet) }
    #expect(tree == flow.tree)
  }

  @Test func `a guard is asked before a gesture changes anything`() async throws {
    var setup = Mail.setup()
    setup.guards = [
      Mail.Setup.Guard("draft") { difference in
        difference.removes(.compose) ? .deny(reason: "The draft is not sent.") : .allow
      }
    ]
    try await TestFlow.run(setup) { flow in
      flow.perform(Inbox.compose) { $0.sheet(.compose) }
      flow.dragSheetDown(expect: .refused(.guardDenied))
    }
  }

  @Test func `a selected tab keeps its path and takes another place`() async throws {
    try await TestFlow.run(Mail.setup()) { flow in
      flow.perform(Inbox.open, content: .message(7)) { $0.push(.message, content: .message(7)) }
      flow.tapTab(.settings) { $0.select(.settings) }
      flow.present(.tab(.inbox, showing: .message, content: .message(8))) {
        $0.select(.inbox)
        $0.push(.message, content: .message(8))
      }
      flow.expectPath([.message, .message])
      flow.tapTab(.inbox) { $0.present(.popToRoot) }
      flow.tapTab(.inbox, expect: .unchanged)
      flow.present(.tab(.settings, toRoot: true)) { $0.select(.settings) }
    }
  }

  @Test func `tabs depend on the session, and change while the app runs`() async throws {
    let session = Mail.Session()
    let home = DestinationProvider<Mail.HomeView.Destination> {
      .init($0) { Mail.HomeView(destinationState: .init(destination: $0)) }
    }
    .shaped { _, _ in
      session.isOpen
        ? .tabs([.inbox: .inbox, .settings: .settings]) : .tabs([.settings: .settings])
    }
    let settings = DestinationProvider<Mail.SettingsView.Destination>(presentations: [
      .account: .path([.addTab(.inbox, showing: .inbox, at: 0), .tab(.inbox)])
    ]) {
      .init($0) { Mail.SettingsView(destinationState: .init(destination: $0)) }
    }
    var setup = Mail.setup()
    setup.providers[.home] = home
    setup.providers[.settings] = settings
    try await TestFlow.run(setup) { flow in
      flow.perform(Settings.account) {
        $0.present(.addTab(.inbox, showing: .inbox, at: 0))
        $0.select(.inbox)
      }
      flow.present(.removeTab(.inbox)) { $0.present(.removeTab(.inbox)) }
      flow.expectCurrent(.settings)
    }
    session.isOpen = true
    try await TestFlow.run(setup) { $0.expectCurrent(.inbox) }
  }

  @Test func `a split view presents in its columns and focuses one`() async throws {
    try await TestFlow.run(Mail.deskSetup()) { flow in
      flow.perform(Line.open) { $0.present(.column(.content, showing: .messages)) }
      flow.perform(Line.open, content: .message(7)) {
        $0.present(.column(.detail, showing: .message, content: .message(7)))
      }
      flow.expectVisible(.folders, .messages, .message)
      flow.focusColumn(.sidebar) { $0.present(.column(.sidebar)) }
    }
  }

  @Test func `sheets are presented, refused by policy and dragged away`() async throws {
    var setup = Mail.setup()
    setup.policies.modal = ModalPolicy(whenNested: .refuse, whenOccupied: .queue)
    try await TestFlow.run(setup) { flow in
      flow.perform(Inbox.compose) { $0.sheet(.compose) }
      flow.present(.sheet(.login), expect: .refused(.modalRefused))
      flow.dragSheetDown { $0.dismissSheet() }
    }

    let flow = Mail.AppFlow(Mail.setup())
    flow.start()
    let inbox = try #require(flow.currentDestination as? Mail.StackOf<Mail.InboxView>)
    var gone: [UUID] = []
    let sheets = SheetPresentation(of: inbox) { gone.append($0) }
    flow.presentDestination(
      configuration: .sheet(
        .compose, options: SheetPresentationOptions(detents: [.medium, .large])))
    #expect(sheets.sheet?.options.detents == [.medium, .large])
    sheets.sheet = nil  // as a binding does when the user has dragged the sheet away
    #expect(gone.count == 1 && flow.currentDestination === inbox)

    let options = SheetPresentationOptions(style: .popover)
    flow.presentDestination(configuration: .sheet(.compose, options: options).animated(false))
    #expect(sheets.sheet?.options.style == .popover)
    #expect(sheets.sheet?.options.shouldAnimate == false)

    flow.presentDestination(configuration: .dismissSheet)
    flow.presentDestination(
      configuration: .sheet(.compose, options: options).withInterfaceData("compose button"))
    flow.presentDestination(configuration: .replaceCurrent(with: .account).animatedAsPush())
    #expect(flow.currentDestination?.type == .account)
  }

  @Test func `an alert asks before something is deleted`() async throws {
    var setup = Mail.setup()
    setup.providers[.message] = Mail.draft
    try await TestFlow.run(setup) { flow in
      flow.perform(Inbox.open) { $0.push(.message) }
      flow.perform(Mail.DraftView.UserInteractionType.delete) { $0.alert(.confirmDeletion) }
      flow.choose("Delete") {
        $0.dismissSheet()
        $0.goBack()
      }
    }
  }

  @Test func `a guard presents a login and continues the request afterwards`() async throws {
    let session = Mail.Session()
    let setup = Mail.guardedSetup(session)
    try await TestFlow.run(setup) { flow in
      flow.tapTab(.settings) { $0.select(.settings) }
      flow.perform(Settings.account) { $0.sheet(.login) }
      flow.dragSheetDown { $0.dismissSheet() }
      #expect(flow.flow.pending.isEmpty)

      flow.perform(Settings.account) { $0.sheet(.login) }
      flow.perform(Plain.done) {
        $0.dismissSheet()
        $0.push(.account)
      }
    }
  }

  @Test func `a destination of the app's own handles its interactions`() async throws {
    try await TestFlow.run(Mail.markingSetup()) { flow in
      flow.perform(Inbox.compose) { $0.sheet(.compose) }
      flow.perform(DraftTap.mark)
      let draft = flow.flow.currentDestination as? DraftPlace
      #expect(draft?.isMarked == true)
    }
  }

  @Test func `a custom presentation runs its closure and presents its answer`() async throws {
    try await TestFlow.run(Mail.setup()) { flow in
      flow.perform(Inbox.compose) { $0.sheet(.compose) }
      flow.perform(Compose.attach)
      flow.step("the camera has a picture") { Mail.Camera.whenTaken?(true) }
      flow.present(Mail.openWhereItFits) {
        $0.push(.message, content: .message(7))
      }
    }
    try await TestFlow.run(Mail.setup()) { flow in
      flow.present(Mail.openOrWrite) { $0.sheet(.compose) }
    }
    // A request from a list in a column fills the column beside the list.
    try await TestFlow.run(Mail.deskSetup()) { flow in
      flow.focusColumn(.content) { $0.present(.column(.content)) }
      flow.present(Mail.openWhereItFits) {
        $0.present(.column(.detail, showing: .message, content: .message(7)))
      }
    }
  }

  @Test func `an app moves from a coordinator to a flow one screen at a time`() async throws {
    let coordinator = MailCoordinator()
    var setup = Mail.setup()
    setup.providers[.settings] = Mail.settings(besides: coordinator)
    try await TestFlow.run(setup) { flow in
      flow.tapTab(.settings) { $0.select(.settings) }
      flow.perform(Settings.account)
      #expect(coordinator.path == [.account])
      coordinator.back()
    }
  }
}
