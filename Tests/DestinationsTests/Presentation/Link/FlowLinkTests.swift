import Destinations
import DestinationsTesting
import Foundation
import Testing

@MainActor
struct FlowLinkTests {
  private enum Target: Equatable, Sendable {
    case detail(Int)
    case tagged(Int)
    case compose
  }

  @MainActor
  private final class Session {
    var isOpen = false
  }

  private let world = SampleWorld()

  init() {
    let table = LinkTable(LinkOrigin(scheme: "sample", webHosts: ["example.com"])) {
      DeepLink("note/{number}", .int) {
        Target.detail($0)
      } values: {
        if case .detail(let number) = $0 { number } else { nil }
      }
      DeepLink("tag/{number}", .int) {
        Target.tagged($0)
      } values: {
        if case .tagged(let number) = $0 { number } else { nil }
      }
      DeepLink("compose") {
        Target.compose
      } values: {
        $0 == .compose ? () : nil
      }
    }
    world.links = FlowLinks(
      table,
      path: { target in
        switch target {
        case .detail(let number):
          [.replaceRoot(with: .home), .tab(.notes), .push(.detail, content: .note(number))]
        case .tagged(let number):
          [.replaceRoot(with: .home), .tab(.tags), .push(.detail, content: .note(number))]
        case .compose: [.replaceRoot(with: .home), .sheet(.compose)]
        }
      },
      target: { tree in
        guard let place = tree.currentID.flatMap({ tree.node(id: $0) })?.payload,
          case .note(let number) = place.content
        else { return nil }
        let isTagged = tree.rootID.flatMap { tree.node(id: $0) }?.focus == .tab(name: "tags")
        return isTagged ? .tagged(number) : .detail(number)
      })
  }

  private func url(_ text: String) throws -> URL {
    try #require(URL(string: text))
  }

  @Test func `a link presents its whole path as one transition`() throws {
    let flow = world.flow()
    let transitions = flow.interface.transitionCount
    let status = flow.flow.open(try url("sample://note/7")).status
    #expect(status.isDone && flow.interface.transitionCount == transitions + 1)
    flow.expectPath([.detail])
  }

  @Test func `a link leads to the same tree cold and warm`() throws {
    let cold = SampleTestFlow(world.setup, interface: world.interface, startsAtOnce: false)
    cold.flow.open(try url("sample://note/7"))
    let warm = SampleWorld()
    warm.links = world.links
    let other = warm.flow()
    other.presentPath([.tab(.tags), .sheet(.compose)])
    other.flow.open(try url("https://example.com/note/7"))
    #expect(cold.flow.tree.hasSameShape(as: other.flow.tree))
  }

  @Test func `a link that leads nowhere is refused and changes nothing`() throws {
    let links: [(link: String, code: DestinationError.Code)] = [
      ("sample://note/seven", .unknownLink), ("sample://note/%ff", .malformedLink),
      ("other://note/7", .unknownLink),
      // A link with a place that cannot be built presents nothing.
      ("sample://note/7", .noProvider),
    ]
    world.missing = [.detail]
    let flow = world.flow()
    let before = FlowSnapshot(flow, world)
    for (link, code) in links {
      guard let url = URL(string: link) else { continue }
      expectEqual(flow.flow.open(url).status.error?.code, code, "\(link)")
    }
    expectEqual(FlowSnapshot(flow, world), before)

    // Without a link table, every link is unknown.
    world.links = nil
    let other = world.flow()
    expectEqual(other.flow.open(try url("sample://note/7")).status.error?.code, .unknownLink)
  }

  @Test func `guards see the link as the cause of its request`() throws {
    var causes: [NavigationCause] = []
    world.guards = [
      .init("watch") { difference in
        causes.append(difference.cause)
        return .allow
      }
    ]
    let flow = world.flow()
    flow.flow.open(try url("sample://compose"))
    expectEqual(causes, [.program, .link])
  }

  @Test func `a link held by a login leads to its own target afterwards`() throws {
    let session = Session()
    world.guards = [
      .loginGuard(
        signal: "loggedIn", login: .sheet(.loose), isLoggedIn: { session.isOpen },
        protects: { $0 == .detail })
    ]
    let flow = world.flow()
    let handle = flow.flow.open(try url("sample://note/7"))
    flow.expectCurrent(.loose)
    session.isOpen = true
    flow.flow.signal("loggedIn")
    #expect(handle.status.isDone)
    flow.expectPath([.detail])
  }

  @Test func `a link waits for a start that a login holds`() throws {
    let session = Session()
    world.guards = [
      .loginGuard(
        signal: "loggedIn", login: .replaceRoot(with: .loose), isLoggedIn: { session.isOpen },
        protects: { $0 == .home })
    ]
    let flow = SampleTestFlow(world.setup, interface: world.interface, startsAtOnce: false)
    let cold = flow.flow.open(try url("sample://note/7"))
    let warm = flow.flow.open(try url("sample://compose"))
    flow.expectCurrent(.loose)
    expectEqual(
      [cold.status.word, warm.status.word], ["superseded by \(warm.number)", "held"])
    let snapshot = flow.flow.snapshot()
    session.isOpen = true
    flow.flow.signal("loggedIn")
    #expect(warm.status.isDone)
    flow.expectCurrent(.compose)

    // A snapshot taken meanwhile contains the link as well.
    session.isOpen = false
    let later = SampleTestFlow(world.setup, startsAtOnce: false)
    later.restore(snapshot)
    later.expectCurrent(.loose)
    session.isOpen = true
    later.signal("loggedIn")
    later.expectCurrent(.compose)
  }

  @Test func `a link that is opened while the flow starts does not start it again`() throws {
    let session = Session()
    var starts: [Sample.DestinationType] = []
    world.onBuild = { if $0.type == .home { starts.append($0.type) } }
    let link = try url("sample://tagged/7")
    world.links = FlowLinks(
      LinkTable(LinkOrigin(scheme: "sample")) {
        DeepLink("tagged/{number}", .int) {
          $0
        } values: {
          $0
        }
      }, path: { [.tab(.tags), .push(.detail, content: .note($0))] })
    // A guard holds the start, and nothing is presented meanwhile.
    world.guards = [.init("wait") { _ in session.isOpen ? .allow : .hold(until: "loggedIn") }]
    let held = SampleTestFlow(world.setup, interface: world.interface, startsAtOnce: false)
    held.flow.start()
    let handle = held.flow.open(link)
    session.isOpen = true
    held.flow.signal("loggedIn")
    #expect(handle.status.isDone)
    expectEqual(starts, [.home])
    held.expectCurrent(.detail)

    // The start itself opens the link.
    let flow = SampleTestFlow(world.setup, startsAtOnce: false)
    world.onBuild = { [weak flow] place in
      guard place.type == .home else { return }
      starts.append(place.type)
      if starts.count == 2 { flow?.flow.open(link) }
    }
    flow.flow.start()
    expectEqual(starts, [.home, .home])
    flow.expectCurrent(.detail)
  }

  @Test func `the link made from the presented places leads back to them`() throws {
    let flow = world.flow()
    expectNil(flow.flow.link())
    flow.present(.push(.detail, content: .note(3)))
    let link = try require(flow.flow.link())
    let links = [link, flow.flow.link(onWeb: true)].map { $0?.absoluteString }
    expectEqual(links, ["sample://note/3", "https://example.com/note/3"])
    let before = flow.flow.tree
    flow.flow.open(link)
    #expect(flow.flow.tree.hasSameShape(as: before))

    // The same place in another tab has another link, which leads back to that tab from anywhere.
    flow.present(.replaceRoot(with: .home))
    flow.present(.tab(.tags, showing: .detail, content: .note(3)))
    let tagged = try require(flow.flow.link())
    expectEqual(tagged.absoluteString, "sample://tag/3")
    let inTags = flow.flow.tree
    flow.tapTab(.trash)
    flow.flow.open(tagged)
    #expect(flow.flow.tree.hasSameShape(as: inTags) && !inTags.hasSameShape(as: before))
  }

  @Test func `faulty links are faults of the setup`() {
    let table = LinkTable(LinkOrigin(scheme: "sample")) {
      DeepLink("a/{b}") {
        1
      } values: { _ in
        nil
      }
    }
    world.links = FlowLinks(table, path: { _ in [] })
    let flow = SampleTestFlow(world.setup, interface: world.interface, startsAtOnce: false)
    expectEqual(flow.flow.validate().map(\.code), [.faultyLink])
  }
}

extension PresentationTree {
  /// Whether another tree has the same places in the same arrangement, whatever their identifiers.
  fileprivate func hasSameShape(as other: PresentationTree) -> Bool {
    let withoutIDs = { (tree: PresentationTree) in
      tree.description.split(separator: "\n").map { line in
        line.split(separator: " ").filter { !$0.hasPrefix("#") }.joined(separator: " ")
      }
    }
    return withoutIDs(self) == withoutIDs(other)
  }
}
