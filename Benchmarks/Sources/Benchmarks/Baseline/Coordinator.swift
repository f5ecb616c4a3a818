import Destinations
import Foundation
import Observation

/// A coordinator as a good developer would write it by hand, without a library; it is the standard of comparison, and
/// does not change.
///
/// An observable object for each screen, an array of them for each tab, a dictionary by identifier, an
/// optional sheet, and identifiers from the same cheap generator.
@MainActor
@Observable
final class Coordinator {
  private(set) var tabs: [[CoordinatorScreen]] = [[], []]
  private(set) var selectedTab = 0
  private(set) var sheet: CoordinatorScreen?
  private(set) var screens: [UUID: CoordinatorScreen] = [:]
  @ObservationIgnored private let ids = IDGenerator()

  init(size: Int) {
    for number in 0..<size { push(.note, content: .note(number)) }
  }

  /// The screen that the user is at.
  var current: CoordinatorScreen? {
    sheet ?? tabs[selectedTab].last
  }

  func push(_ route: CoordinatorScreen.Route, content: CoordinatorScreen.Content?) {
    let screen = CoordinatorScreen(id: ids.next(), route: route, content: content)
    tabs[selectedTab].append(screen)
    screens[screen.id] = screen
  }

  func goBack() {
    guard let screen = tabs[selectedTab].popLast() else { return }
    screens[screen.id] = nil
  }

  func select(_ tab: Int) {
    selectedTab = tab
  }

  func present(_ route: CoordinatorScreen.Route, content: CoordinatorScreen.Content?) {
    let screen = CoordinatorScreen(id: ids.next(), route: route, content: content)
    sheet = screen
    screens[screen.id] = screen
  }

  func dismiss() {
    guard let screen = sheet else { return }
    sheet = nil
    screens[screen.id] = nil
  }

  /// Pushes several screens, with one change to the tab and one to the dictionary.
  func pushPath(_ path: [(route: CoordinatorScreen.Route, content: CoordinatorScreen.Content?)]) {
    let new = path.map {
      CoordinatorScreen(id: ids.next(), route: $0.route, content: $0.content)
    }
    tabs[selectedTab].append(contentsOf: new)
    add(new, to: &screens)
  }

  private func add(_ new: [CoordinatorScreen], to screens: inout [UUID: CoordinatorScreen]) {
    for screen in new { screens[screen.id] = screen }
  }

  func replaceRoot(with route: CoordinatorScreen.Route) {
    screens = [:]
    tabs = [[], []]
    sheet = nil
    selectedTab = 0
    push(route, content: nil)
  }
}

/// One screen of the hand-written coordinator.
@MainActor
@Observable
final class CoordinatorScreen {
  enum Route {
    case note
    case compose
  }

  enum Content {
    case note(Int)
  }

  @ObservationIgnored let id: UUID
  @ObservationIgnored let route: Route
  var content: Content?

  init(id: UUID, route: Route, content: Content?) {
    self.id = id
    self.route = route
    self.content = content
  }
}
