import Destinations
import Observation

/// Collects the notices that the user reads after a step.
@MainActor @Observable
final class Notices {
  /// The notices since they were last cleared, in order.
  private(set) var sentences: [String] = []
  /// The progress of slow work, or nil.
  private(set) var progress: String?
  /// The number of failures, including those that a screen shows.
  @ObservationIgnored private(set) var failureCount = 0
  /// The reasons of failures, as screens show them, since the notices were last cleared.
  @ObservationIgnored private var shownReasons: [String] = []

  /// Whether there was a failure.
  var hasFailed: Bool { failureCount > 0 }

  /// The text on screen: the notices, and the progress.
  var shown: [String] { sentences + [progress].compactMap(\.self) }

  /// Adds a notice.
  func say(_ sentence: String) {
    sentences.append(sentence)
  }

  /// Shows the progress of slow work; nil once it has ended.
  func tell(_ progress: String?) {
    self.progress = progress
  }

  /// Shows a notice about an undone change.
  func say(_ undone: Undone) {
    switch undone {
    case .deletion(let note): say("\(note) is back from the trash.")
    case .move(let back, let left):
      say("\(back.id) is \(back.target) again.")
      for note in left { say("\(note) was changed since, and stays as it is.") }
    }
  }

  /// Adds the notice for an error.
  func say(_ error: any Error) {
    failureCount += 1
    say(Notices.sentence(for: error))
  }

  /// Counts a failure of which a screen shows the reason, and returns the reason.
  func reason(shownFor error: any Error) -> String {
    let reason = Notices.sentence(for: error)
    failureCount += 1
    if !shownReasons.contains(reason) { shownReasons.append(reason) }
    return reason
  }

  /// Adds the reasons of failures from screens that have closed.
  func sayShownReasons() {
    for reason in shownReasons where !sentences.contains(reason) { say(reason) }
  }

  /// Clears the notices.
  func clear() {
    if !sentences.isEmpty { sentences = [] }
    shownReasons = []
  }

  /// Returns the sentence for an error; that for a refused navigation leaves out the library's terms.
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
  /// Adds the notice for an error that the flow reported.
  func say(_ error: EventError) {
    failureCount += 1
    switch error.code {
    case .nothingToGoBack, .noStack, .noSheet: say("There is nothing to go back to.")
    case .guardDenied: say(error.reason)
    default: say(error.text)
    }
  }
}
