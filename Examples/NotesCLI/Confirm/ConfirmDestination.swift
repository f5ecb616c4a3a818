import Destinations
import Foundation
import Observation

/// Asks before something is done that cannot be undone at once; what, its tables say.
@Observable
final class ConfirmDestination: AppDestination {
  nonisolated let id: UUID
  let type: App.DestinationType
  @ObservationIgnored var internalState: App.InternalState<ConfirmInteraction, InteractorName>
  let notices: Notices
  /// What is asked.
  let question: ConfirmQuestion
  /// What it is about, or nil.
  let content: App.ContentType?

  init(
    _ seed: App.Seed<ConfirmDestination>, question: ConfirmQuestion, notices: Notices
  ) {
    id = seed.id
    type = seed.route
    internalState = seed.internalState()
    content = seed.content
    self.question = question
    self.notices = notices
  }

  /// Returns a sentence with the name of the thing in it.
  func filled(_ sentence: String) -> String {
    guard case .note(let note) = content else { return sentence }
    return sentence.replacing("%", with: note.path)
  }

  func take(_ answer: NotesAnswer, for request: NotesRequest) {
    notices.say(filled(question.done))
    act(.confirmed)
  }
}
