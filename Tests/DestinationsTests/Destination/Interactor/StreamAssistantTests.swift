import Destinations
import DestinationsTesting
import Testing

/// Streams in the older form: an interactor that answers once with a stream, and an assistant that reads it.
@MainActor
struct StreamAssistantTests {
  @Test func `an assistant passes on stream results until the place leaves`() async throws {
    let feed = Feed()
    var setup = SampleWorld(start: .notes).setup
    setup.providers[.detail] = DestinationProvider(interactors: [
      .load: InteractorConfiguration<Worker, TickerInteractor>(
        interactorType: .store, actionType: .watch,
        assistantType: .custom(assistant: WatchingAssistant()))
    ]) { (seed: Sample.Seed<WatchingDestination>) in
      let place = WatchingDestination(seed)
      place.assignInteractor(interactor: TickerInteractor(feed), for: .store)
      return place
    }
    let flow = Sample.AppFlow(setup)
    flow.onEvent = { _ in }
    flow.start()
    flow.presentDestination(configuration: .push(.detail))
    let place = try require(flow.currentDestination as? WatchingDestination)
    try place.performInterfaceAction(interactionType: .load)
    feed.send("one")
    feed.send("two")
    await feed.untilAsked(3)
    expectEqual(place.results, ["one", "two"])
    expectEqual(flow.pending, [.request(interactor: "store", id: place.id)])
    flow.presentDestination(configuration: .goBack)
    await flow.settle()
    #expect(feed.wasCancelled)
    expectEqual(place.results, ["one", "two"])
  }
}

/// An answer of the interactor: the stream itself, or one of its values, which the assistant passes on.
private enum TickerData: Sendable, CustomStringConvertible {
  case stream(FeedSequence)
  case value(String)

  var description: String {
    switch self {
    case .stream: "a stream"
    case .value(let text): text
    }
  }
}

private struct TickerRequest: InteractorRequestConfiguring {
  enum ActionType: InteractorRequestActionTypeable { case watch }
  typealias RequestContentType = Sample.ContentType
  typealias ResultData = TickerData
  let action: ActionType
}

private actor TickerInteractor: AsyncInteractable {
  typealias Request = TickerRequest
  private let feed: Feed

  init(_ feed: Feed) {
    self.feed = feed
  }

  func perform(request: TickerRequest) async -> Result<TickerData, any Error> {
    .success(.stream(await feed.sequence))
  }
}

private struct WatchingAssistant: AsyncInteractorAssisting {
  typealias InteractorType = Worker
  typealias ContentType = Sample.ContentType
  typealias Request = TickerRequest

  let interactorType = Worker.store
  let actionType = TickerRequest.ActionType.watch

  func handleAsyncRequest<Destination: Destinationable>(
    destination: Destination, content: Sample.ContentType?
  ) async where Destination.InteractorType == Worker {
    let request = TickerRequest(action: actionType)
    let result = await destination.performRequest(interactor: interactorType, request: request)
    guard case .success(.stream(let texts)) = result else { return }
    do {
      for try await text in texts {
        await destination.handleAsyncInteractorResult(
          result: .success(.value(text)), for: request)
      }
    } catch {
      await destination.handleAsyncInteractorResult(result: .failure(error), for: request)
    }
  }
}
