import Foundation
import Observation

/// A coordinator as an app would write it by hand: screens in a stack, and a sheet.
@MainActor
@Observable
package final class Coordinator {
  package private(set) var stack: [Screen] = []
  package private(set) var sheet: Screen?
  @ObservationIgnored private var screens: [UUID: Screen] = [:]

  package init() {
    push(.list)
  }

  /// The screen that the user is at.
  package var current: Screen? { sheet ?? stack.last }

  package func push(_ route: Route, note: Int? = nil) {
    let screen = Screen(route: route, note: note)
    stack.append(screen)
    screens[screen.id] = screen
  }

  package func goBack() {
    guard let screen = stack.popLast() else { return }
    screens[screen.id] = nil
  }

  package func present(_ route: Route, note: Int? = nil) {
    dismiss()
    let screen = Screen(route: route, note: note)
    sheet = screen
    screens[screen.id] = screen
  }

  package func dismiss() {
    guard let screen = sheet else { return }
    sheet = nil
    screens[screen.id] = nil
  }

  package func screen(_ id: UUID) -> Screen? { screens[id] }
}

/// The kinds of screens.
package enum Route: String {
  case list
  case note
  case compose
}

/// A presented screen.
@MainActor
@Observable
package final class Screen: Identifiable {
  @ObservationIgnored package let id = UUID()
  @ObservationIgnored package let route: Route
  package var note: Int?

  init(route: Route, note: Int?) {
    self.route = route
    self.note = note
  }
}
