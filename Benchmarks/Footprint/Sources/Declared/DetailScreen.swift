package import Destinations

/// A screen with a single interaction, which leaves it.
package struct DetailScreen: InteractiveInterfacing {
  package enum UserInteractionType: String, UserInteractionTypeable {
    case done
  }

  package let destinationState: DestinationInterfaceState<App.ScreenOf<DetailScreen>>
}

extension DetailScreen {
  @MainActor
  static func provider(done: App.Presentation) -> App.Setup.Provider {
    DestinationProvider<App.ScreenOf<DetailScreen>>(presentations: [.done: done]) {
      App.ScreenOf($0) { DetailScreen(destinationState: .init(destination: $0)) }
    }
  }
}
