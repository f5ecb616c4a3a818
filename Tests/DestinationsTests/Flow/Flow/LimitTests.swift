import DestinationsTesting
import Foundation
import Testing

@testable import Destinations

/// Numbers and depths that an app or its data choose, at their extremes: every request is done or refused.
@MainActor
struct LimitTests {
  @Test(arguments: [Int.min, -1, 0, 1, .max])
  func `a queue of any limit runs requests, and counts a limit below 1 as 1`(limit: Int) async {
    for policies in [FlowPolicies(queueLimit: limit), Self.policies(limit)] {
      expectEqual(policies.queueLimit, max(limit, 1))
      let world = SampleWorld(start: .notes)
      world.policies = policies
      world.onBuild = { place in
        guard place.type == .detail else { return }
        place.onHook = { [weak place] hook in
          if hook == .prepareForPresentation {
            try? place?.performInterfaceAction(interactionType: .compose)
          }
        }
      }
      let flow = world.flow()
      await expectDone(flow.flow.request(.push(.detail)))
      await flow.flow.settle()
      expectEqual(flow.active, [.notes, .detail, .compose])
    }
  }

  private static func policies(_ limit: Int) -> FlowPolicies {
    var policies = FlowPolicies()
    policies.queueLimit = limit
    return policies
  }

  @Test(arguments: [Int.min, -1, 0, 1, .max])
  func `a journal of any limit can undo, and counts a limit below 1 as 1`(limit: Int) {
    let flow = SampleWorld(start: .notes).flow()
    flow.flow.startJournal(undoLimit: limit)
    for _ in 0..<4 { flow.present(.push(.detail)) }
    while flow.flow.canUndo, flow.active.count > 1 { flow.flow.undo() }
    expectEqual(flow.active.count, limit == .max ? 1 : 3)
  }

  // MARK: Depth

  /// An app whose routes hold numbers, so that shapes and flows can be nested without end.
  private enum Deep: DestinationTypes {
    enum DestinationType: Hashable, RoutableDestinations {
      case base, host
      case level(Int)
    }
  }

  private typealias Recorded = RecordingProvider<Deep, Never, Never>
  private typealias Host = Deep.EmbeddedFlowOf<HostView>

  /// Builds groups, each with the next one inside it.
  private final class Levels: DestinationProviding {
    typealias Destination = Recorded.Destination

    let last: Int

    init(upTo last: Int) {
      self.last = last
    }

    func shape(for route: Deep.DestinationType) -> Deep.RouteShape {
      guard case .level(let number) = route, number < last else { return .screen }
      return .group([.level(number + 1)])
    }

    func buildDestination(
      destinationPresentations: Destination.DestinationConfigurations?,
      navigationPresentations: Destination.NavigationConfigurations?,
      configuration: Deep.Presentation,
      appFlow: some Flowable<Deep.DestinationType, Never, Never>
    ) throws -> Destination? {
      try Recorded(shape: configuration.destinationType.map(shape) ?? .screen).buildDestination(
        destinationPresentations: destinationPresentations,
        navigationPresentations: navigationPresentations, configuration: configuration,
        appFlow: appFlow)
    }
  }

  private final class HostView: InteractiveInterfacing {
    typealias UserInteractionType = Never
    typealias InteractorType = Never

    let destinationState: DestinationInterfaceState<Host>

    init(destination: Host) {
      destinationState = .init(destination: destination)
    }
  }

  private static func setup(
    levels: Int = 0, start: Deep.DestinationType = .base
  ) -> Deep.Setup {
    Deep.Setup(
      providers: [
        .base: Recorded(shape: .stack), .level(0): Levels(upTo: levels),
        .host: DestinationProvider<Host> { Host($0, setup: setup(start: .host)) },
      ], startingDestination: .replaceRoot(with: start))
  }

  @Test func `endless shapes are refused, and found by validation`() async throws {
    // the deepest possible shape
    let flow = Deep.AppFlow(Self.setup(levels: 99))
    flow.start()
    await expectDone(flow.request(.push(.level(0))))
    expectEqual(flow.tree.count, 101)
    for last in [100, 5_000, .max] {
      let flow = Deep.AppFlow(Self.setup(levels: last))
      flow.onEvent = { _ in }
      flow.start()
      let tree = flow.tree
      let outcome = await flow.request(.push(.level(0))).outcome
      expectEqual(outcome.error?.code, .endlessShape)
      expectEqual(flow.tree, tree)
      expectEqual(flow.validate().map(\.code), [.endlessShape])
    }
  }

  @Test func `a flow that embeds itself without end is refused`() throws {
    let flow = Deep.AppFlow(Self.setup())
    var refusals: [DestinationError.Code?] = []
    flow.onEvent = { if case .startRefused(let error) = $0.kind { refusals.append(error.code) } }
    flow.start()
    flow.presentDestination(configuration: .push(.host))
    var count = 0
    var innermost = flow
    while let inner = innermost.embeddedFlows.first { (innermost, count) = (inner, count + 1) }
    expectEqual(count, 100)
    expectEqual(refusals, [.endlessShape])
    expectNil(innermost.currentDestination)
    flow.end()
    expectEqual(flow.tree.count, 0)
  }

  @Test func `presentations can nest paths thousands of levels deep`() async throws {
    var path = Sample.Presentation.push(.detail)
    var completions = 0
    for _ in 0..<5_000 {
      path = .path([path])
      path.completionClosure = { if $0 { completions += 1 } }
    }
    // The paths are presented, declared, printed and released.
    let world = SampleWorld(start: .notes)
    world.guards = [
      Sample.Setup.Guard("hold", presents: [path]) {
        $0.brings(.edit) ? .hold(until: "go") : .allow
      }
    ]
    let flow = world.flow()
    expectEqual(flow.flow.validate().map(\.code), [])
    expectEqual(flow.flow.graph()["detail"]?.name, "detail")
    await expectDone(flow.flow.request(path))
    expectEqual([flow.active.count, completions], [2, 5_000])
    flow.flow.presentDestination(configuration: .path([.push(.edit), path]))
    expectEqual(flow.flow.snapshot().held.map(\.steps.count), [2])
  }
}
