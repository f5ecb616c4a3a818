import Destinations
import DestinationsTesting
import Testing

/// A mail app whose routes have values, from the article on concepts.
private enum Mailbox: DestinationTypes {
  enum DestinationType: RoutableDestinations {
    case inbox
    case message(Int)
  }
  enum ContentType: ContentTypeable {
    case message(Int)

    var messageNumber: Int {
      switch self {
      case .message(let number): number
      }
    }
  }

  struct InboxView: InteractiveInterfacing {
    enum UserInteractionType: String, UserInteractionTypeable { case open, first }
    let destinationState: DestinationInterfaceState<Mailbox.StackOf<InboxView>>
  }

  struct MessageView: InteractiveInterfacing {
    enum UserInteractionType: String, UserInteractionTypeable { case done }
    let destinationState: DestinationInterfaceState<Mailbox.ScreenOf<MessageView>>
    let number: Int
  }

  @MainActor static func setup() -> Setup {
    let inbox = DestinationProvider<InboxView.Destination>(presentations: [
      .open: .choosing(among: [.message(0)]) { .push(.message($0?.messageNumber ?? 1)) },
      .first: .push(.message(1)),
    ]) {
      .init($0) { InboxView(destinationState: .init(destination: $0)) }
    }
    let message = DestinationProvider<MessageView.Destination>(
      presentations: [.done: .goBack]
    ) { seed in
      guard case .message(let number) = seed.route else { return nil }
      return .init(seed) { MessageView(destinationState: .init(destination: $0), number: number) }
    }
    return Setup(
      providers: [.inbox: inbox, .message(0): message],
      startingDestination: .replaceRoot(with: .inbox))
  }
}

@MainActor
struct RoutesWithValuesTests {
  @Test func `a route with a value is presented by its value`() async throws {
    #expect(Mailbox.AppFlow(Mailbox.setup()).validate().isEmpty)
    try await TestFlow.run(Mailbox.setup()) { flow in
      flow.perform(Mailbox.InboxView.UserInteractionType.open, content: .message(7)) {
        $0.push(.message(7), content: .message(7))
      }
      flow.perform(Mailbox.MessageView.UserInteractionType.done) { $0.goBack() }
      flow.perform(Mailbox.InboxView.UserInteractionType.first) { $0.push(.message(1)) }
    }
  }
}
