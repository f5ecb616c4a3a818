import Destinations

/// The interface of a screen.
final class NoteView: InteractiveInterfacing {
  typealias UserInteractionType = NoteAction
  let destinationState: DestinationInterfaceState<NoteScreen>

  init(_ screen: NoteScreen) {
    destinationState = DestinationInterfaceState(destination: screen)
  }
}

/// The interface of a tab's stack.
final class StackView: InteractiveInterfacing {
  typealias UserInteractionType = NoteAction
  let destinationState: DestinationInterfaceState<NoteStack>

  init(_ stack: NoteStack) {
    destinationState = DestinationInterfaceState(destination: stack)
  }
}

/// The interface of the tab bar.
final class HomeView: InteractiveInterfacing {
  let destinationState: DestinationInterfaceState<HomeTabBar>

  init(_ tabBar: HomeTabBar) {
    destinationState = DestinationInterfaceState(destination: tabBar)
  }
}
