import Destinations

/// A request whose action has an object, so that a test can see whether the library keeps it.
struct FindRequest: InteractorRequestConfiguring, Equatable {
  final class Word: Sendable, Hashable {
    static func == (a: Word, b: Word) -> Bool { a === b }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  enum ActionType: InteractorRequestActionTypeable {
    case find(Word)
    case count
  }

  typealias ResultData = String

  let action: ActionType
  var from = 0

  init(action: ActionType) {
    self.action = action
  }

  init(from: Int) {
    action = .count
    self.from = from
  }
}

/// A synchronous interactor that answers when a test says so, in one of several ways.
@MainActor
final class KeepingInteractor: Interactable {
  typealias Request = FindRequest

  var requestResponses: [FindRequest.ActionType: InteractorResponseClosure<FindRequest>] = [:]

  /// The requests, each with the closure for its answer at that time.
  private(set) var asked: [(FindRequest, InteractorResponseClosure<FindRequest>?)] = []

  /// Answers within `perform`.
  var answersAtOnce = false

  private(set) var cleanupCount = 0

  func perform(request: FindRequest) {
    asked.append((request, responseForAction(action: request.action)))
    if answersAtOnce { answer(request, "at once") }
  }

  func cleanupResources() { cleanupCount += 1 }

  /// Answers from outside, through the current closure.
  func answer(_ request: FindRequest, _ text: String) {
    responseForAction(action: request.action)?(.success(text), request)
  }

  /// Answers from outside, through the closure at the time of the request.
  func answerAsked(_ index: Int, _ text: String) {
    asked[index].1?(.success(text), asked[index].0)
  }

  func forgetAsked() { asked = [] }
}
