import DestinationsTesting
import Foundation
import Testing

@testable import Destinations

/// Places that need content, and presentations without suitable content.
@MainActor
struct NeededContentTests {
  private typealias Tap = Shelf.ListView.UserInteractionType

  @Test func `a place gets the part of the content that its provider accepts`() async throws {
    let setup = Shelf.setup([.open: .push(.note), .first: .sheet(.note, content: .note(1))])
    try await TestFlow.run(setup) { flow in
      flow.perform(Tap.open, content: .note(7)) { $0.push(.note, content: .note(7)) }
      let place = flow.flow.currentDestination as? Shelf.NoteView.Destination
      expectEqual((place?.currentInterface() as? Shelf.NoteView)?.number, 7)
      flow.goBack { $0.goBack() }
      flow.perform(Tap.first) { $0.sheet(.note, content: .note(1)) }
    }
  }

  @Test func `missing and unsuitable content is refused wherever it is used`() {
    let setup = Shelf.setup([.open: .push(.note), .both: .path([.push(.note), .push(.note)])])
    let flow = TestFlow(setup)
    flow.perform(Tap.open, expect: .refused(.missingContent))
    flow.perform(Tap.open, content: .tag("red"), expect: .refused(.unsuitableContent))
    flow.perform(Tap.both, expect: .refused(.missingContent))
    flow.perform(Tap.both, content: .note(7)) {
      $0.push(.note, content: .note(7))
      $0.push(.note, content: .note(7))
    }
    flow.present(.replaceCurrent(with: .note), expect: .refused(.missingContent))
    flow.present(.replaceRoot(with: .note, content: .tag("")), expect: .refused(.unsuitableContent))
    let refused = flow.present(
      .sheet(.note, content: .tag("red")), expect: .refused(.unsuitableContent))
    expectEqual(refused.error?.reason, #"note does not accept the content tag("red")."#)
  }

  @Test func `a link, a guard and a start are refused without suitable content`() async throws {
    enum Target: Equatable { case note }
    let table = LinkTable(LinkOrigin(scheme: "shelf")) {
      DeepLink("note") {
        Target.note
      } values: { _ in
        ()
      }
    }
    var setup = Shelf.setup()
    setup.links = FlowLinks(table) { _ in [.push(.note)] }
    setup.guards = [
      Shelf.Setup.Guard("g") { $0.brings(.tag) ? .redirect(to: .push(.note)) : .allow }
    ]
    setup.providers[.tag] = Shelf.list([:])
    let flow = TestFlow(setup, exhaustivity: .off)
    let link = flow.flow.open(try #require(URL(string: "shelf://note")))
    expectEqual(await link.outcome.error?.code, .missingContent)
    let redirected = flow.flow.request(.push(.tag))
    expectEqual(await redirected.outcome.word, "superseded")
    flow.expectTree("> list stack")
    let other = Shelf.AppFlow(setup.starting(at: .push(.note), in: .list))
    other.start()
    #expect(other.tree.isEmpty)
    // The path of a link is checked before the link is opened.
    expectEqual(
      flow.flow.validate(building: [.note: [.note(1)]]).map(\.reason),
      ["The link note[0] presents note, which needs content."])
  }

  @Test func `a restoration leaves out a place whose content is no longer suitable`() throws {
    var setup = Shelf.setup()
    setup.snapshots = Shelf.Snapshots(revision: 1, policy: .drop) {
      Restorable("list", .list)
      Restorable("note", .note) {
        $0.number
      } content: {
        $0 > 1 ? .note($0) : .tag("")
      }
    }
    let rows = [
      NavigationSnapshot.Row("list"),
      NavigationSnapshot.Row("note", in: 0, slot: "path", content: .int(1)),
    ]
    let flow = Shelf.AppFlow(setup)
    let report = flow.restore(from: try NavigationSnapshot(rows: rows).data())
    expectEqual(report.restoredCount, 1)
    expectEqual(report.losses.map(\.reason), [#"note does not accept the content tag("")."#])
  }

  @Test func `an app's own flow gets the refusal as an error`() {
    let provider = SampleProvider()
    provider.acceptsContent = { $0 != nil }
    let flow = OwnFlow([:])
    let error = #expect(throws: DestinationError.self) {
      try provider.buildDestination(configuration: .push(.detail), appFlow: flow)
    }
    expectEqual(error?.code, .missingContent)
  }

  // MARK: Before anything runs

  private func reasons(
    _ setup: Shelf.Setup, line: Int = #line
  ) -> [String] {
    Shelf.AppFlow(setup).validate().map { "\($0.code): \($0.reason)" }
  }

  @Test func `another window is given suitable content`() {
    let reason =
      #"The interaction list.open may present note, which does not accept the content tag("red")."#
    let window = Shelf.Presentation.openWindow(.replaceRoot(with: .note))
    expectEqual(
      reasons(
        Shelf.setup([
          .open: .openWindow(.replaceRoot(with: .note, content: .tag("red"))), .first: window,
        ])), ["unsuitableContent: " + reason])
    expectEqual(
      reasons(Shelf.setup([.open: .openWindow(.replaceRoot(with: .note), content: .tag("red"))])),
      ["unsuitableContent: " + reason])
    expectEqual(
      Shelf.AppFlow(Shelf.setup([.open: window])).validate(building: [.list: []]).map(\.code),
      [.missingContent])
    expectEmpty(
      Shelf.AppFlow(Shelf.setup([.open: window])).validate(building: [.note: [.note(1)]]))
  }

  @Test func `validation names presentations that never pass the content that a place needs`() {
    // The content of an interaction is unknown, so only a content of its own can be unsuitable.
    var setup = Shelf.setup([
      .open: .push(.note), .first: .push(.note, content: .tag("red")),
      .both: .path([.push(.note), .path([.sheet(.note)], content: .tag("red"))]),
    ])
    expectEqual(
      reasons(setup),
      [
        #"unsuitableContent: The interaction list.both[1] presents note, which does not accept the content tag("red")."#,
        #"unsuitableContent: The interaction list.first presents note, which does not accept the content tag("red")."#,
      ])
    setup = Shelf.setup([.open: .choosing(among: [.note]) { .push(.note, content: $0) }])
    setup.guards = [Shelf.Setup.Guard("g", presents: [.sheet(.note)]) { _ in .allow }]
    expectEqual(reasons(setup), [])
    // A start, a shape and a navigation of the system bring no content.
    setup = Shelf.setup().starting(at: .push(.note), in: .list)
    setup.providers[.box] = Shelf.list(
      [:], shape: .stack(root: .note), system: [.tapSelectedTab: .push(.note)])
    expectEqual(
      reasons(setup),
      [
        "missingContent: The starting destination[1] presents note, which needs content.",
        "missingContent: The shape of box contains note, which needs content.",
        "missingContent: The system navigation box.tapSelectedTab presents note, which needs content.",
      ])
  }

  @Test func `the start of an embedded flow may get the content of its host`() {
    typealias Host = Shelf.EmbeddedFlowOf<Shelf.ListView>
    var setup = Shelf.setup()
    setup.providers[.box] = DestinationProvider<Host>(
      embedding: Shelf.setup().starting(at: .replaceRoot(with: .note)))
    expectEqual(reasons(setup), [])
    let flow = Shelf.AppFlow(setup)
    expectEqual(flow.validate(building: [.note: [.note(1)], .box: [.note(1)]]).map(\.reason), [])
    expectEqual(
      flow.validate(building: [.note: [.note(1)]]).map(\.reason),
      ["The starting destination of the flow in box presents note, which needs content."])
  }

  @Test func `the graph finds edges that never pass suitable content`() {
    var setup = Shelf.setup([.open: .push(.note), .first: .push(.note, content: .tag("red"))])
    setup.providers[.box] = Shelf.list([:], shape: .stack(root: .note))
    setup.entries = [.push(.box)]
    let findings = setup.graph().findings()
    expectEqual(findings, [.missingContent(place: "note", from: ["box", "list"])])
    expectEqual(
      findings.map { "\($0)" },
      [
        "note needs content, but is presented without suitable content from box, list."
          + " Give the presentation content that its provider accepts."
      ])
  }

  @Test func `explorations fill needed content with samples, and report where there are none`()
    async throws
  {
    let samples: Shelf.SampleContents = [.note: [.note(1), .note(2)]]
    let sound = try await explore(Shelf.setup(), contents: samples, runs: 2)
    #expect(sound.findings.isEmpty)
    let report = try await FailureReporting.collecting(FailureCollector()).during {
      try await explore(Shelf.setup(), laws: [.declaredActionsWork], runs: 1)
    }
    let reason = "\"tap list.open\" was refused: missingContent (setup): note needs content."
    expectEqual(report.findings.map { String($0.what.prefix(reason.count)) }, [reason])
  }
}
