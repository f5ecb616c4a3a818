import DestinationsTesting
import Foundation
import Synchronization
import Testing

@testable import Destinations

/// The amount of work at places with many contained or attached places, counted and not timed.
@MainActor
struct WideWorkTests {
  /// Counts the calls of an app's code, and the writes to the tree.
  private enum Counter {
    private static let count = Atomic<Int>(0)

    static func note(_ more: Int = 1) { count.wrappingAdd(more, ordering: .relaxed) }

    /// Returns the count since the last call.
    static func take() -> Int { count.exchange(0, ordering: .relaxed) }
  }

  /// An app whose tabs count the reads of their names and their comparisons.
  private enum App: DestinationTypes {
    enum DestinationType: String, RoutableDestinations { case list, group, bars, note }

    struct TabType: TabTypeable {
      let number: Int

      var tabName: String {
        Counter.note()
        return "tab \(number)"
      }

      static func == (left: Self, right: Self) -> Bool {
        Counter.note()
        return left.number == right.number
      }

      func hash(into hasher: inout Hasher) {
        Counter.note()
        hasher.combine(number)
      }
    }
  }

  private typealias Provider = RecordingProvider<App, Never, Never>
  private typealias TabBar = RecordingTabBar<App, Never, Never>
  private typealias Row = NavigationSnapshot.Row

  /// Counts the writes of plans.
  private final class Recorder: ChangeRecorder {
    override func didCommit(
      _ plan: TreePlan, by request: EngineRequest, in engine: FlowEngine
    ) {
      Counter.note(plan.patch.workCount + plan.patch.entries.count + plan.steps.count)
    }
  }

  /// A flow with many tabs in its tab bar.
  private static func flow(_ count: Int, start: App.DestinationType = .list) -> App.AppFlow {
    let tabs = (0..<count).map { (App.TabType(number: $0), App.DestinationType.note) }
    var setup = App.Setup(
      providers: [
        .list: Provider(shape: .stack), .group: Provider(shape: .group()),
        .bars: Provider(shape: .tabs(tabs)), .note: Provider(),
      ], startingDestination: .replaceRoot(with: start))
    setup.snapshots = App.Snapshots {
      for route in [App.DestinationType.list, .group, .bars, .note] {
        Restorable(route.rawValue, route)
      }
    }
    let flow = App.AppFlow(setup)
    flow.engine.recorder = Recorder()
    return flow
  }

  /// The counts of some work with many places, after its preparation.
  private func cost(_ count: Int, of prepare: Prepare) throws -> Int {
    let work = try prepare(count)
    _ = Counter.take()
    try work()
    return Counter.take()
  }

  private typealias Prepare = @MainActor (Int) throws -> @MainActor () throws -> Void

  private static let works: [(name: String, prepare: Prepare)] = [
    (
      "a group with many children is restored",
      { count in
        let rows = (0..<count).map { Row("note", in: 0, slot: "child:\($0)") }
        let flow = flow(1)
        return { flow.restore(NavigationSnapshot(rows: [Row("group")] + rows)) }
      }
    ),
    (
      "a place with many attached ones is restored",
      { count in
        let rows = (0..<count).map { _ in Row("note", in: 0, slot: "attached") }
        let flow = flow(1)
        return { flow.restore(NavigationSnapshot(rows: [Row("list")] + rows)) }
      }
    ),
    (
      "many tabs are presented",
      { count in
        let flow = flow(count, start: .bars)
        return { flow.start() }
      }
    ),
    (
      "many tabs are restored, also from a snapshot of an older shape",
      { count in
        let flow = flow(count, start: .bars)
        flow.start()
        let snapshot = flow.snapshot()
        return {
          flow.restore(snapshot)
          flow.restore(NavigationSnapshot(rows: [Row("bars")]))
        }
      }
    ),
    (
      "many tabs are reordered",
      { count in
        let flow = flow(count, start: .bars)
        flow.start()
        let bar = flow.rootDestination as? TabBar
        return { withExtendedLifetime(flow) { bar?.activeTabs.reverse() } }
      }
    ),
    (
      "all children of a group are removed",
      { count in
        let rows = (0..<count).map { Row("note", in: 0, slot: "child:\($0)") }
        let flow = flow(1)
        flow.restore(NavigationSnapshot(rows: [Row("group")] + rows))
        let group = flow.rootDestination as? RecordingGroup<App, Never, Never>
        return { withExtendedLifetime(flow) { group?.removeAllChildren() } }
      }
    ),
    (
      "all tabs but one are removed",
      { count in
        let flow = flow(count, start: .bars)
        flow.start()
        let bar = flow.rootDestination as? TabBar
        return { withExtendedLifetime(flow) { bar?.activeTabs.removeLast(count - 1) } }
      }
    ),
    (
      "every second place of a long path is removed",
      { count in
        let flow = flow(1)
        flow.start()
        flow.presentDestination(configuration: .path(Array(repeating: .push(.note), count: count)))
        let path = flow.activeDestinations.dropFirst().map { $0.id }
        let some = path.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
        return { flow.removeDestinations(destinationIDs: some) }
      }
    ),
    (
      "many children of a group without a flow join one",
      { count in
        let group = RecordingGroup<App, Never, Never>(.group)
        for _ in 0..<count { group.addChild(childDestination: Provider.Destination(.note)) }
        let flow = flow(1)
        flow.start()
        let list = flow.rootDestination as? RecordingStack<App, Never, Never>
        return { withExtendedLifetime(flow) { list?.addChild(childDestination: group) } }
      }
    ),
  ]

  @Test func `work on many siblings doubles when their number doubles`() throws {
    for (name, prepare) in Self.works {
      let (some, twice) = (try cost(100, of: prepare), try cost(200, of: prepare))
      // Random collisions of hash values add up to a tenth. Quadratic work would take four times as much.
      #expect(
        some >= 100 && twice > some && 10 * twice <= 25 * some, "\(name): \(some), \(twice)")
    }
  }

  // MARK: Lists

  /// An element that counts its comparisons.
  private struct Compared: Hashable {
    let number: Int

    static func == (left: Self, right: Self) -> Bool {
      Counter.note()
      return left.number == right.number
    }

    func hash(into hasher: inout Hasher) {
      Counter.note()
      hasher.combine(number)
    }
  }

  @Test func `going back after a removal, and finishing, take no work for the places beneath`()
    throws
  {
    let flow = Self.flow(1)
    flow.start()
    flow.engine.recorder = Recorder()
    flow.presentDestination(configuration: .path(Array(repeating: .push(.note), count: 200)))
    let path = flow.activeDestinations.dropFirst().map { $0.id }
    _ = Counter.take()
    flow.removeDestinations(destinationIDs: [path[0], path[198]])
    let removing = Counter.take()
    flow.presentDestination(configuration: .path([.goBack, .goBack, .goBack]))
    #expect(removing > 190 && Counter.take() < 60)

    let structure = flow.engine.tree.structure
    let (root, top) = (try require(structure.root), try require(structure.current))
    expectEqual(structure.nodes(downTo: top, in: root), [top])
    let below = try require(structure.glance(top).below)
    expectEqual(structure.nodes(downTo: below, in: root), [top, below])
  }

  @Test func `comparing two lists of places takes twice the work for twice the places`() {
    var costs: [Int] = []
    for count in [200, 400] {
      let old = Few.several((0..<count).map(Compared.init))
      let new = Few.several((1...count).map(Compared.init))
      _ = Counter.take()
      expectEqual(
        [old.without(new), new.without(old)].map { Array($0).map(\.number) }, [[0], [count]])
      costs.append(Counter.take())
    }
    #expect(10 * costs[1] <= 25 * costs[0], "\(costs)")
  }

  @Test func `a growing list of open questions is not copied for each question`() throws {
    let count = 500
    let flow = Self.flow(1)
    flow.start()
    let place = try require(flow.rootDestination as? Provider.Destination)
    var growth = GrowthWatch()
    for _ in 0..<count {
      place.result(ResultKey<Int>("number"), of: .push(.note)) { _ in }
      growth.look(at: flow.engine.window.questions)
    }
    #expect(growth.movedCount > 0 && growth.movedCount < 4 * count, "\(growth.movedCount)")
  }
}
