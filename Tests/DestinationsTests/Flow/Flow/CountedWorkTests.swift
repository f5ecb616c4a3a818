import DestinationsTesting
import Foundation
import Synchronization
import Testing

@testable import Destinations

/// The amount of work, counted and not timed: calls of an app's code, and writes to the tree.
@MainActor
struct CountedWorkTests {
  /// Counts the calls of an app's code.
  private enum Asked {
    private static let count = Atomic<Int>(0)

    static func note<Value>(_ value: Value) -> Value {
      count.wrappingAdd(1, ordering: .relaxed)
      return value
    }

    /// Returns the count since the last call.
    static func take() -> Int { count.exchange(0, ordering: .relaxed) }
  }

  /// An app whose contents count comparisons.
  private enum App: DestinationTypes {
    enum DestinationType: String, RoutableDestinations { case home, list, tags, note }
    enum TabType: String, TabTypeable { case list, tags }

    struct ContentType: ContentTypeable, Codable {
      let number: Int

      static func == (left: Self, right: Self) -> Bool { Asked.note(left.number == right.number) }
    }
  }

  /// Counts the writes of plans, and their steps.
  private final class Recorder: ChangeRecorder {
    override func didCommit(
      _ plan: TreePlan, by request: EngineRequest, in engine: FlowEngine
    ) {
      for _ in 0..<plan.patch.entries.count + plan.steps.count { _ = Asked.note(0) }
    }
  }

  private typealias Provider = RecordingProvider<App, Never, Never>

  private let journal = TestJournal()
  private let interface = MockInterface()

  /// A flow with many notes on the stack of one of its tabs.
  private func flow(_ count: Int) -> App.AppFlow {
    let build: @MainActor (Provider.Destination) -> Void = { _ in _ = Asked.note(0) }
    var setup = App.Setup(
      providers: [
        .home: Provider(journal, shape: .tabs([.list: .list, .tags: .tags]), onBuild: build),
        .list: Provider(journal, shape: .stack, onBuild: build),
        .tags: Provider(journal, shape: .screen, onBuild: build),
        .note: Provider(journal, shape: .screen, onBuild: build),
      ], startingDestination: .replaceRoot(with: .home))
    setup.snapshots = App.Snapshots {
      for route in [App.DestinationType.home, .list, .tags] { Restorable(route.rawValue, route) }
      Restorable("note") {
        Asked.note($0.content?.number)
      } place: { (number: Int) in
        Asked.note(App.Place(.note, content: .init(number: number)))
      }
    }
    let flow = App.AppFlow(setup)
    flow.onEvent = { _ in _ = Asked.note(0) }
    flow.attach(interface)
    flow.start()
    flow.engine.recorder = Recorder()
    flow.presentDestination(configuration: notes(count))
    return flow
  }

  private func notes(_ count: Int) -> App.Presentation {
    .path((0..<count).map { .push(.note, content: .init(number: $0)) })
  }

  /// The calls of the app, the writes of the tree and the changes of the interface, for some work with many notes.
  private func cost(_ count: Int, of work: Work) throws -> Int {
    let flow = flow(count)
    let made = try work.prepare(flow, count)
    _ = (journal.take(), Asked.take())
    let told = interface.calls.count
    try made()
    return Asked.take() + journal.take().count + interface.calls.count - told
  }

  /// Some work with a flow; its preparation is not counted.
  private struct Work: Sendable {
    typealias Prepared = @MainActor () throws -> Void

    let name: String
    let prepare: @MainActor @Sendable (App.AppFlow, Int) throws -> Prepared

    init(
      _ name: String,
      _ prepare: @escaping @MainActor @Sendable (App.AppFlow, Int) throws -> Prepared
    ) {
      self.name = name
      self.prepare = prepare
    }

    /// Runs a presentation.
    init(_ presentation: App.Presentation) {
      self.init("\(presentation.verb)") { flow, _ in
        { flow.presentDestination(configuration: presentation) }
      }
    }
  }

  private static let linear: [Work] = [
    Work("a path") { flow, count in
      let path = App.Presentation.path(
        (0..<count).map { .push(.note, content: .init(number: $0)) })
      return { flow.presentDestination(configuration: path) }
    },
    Work(.replaceRoot(with: .tags)),
    Work("a snapshot") { flow, _ in
      { _ = try flow.snapshot().data() }
    },
    Work("a restoration") { flow, _ in
      let data = try flow.snapshot().data()
      return { flow.restore(from: data) }
    },
    Work("the text of a tree, and reading it") { flow, _ in
      {
        let text = flow.tree.text { Asked.note($0.route.rawValue) }
        _ = try PresentationTree(parsing: text) { Asked.note($0) }
      }
    },
    Work("a difference") { flow, _ in
      let before = flow.tree
      flow.presentDestination(configuration: .replaceRoot(with: .home))
      let after = flow.tree
      return { _ = before.difference(to: after) { Asked.note($0.route.rawValue) } }
    },
    Work("the end") { flow, _ in { flow.end() } },
    Work("a pop that a journal records") { flow, _ in
      flow.startJournal()
      return { flow.presentDestination(configuration: .popToRoot) }
    },
    Work("the undoing of a replaced root") { flow, _ in
      flow.startJournal()
      flow.presentDestination(configuration: .replaceRoot(with: .tags))
      return { flow.undo() }
    },

    // Each part that the text leaves out is found in one look-up.
    Work("a text of places within each other") { _, count in
      let text = (0..<count).map { depth in
        String(repeating: "  ", count: depth) + (depth == 0 ? "note" : "sheet: note")
      }.joined(separator: "\n")
      return { _ = try PresentationTree(parsing: text) { Asked.note($0) } }
    },
    Work("a snapshot of places within each other") { flow, count in
      let rows = (0..<count).map { index in
        NavigationSnapshot.Row(
          "note", in: index == 0 ? nil : index - 1, slot: "sheet", content: .int(index))
      }
      return { flow.restore(NavigationSnapshot(rows: rows)) }
    },
    Work("a snapshot with unknown tags") { flow, count in
      let rows = (0..<count).map { index in
        NavigationSnapshot.Row("note", in: index + 1, slot: "path", content: .string("?"))
      }
      return { flow.restore(NavigationSnapshot(rows: [.init("list")] + rows)) }
    },
    Work("a link of many values") { _, count in
      let text = LinkParameter<String>(one: { Asked.note($0) }, print: { $0 })
      let table = LinkTable(LinkOrigin(scheme: "app")) {
        DeepLink("files/{path...}", .list(text)) {
          $0
        } values: {
          $0
        }
      }
      let link = "app://files" + String(repeating: "/a%2Fb", count: count)
      return { _ = try table.target(of: link) }
    },
  ]

  @Test func `work on every place doubles when the number of places doubles`() throws {
    for work in Self.linear {
      let (some, twice) = (try cost(100, of: work), try cost(200, of: work))
      #expect(
        some >= 100 && twice > some && 10 * twice <= 22 * some, "\(work.name): \(some), \(twice)")
    }
  }

  @Test func `work on few places does not grow with the number of places`() throws {
    let works = [
      Work(.push(.note, content: .init(number: 7))), Work(.goBack), Work(.tab(.tags)),
      Work(.sheet(.tags)), Work(.replaceCurrent(with: .tags)),
    ]
    for work in works {
      let (few, many) = (try cost(10, of: work), try cost(1_000, of: work))
      #expect(few > 0 && many == few, "\(work.name): \(few), \(many)")
    }
  }
}
