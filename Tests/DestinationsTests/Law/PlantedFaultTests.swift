import DestinationsTesting
import Testing

@testable import Destinations

/// Laws that only a fault of the library could break: the engine is broken for the test.
@MainActor
struct PlantedFaultTests {
  /// Explores a maze whose engine is broken in the sixteenth step.
  private func found(
    by laws: [Maze.Law] = Maze.Law.standard, _ fault: @escaping @MainActor (Maze.AppFlow) -> Void
  ) async throws -> ExplorationFinding {
    let plant = Maze.Law("planted") { moment in
      if moment.number == 16 { fault(moment.flow) }
      return nil
    }
    let report = try await MazeWorld.explored(laws: [plant] + laws, runs: 1)
    return try require(report.findings.first)
  }

  @Test func `laws find faults that are planted in the library`() async throws {
    // A tree that breaks an invariant is found.
    do {
      let finding = try await found { flow in
        let entry = TreePatch.Entry(
          ref: NodeRef(0), record: NodeRecord(NodeRecord.State(glance: NodeGlance(kind: .screen))),
          id: flow.tree.rootID
        )
        var structure = TreeStructure()
        structure.commit(
          TreePatch(
            entries: [entry], root: entry.ref, nextArrival: 1, base: .empty, freshCount: 1))
        flow.engine.tree.structure = structure
      }
      expectEqual(finding.law, "the tree is sound")
      expectEqual(finding.what, "Place #1 has no payload.")
      expectEqual(finding.cure, "report this bug in the library with the steps")
      expectEqual(finding.trace.steps.count, 16, "the sixteenth step waits")
    }

    // A hook that the flow runs twice is found.
    do {
      let finding = try await found { flow in
        guard let place = flow.currentDestination else { return }
        flow.engine.outlet.emit(.appeared(id: place.id, route: place.type.rawValue))
      }
      expectEqual(finding.law, "hooks are balanced")
      expectSuffix(finding.what, "appeared out of order")
    }

    // A hook that an embedded flow runs twice is found, too.
    do {
      let plant = Radio.Law("planted") { moment in
        guard let flow = moment.flow.embeddedFlows.first, moment.number == 16,
          let place = flow.currentDestination
        else { return nil }
        flow.engine.outlet.emit(.appeared(id: place.id, route: place.type.rawValue))
        return nil
      }
      let report = try await FailureReporting.collecting(FailureCollector()).during {
        try await explore(Radio.setup(), laws: [plant] + Radio.Law.standard)
      }
      expectEqual(report.findings.first?.law, "hooks are balanced")
      expectEqual(report.findings.first?.what.hasSuffix("appeared out of order"), true)
    }

    // A change that does not reach the interface is found.
    do {
      let finding = try await found(by: [.interfaceIsTold]) { flow in
        flow.engine.tree = PresentationTree()
      }
      expectEqual(finding.law, "the interface is told")
      expectEqual(finding.detail?.contains("hall"), true)
    }
  }
}
