import Destinations
import DestinationsTesting
import Testing

/// No part of an embedded flow outlives the place that hosts it.
@MainActor
struct EmbeddedLifetimeTests {
  private let world = EmbeddingWorld()

  @Test(arguments: [
    Sample.Presentation.goBack, .replaceCurrent(with: .trash), .replaceRoot(with: .trash),
    .moveToNearest(.notes),
  ])
  func `an embedded flow is released whichever way the host leaves`(_ way: Sample.Presentation)
    throws
  {
    let flow = try world.nested().0
    flow.inner()?.presentDestination(configuration: .sheet(.loose))
    let count = world.box.count
    expectEqual(world.box.livingCount, count)

    // A provider of the embedded flow that throws leaves nothing behind, and both flows unchanged.
    world.onBuild = { _ in throw CancellationError() }
    flow.inner()?.presentDestination(configuration: .push(.edit))
    flow.inner()?.presentDestination(configuration: .push(.detail))
    expectEqual(world.box.livingCount, count)

    world.onBuild = nil
    let countBefore = world.box.count
    flow.present(way)
    let newcomers = world.box.count - countBefore
    let root = way.destinationType == .trash && flow.active == [.trash] ? 0 : 1
    expectEqual(world.box.livingCount, newcomers + root)
  }

  @Test func `an embedded flow whose host has left belongs to no place and never starts again`()
    async throws
  {
    let (flow, inner) = try world.hosting()
    expectEqual(inner.hostID, flow.id(.compose))
    inner.startJournal()
    let (snapshot, journal) = (inner.snapshot(), try require(inner.journal))
    var startCodes: [DestinationError.Code?] = []
    inner.onEvent = {
      if case .startRefused(let error) = $0.kind { startCodes.append(error.code) }
    }
    flow.present(.goBack)
    expectNil(inner.hostID)
    inner.start()
    expectEqual(startCodes, [.flowEnded])
    expectEqual(inner.restore(snapshot).request.status.error?.code, .flowEnded)
    expectEqual(await inner.replay(journal).error?.code, .flowEnded)
    expectEqual(inner.request(.push(.edit)).status.error?.code, .flowEnded)
    #expect(inner.tree.isEmpty)
  }

  @Test func `dropping a flow releases its embedded flows`() throws {
    var flow: Sample.AppFlow? = Sample.AppFlow(world.setup)
    flow?.start()
    flow?.presentDestination(configuration: .push(.compose))
    flow?.embeddedFlows.first?.presentDestination(configuration: .push(.group))
    #expect(world.box.livingCount == world.box.count && world.box.count > 8)
    flow = nil
    expectEqual(world.box.livingCount, 0)

    // A flow that is dropped while its request waits in another flow leaves nothing behind.
    let coordinator = LateCoordinator()
    flow = Sample.AppFlow(world.setup, coordinator: coordinator)
    flow?.start()
    coordinator.transitions.last?.acknowledge()
    flow?.presentDestination(configuration: .push(.compose))
    flow?.embeddedFlows.first?.presentDestination(configuration: .push(.detail))
    expectEqual(flow?.pending.isEmpty, false)
    flow = nil
    expectEqual(world.journal.lines.last?.hasPrefix("notes"), true)
  }

  @Test func `settling waits for work in embedded flows`() async throws {
    let flow = world.flow()
    world.onBuild = { place in
      place.assignInteractor(interactor: SlowlyPreparedInteractor(), for: .store)
      if place.type == .edit {
        place.performRequest(interactor: .store, request: StoreRequest(action: .load))
      }
    }
    flow.present(.push(.compose))
    flow.inner()?.presentDestination(configuration: .push(.edit))
    #expect(!flow.flow.pending.isEmpty)
    await flow.flow.settle()
    expectEmpty(flow.flow.pending)
    #expect(world.journal.events(of: "edit").contains { $0.hasPrefix("result") })
  }
}
