import Destinations

/// Questions that are answered by yes or no.
extension App {
  /// Returns a presentation that asks a question, and then performs an interaction for yes, or another for no.
  static func asking<Interaction: UserInteractionTypeable>(
    _ question: DestinationType, then deed: Interaction, else other: Interaction? = nil
  ) -> Presentation {
    .sheet(question).asking(.isConfirmed) { $0 ? deed : other }
  }

  /// The providers of questions, which only answer the asking place.
  @MainActor
  static var questions: Providers {
    let answers: PresentationTable<ConfirmInteraction> = [
      .yes: .dismissSheet.answering(.isConfirmed, with: true),
      .no: .dismissSheet.answering(.isConfirmed, with: false),
    ]
    return [
      .confirmDelete: .delete, .confirmErase: .erase, .confirmEmpty: .emptyTrash,
      .confirmLinks: .links,
    ].mapValues { question in
      DestinationProvider(presentations: answers) { seed in
        ScreenOf(seed) { ConfirmInterface($0, asking: question, about: seed.content) }
      }
    }
  }
}

extension ConfirmQuestion {
  fileprivate static let delete = ConfirmQuestion(
    title: "Delete", question: "Move % to the trash?")
  fileprivate static let erase = ConfirmQuestion(
    title: "Erase", question: "Remove % for good?", unnamed: "this note")
  fileprivate static let links = ConfirmQuestion(
    title: "Rewrite links", question: "Rewrite %?", unnamed: "the links")
  fileprivate static let emptyTrash = ConfirmQuestion(
    title: "Empty the trash", question: "Remove % in the trash for good?", unnamed: "all notes")
}
