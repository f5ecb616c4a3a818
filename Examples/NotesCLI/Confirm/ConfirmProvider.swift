import Destinations

extension ConfirmDestination {
  /// Returns the provider of a question.
  static func provider(
    _ services: Services, asking question: ConfirmQuestion,
    presentations: App.PresentationTable<ConfirmInteraction>,
    interactors: App.RequestTable<ConfirmInteraction>
  ) -> DestinationProvider<ConfirmDestination> {
    DestinationProvider(presentations: presentations, interactors: interactors) { seed in
      let confirm = ConfirmDestination(seed, question: question, notices: services.notices)
      confirm.assignInteractor(interactor: services.notesInteractor(), for: .notes)
      confirm.assignAssociatedInterface(ConfirmInterface(confirm))
      return confirm
    }
  }
}
