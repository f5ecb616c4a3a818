import Destinations
import DestinationsTesting
import Testing

/// Explorations that repeat an action before its answer arrives, with another sample.
@MainActor
struct RepeatedActionTests {
  private struct SearchView: InteractiveInterfacing {
    enum UserInteractionType: String, UserInteractionTypeable { case search }
    typealias InteractorType = BookWorker
    let destinationState: DestinationInterfaceState<Books.ScreenOf<SearchView>>

    var offered: [UserInteractionType: [Books.ContentType?]] {
      [.search: [.title("Emma"), .title("Dubliners")]]
    }
  }

  @MainActor private final class SearchModel: DestinationStateModeling {
    private let place: DestinationHandle<SearchView.Destination>
    /// Whether it loads when its place is presented.
    private let loads: Bool

    init(at place: SearchView.Destination, loads: Bool = false) {
      self.place = DestinationHandle(place)
      self.loads = loads
    }

    func prepareForPresentation() { if loads { load() } }

    func handle(
      _ interaction: SearchView.UserInteractionType, content: Books.ContentType?
    ) -> Bool {
      load()
      return true
    }

    private func load() {
      place.destination?.sendRequest(interactor: .store, request: BookRequest(action: .load))
    }

    func handleInteractorResult<Request: InteractorRequestConfiguring>(
      result: Result<Request.ResultData, any Error>, for request: Request
    ) -> Bool {
      true
    }
  }

  private static var setup: Books.Setup {
    let store = BookStore()
    return Books.Setup(
      providers: [
        .shelf: DestinationProvider<SearchView.Destination>(handles: [.search]) { seed in
          .init(seed) { place in
            place.assignStateModel(SearchModel(at: place))
            place.assignInteractor(interactor: store, for: .store)
            return SearchView(destinationState: .init(destination: place))
          }
        }
      ], startingDestination: .replaceRoot(with: .shelf))
  }

  private struct ShelfView: InteractiveInterfacing {
    enum UserInteractionType: String, UserInteractionTypeable { case open }
    let destinationState: DestinationInterfaceState<Books.StackOf<ShelfView>>
  }

  /// A shelf with books that load when they are presented, and that offer nothing.
  private static var loadingSetup: Books.Setup {
    let store = BookStore()
    return Books.Setup(
      providers: [
        .shelf: DestinationProvider<ShelfView.Destination>(presentations: [.open: .push(.book)]) {
          .init($0) { ShelfView(destinationState: .init(destination: $0)) }
        },
        .book: DestinationProvider<SearchView.Destination>(handles: [.search]) { seed in
          .init(seed) { place in
            place.assignStateModel(SearchModel(at: place, loads: true))
            place.assignInteractor(interactor: store, for: .store)
            return SearchView(destinationState: .init(destination: place))
          }
        },
      ], startingDestination: .replaceRoot(with: .shelf))
  }

  @Test func `what a place asks when it arrives fails as often as what it asks later`() async throws
  {
    var steps: [ExplorationStep] = []
    let record = Books.Law("the steps are recorded") { moment in
      steps.append(moment.step)
      return nil
    }
    try await explore(
      Self.loadingSetup, contents: Books.SampleContents().disturbing(BookWorker.store),
      laws: [record], runs: 2, steps: 200)

    let failures = steps.indices.dropLast(2).count { index in
      steps[index...(index + 2)].map(\.description)
        == ["hold answers of store", "tap shelf.open", "failed answer of store"]
    }
    #expect(failures > 3)
  }

  @Test func `answers are held back all along, and actions are repeated and tapped twice`()
    async throws
  {
    var steps: [ExplorationStep] = []
    let record = Books.Law("the steps are recorded") { moment in
      steps.append(moment.step)
      return nil
    }
    try await explore(
      Self.setup, contents: Books.SampleContents().disturbing(BookWorker.store), laws: [record],
      runs: 1, steps: 200)

    #expect(steps.count { $0 == .holdAnswers("store") } > 15)
    let repetitions = steps.indices.dropLast(4).count { index in
      guard case .tap(let first) = steps[index + 1], case .tap(let second) = steps[index + 2] else {
        return false
      }
      return steps[index] == .holdAnswers("store") && first.content != second.content
        && steps[(index + 3)...(index + 4)] == [.answerNewest("store"), .answer("store")]
    }
    #expect(repetitions > 2)
    // A few come before it is known that the interaction asks an interactor.
    #expect(steps.count { if case .doubleTap = $0 { true } else { false } } > 6)
  }
}
