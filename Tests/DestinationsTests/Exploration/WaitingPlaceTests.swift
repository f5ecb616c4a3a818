import Destinations
import DestinationsTesting
import Testing

/// Explorations of a place that offers nothing until an answer arrives.
@MainActor
struct WaitingPlaceTests {
  private struct WaitingView: InteractiveInterfacing {
    enum UserInteractionType: String, UserInteractionTypeable { case load }
    typealias InteractorType = BookWorker
    let destinationState: DestinationInterfaceState<Books.ScreenOf<WaitingView>>
    let model: WaitingModel

    var offered: [UserInteractionType: [Books.ContentType?]] {
      [.load: model.isWaiting ? [] : [nil]]
    }
  }

  @MainActor private final class WaitingModel: DestinationStateModeling {
    private(set) var isWaiting = false
    private let place: DestinationHandle<WaitingView.Destination>

    init(at place: WaitingView.Destination) { self.place = DestinationHandle(place) }

    func handle(
      _ interaction: WaitingView.UserInteractionType, content: Books.ContentType?
    ) -> Bool {
      isWaiting = true
      place.destination?.sendRequest(interactor: .store, request: BookRequest(action: .load))
      return true
    }

    func handleInteractorResult<Request: InteractorRequestConfiguring>(
      result: Result<Request.ResultData, any Error>, for request: Request
    ) -> Bool {
      isWaiting = false
      return true
    }
  }

  private static var setup: Books.Setup {
    let store = BookStore()
    return Books.Setup(
      providers: [
        .shelf: DestinationProvider<WaitingView.Destination>(handles: [.load]) { seed in
          .init(seed) { place in
            let model = WaitingModel(at: place)
            place.assignStateModel(model)
            place.assignInteractor(interactor: store, for: .store)
            return WaitingView(destinationState: .init(destination: place), model: model)
          }
        }
      ], startingDestination: .replaceRoot(with: .shelf))
  }

  @Test func `a run continues where the user can only wait for an answer`() async throws {
    let report = try await explore(
      Self.setup, contents: Books.SampleContents().disturbing(BookWorker.store), laws: [],
      runs: 4, steps: 50)
    expectEqual(report.stepCount, 200)
  }
}
