package import Destinations

/// The types of the app: its routes, contents and tabs.
package enum App: DestinationTypes {
  package enum DestinationType: String, RoutableDestinations {
    case list
    case note
    case compose
  }

  package enum ContentType: ContentTypeable {
    case note(Int)
  }
}

extension App {
  @MainActor
  package static func flow() -> AppFlow {
    AppFlow(
      Setup(
        providers: [
          .list: ListScreen.provider,
          .note: DetailScreen.provider(done: .goBack),
          .compose: DetailScreen.provider(done: .dismissSheet),
        ],
        startingDestination: .replaceRoot(with: .list)))
  }
}
