import Destinations
import DestinationsTesting
import Foundation
import Testing

/// The articles on errors, threads, questions and finding places: their snippets are here and run.
@MainActor
struct AnswersTests {
  /// A stand-in for the system's logger, which Linux does not have.
  @MainActor private final class Logger {
    var lines: [String] = []
    func error(_ message: Message) { lines.append("error " + message.text) }
    func debug(_ message: Message) { lines.append("debug " + message.text) }

    struct Message: ExpressibleByStringInterpolation {
      enum Privacy { case `public` }

      struct StringInterpolation: StringInterpolationProtocol {
        var text = ""
        init(literalCapacity: Int, interpolationCount: Int) {}
        mutating func appendLiteral(_ literal: String) { text += literal }
        mutating func appendInterpolation(_ value: some CustomStringConvertible, privacy: Privacy) {
          text += value.description
        }
      }

      let text: String
      init(stringLiteral: String) { text = stringLiteral }
      init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }
    }
  }

  private struct Alert { var text: String? }

  /// The mail app with a note that a guard keeps from leaving.
  private func locked() -> Notes.AppFlow {
    var setup = notesSetup()
    setup.guards = [
      .init("Unsaved") { change in
        change.removes(.note) ? .deny(reason: "Save the note first.") : .allow
      }
    ]
    let flow = Notes.AppFlow(setup, ids: .sequential())
    flow.start()
    flow.presentDestination(configuration: .push(.note, content: .note(7)))
    return flow
  }

  @Test func `a tap shows the user the reason of a refusal`() throws {
    let flow = locked()
    let note = try require(flow.currentDestination as? Notes.ScreenOf<NoteView>)
    var alert = Alert()
    do {
      try note.performInterfaceAction(interactionType: .done)
    } catch let error as DestinationError where error.code.family == .refused {
      alert.text = error.userText
    } catch {
      note.logError(error: error)
    }
    #expect(alert.text == "Save the note first.")
  }

  @Test func `a request of the program reports its outcome`() async {
    let flow = locked()
    var alert = Alert()
    let request = flow.request(.replaceRoot(with: .compose))
    switch await request.outcome {
    case .refused(let error): alert.text = error.userText
    case .done, .cancelled, .superseded: break
    }
    #expect(alert.text == "Save the note first.")
  }

  @Test func `events go to the logger of the platform`() {
    let flow = locked()
    let logger = Logger()
    flow.onEvent = { event in
      switch event.kind {
      case .refused(let error):
        logger.error("refused: \(error.text, privacy: .public)")
      case let kind where kind.isProblem:
        logger.error("\(event, privacy: .public)")
      default:
        logger.debug("\(event, privacy: .public)")
      }
    }
    flow.presentDestination(configuration: .goBack)
    expectEqual(logger.lines.map { $0.prefix(5) }, ["debug", "debug", "error"])
  }

  @Test func `a task plans on another thread, and makes its request on the main actor`()
    async throws
  {
    let flow = Notes.AppFlow(notesSetup())
    flow.start()
    let tree = flow.tree
    let plan = Task.detached {
      var tree = tree
      try tree.apply(.goBack)
      return tree
    }
    let result = await plan.result
    #expect(throws: DestinationError.self) { try result.get() }

    await Task.detached {
      let number = 7  // found in a file, on this thread
      _ = await flow.request(.push(.note, content: .note(number))).outcome
    }.value
    #expect(flow.currentDestination?.type == .note)

    let events = flow.events
    let first = Task.detached {
      await events.first { $0.kind == .done }
    }
    flow.presentDestination(configuration: .goBack)
    await expectEqual(first.value?.kind, .done)
  }

  @Test func `a refusal, the tree, the events and the map are printed`() async {
    let flow = locked()
    print(flow.tree)  // the presented places
    flow.onEvent = { print($0) }  // what happens
    print(flow.pending)  // what the flow waits for
    print(flow.validate())  // what is wrong in the tables
    print(notesSetup().graph().mermaid)  // the map of places
    let outcome = await flow.request(.goBack).outcome
    #expect(
      outcome.error?.description
        == "guardDenied: Unsaved: Save the note first. (requested from note #2) Meet the guard's condition first."
    )
  }

  @Test func `a window that grows shows the same message beside the lists`() {
    let flow = Mail.AppFlow(wideSetup())
    flow.start()
    flow.presentDestination(configuration: .push(.message, content: .message(7)))
    let message = flow.tree.currentID.flatMap { flow.tree.node(id: $0) }?.payload.content
    flow.presentDestination(
      configuration: .path([
        .replaceRoot(with: .desk), .column(.detail, showing: .message, content: message),
      ]))
    expectEqual(
      flow.visibleDestinations.map { $0.type }, [.desk, .folders, .messages, .message])
  }

  /// The mail app with another root for wide windows; it starts with the root for narrow windows.
  private func wideSetup() -> Mail.Setup {
    var setup = Mail.deskSetup()
    setup.startingDestination = .replaceRoot(with: .home)
    return setup
  }

  @Test func `a test finds a place, its destination, its interface and its model`() async throws {
    let store = MockAsyncInteractor<BookRequest>()
    store.returns(["Emma"], for: .load)
    try await TestFlow.run(Books.shelfSetup(store)) { flow in
      await flow.settle()
      let shelf = flow.flow.tree.nodes.first { $0.payload.route == .shelf }?.id
      flow.perform(ShelfView.UserInteractionType.open, content: .title("Emma"), at: shelf) {
        $0.push(.book, content: .title("Emma"))
      }
      let step = flow.present(.push(.edit)) { $0.push(.edit) }
      await flow.settle()
      let destination = flow.flow.currentDestination as? EditView.Destination
      let view = shelf.flatMap { flow.flow.interface(for: $0) } as? ShelfView
      #expect(destination?.id == step.after.currentID)
      #expect(view?.model.state == .loaded(["Emma"]))
    }
  }

  @Test func `a test launches an app with a snapshot, and relaunches it`() async throws {
    var setup = notesSetup()
    setup.snapshots = Notes.Snapshots { Restorable("list", .list) }
    let snapshot = NavigationSnapshot(rows: [.init("list")])
    try await TestFlow.run(setup, startsAtOnce: false) { flow in
      flow.restore(snapshot, expect: .tree("> list stack"))
      flow.relaunchRestored()
    }
  }
}
