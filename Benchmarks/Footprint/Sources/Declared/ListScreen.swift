package import Destinations

/// A screen that reports the user's interactions.
package struct ListScreen: InteractiveInterfacing {
  package enum UserInteractionType: String, UserInteractionTypeable {
    case open
    case compose
  }

  package let destinationState: DestinationInterfaceState<App.StackOf<ListScreen>>

  package var title: String { "Notes" }
}

extension ListScreen {
  @MainActor
  static var provider: App.Setup.Provider {
    DestinationProvider<ListScreen.Destination>(presentations: [
      .open: .push(.note), .compose: .sheet(.compose),
    ]) {
      .init($0) { ListScreen(destinationState: .init(destination: $0)) }
    }
  }
}
