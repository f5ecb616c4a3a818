/// A screen that tells the coordinator where to go.
@MainActor
package struct ListScreen {
  package enum UserInteraction: String {
    case open
    case compose
  }

  private let coordinator: Coordinator

  package init(coordinator: Coordinator) {
    self.coordinator = coordinator
  }

  package var title: String { "Notes" }

  package func perform(_ interaction: UserInteraction, note: Int) {
    switch interaction {
    case .open: coordinator.push(.note, note: note)
    case .compose: coordinator.present(.compose)
    }
  }
}
