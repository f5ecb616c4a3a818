import Destinations
import DestinationsTesting
import Testing

/// A tap on the selected tab.
@MainActor
struct SelectedTabTests {
  private func setup(_ answer: Mail.Presentation?) -> Mail.Setup {
    var setup = Mail.setup()
    setup.providers[.home] = DestinationProvider<Mail.HomeView.Destination>(
      shape: .tabs([.inbox: .inbox, .settings: .settings]),
      systemNavigations: answer.map { [.tapSelectedTab: $0] } ?? [:]
    ) {
      .init($0) { Mail.HomeView(destinationState: .init(destination: $0)) }
    }
    return setup
  }

  @Test func `a tap on the selected tab does nothing unless the table of the tab bar answers it`()
    async throws
  {
    try await TestFlow.run(setup(nil)) { flow in
      flow.present(.push(.message, content: .message(1))) {
        $0.push(.message, content: .message(1))
      }
      flow.tapTab(.inbox, expect: .unchanged)
    }
    try await TestFlow.run(setup(.popToRoot)) { flow in
      for number in 1...3 {
        flow.present(.push(.message, content: .message(number))) {
          $0.push(.message, content: .message(number))
        }
      }
      flow.tapTab(.inbox) { $0.present(.popToRoot) }
      let again = flow.tapTab(.inbox, expect: .unchanged)
      again.expectDone()
      expectEqual(again.events.map(\.kind).dropFirst(), [.unchanged, .done])
      flow.present(.popToRoot, expect: .refused(.nothingToGoBack))
      flow.tapTab(.settings) { $0.select(.settings) }
    }
  }

  @Test func `guards are asked about a tap on the selected tab`() async throws {
    var setup = setup(.popToRoot)
    setup.guards = [.init("stay") { $0.removes(.message) ? .deny(reason: "No.") : .allow }]
    try await TestFlow.run(setup) { flow in
      flow.present(.push(.message, content: .message(1))) {
        $0.push(.message, content: .message(1))
      }
      flow.tapTab(.inbox, expect: .refused(.guardDenied))
    }
  }

  @Test func `the graph and validation know what a system navigation presents`() {
    let graph = setup(.push(.message)).graph()
    let edges = graph.edges.map(\.description).filter { $0.contains("tapSelectedTab") }
    expectEqual(edges, ["home -- tapSelectedTab: push -> message"])
    let faults = Mail.AppFlow(setup(.push(.desk))).validate()
    expectEqual(faults.map(\.code), [.noProvider])
    #expect(faults.first?.reason.contains("tapSelectedTab") == true, "\(faults)")
  }
}
