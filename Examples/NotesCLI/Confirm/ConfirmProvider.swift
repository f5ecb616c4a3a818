import Destinations

extension ConfirmInterface {
  /// Returns the provider of a question.
  static func provider(
    asking question: ConfirmQuestion, presentations: App.PresentationTable<ConfirmInteraction>
  ) -> DestinationProvider<Destination> {
    DestinationProvider(presentations: presentations) { seed in
      Destination(seed) { ConfirmInterface($0, asking: question, about: seed.content) }
    }
  }
}
