import Destinations
import Foundation

/// A flow with a place that sends three requests in a row to an interactor.
@MainActor
enum SettlingWorld: DestinationTypes {
  enum DestinationType: String, RoutableDestinations {
    case counter
  }

  static func flow() -> AppFlow {
    let provider = DestinationProvider<CountingDestination>(
      interactors: [
        .count: InteractorConfiguration<CounterName, Counter>(
          interactorType: .counter, actionType: .next)
      ]
    ) { seed in
      let destination = CountingDestination(seed)
      destination.assignInteractor(interactor: Counter(), for: .counter)
      return destination
    }
    return AppFlow(
      Setup(
        providers: [.counter: provider], startingDestination: .replaceRoot(with: .counter)))
  }
}

enum CounterName: InteractorTypeable {
  case counter
}

enum CounterInteraction: String, UserInteractionTypeable {
  case count
}

struct CounterRequest: InteractorRequestConfiguring {
  enum Action: InteractorRequestActionTypeable {
    case next
  }

  typealias ResultData = Int

  let action: Action
}

/// Counts the received requests.
actor Counter: AsyncInteractable {
  typealias Request = CounterRequest

  private var count = 0

  func perform(request: CounterRequest) async -> Result<Int, any Error> {
    count += 1
    return .success(count)
  }
}

final class CountingDestination: Destinationable {
  typealias UserInteractionType = CounterInteraction
  typealias DestinationType = SettlingWorld.DestinationType
  typealias ContentType = SettlingWorld.ContentType
  typealias TabType = SettlingWorld.TabType
  typealias InteractorType = CounterName

  nonisolated let id: UUID
  let type: SettlingWorld.DestinationType
  var internalState: SettlingWorld.InternalState<CounterInteraction, CounterName>
  private(set) var results: [Int] = []

  init(_ seed: SettlingWorld.Seed<CountingDestination>) {
    id = seed.id
    type = seed.route
    internalState = seed.internalState()
  }

  func handleInteractorResult<Request: InteractorRequestConfiguring>(
    result: Result<Request.ResultData, any Error>, for request: Request
  ) {
    if let count = try? result.get() as? Int { results.append(count) }
    if results.count < 3 { handleThrowable { try self.count() } }
  }

  private func count() throws {
    try performInterfaceAction(interactionType: .count)
  }
}

/// Keeps transitions instead of acknowledging them.
final class LateCoordinator: FlowCoordinating {
  private(set) var transitions: [InterfaceTransition] = []

  func show(_ transition: InterfaceTransition) {
    transitions.append(transition)
  }
}
