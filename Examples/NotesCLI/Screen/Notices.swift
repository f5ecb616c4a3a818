import Destinations
import Observation

/// Collects the sentences that the user shall read after a step.
@MainActor @Observable
final class Notices {
  /// The sentences since they were last cleared, in order.
  private(set) var sentences: [String] = []
  /// How often anything has gone wrong, also if that was said somewhere else.
  @ObservationIgnored private(set) var failureCount = 0

  /// Whether anything has gone wrong.
  var hasFailed: Bool { failureCount > 0 }

  /// Adds a sentence.
  func say(_ sentence: String) {
    sentences.append(sentence)
  }

  /// Adds the sentence for an error.
  func say(_ error: any Error) {
    noteFailure()
    say(Notices.sentence(for: error))
  }

  /// Remembers that something has gone wrong, which a screen says itself.
  func noteFailure() {
    failureCount += 1
  }

  /// Forgets the sentences.
  func clear() {
    if !sentences.isEmpty { sentences = [] }
  }

  /// Returns the sentence for an error; navigation that is refused is told without its terms.
  static func sentence(for error: any Error) -> String {
    guard let error = error as? DestinationError else { return "\(error)" }
    switch error.code {
    case .nothingToGoBack, .noStack, .noSheet: return "There is nothing to go back to."
    case .alreadyPresenting, .requesterHidden: return "Finish what is open first."
    default: return error.reason
    }
  }
}

extension Notices {
  /// Adds the sentence for an error that the flow reported.
  func say(_ error: EventError) {
    noteFailure()
    switch error.code {
    case .nothingToGoBack, .noStack, .noSheet: say("There is nothing to go back to.")
    case .guardDenied: say(error.reason)
    default: say(error.text)
    }
  }
}
