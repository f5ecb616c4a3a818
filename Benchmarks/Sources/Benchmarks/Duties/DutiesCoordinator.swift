import Destinations
import Foundation
import Observation

/// A coordinator written by hand with the same duties; it is the standard of comparison, and does not change.
///
/// Like the library it has a table of providers, a table of interactions for each screen, hooks, guards, an interface
/// that is told of changes, requests that wait for their turn, and typed refusals. It has no tree, no plans, no paths,
/// and nothing is declared: each verb is a method.
@MainActor
@Observable
final class DutiesCoordinator {
  typealias Route = DutiesApp.DestinationType
  typealias Build = @MainActor (UUID, Route, Int?) throws -> PlainScreen?

  /// The reason why a request was refused.
  enum Refusal: Error {
    case noProvider(Route)
    case notBuilt(Route)
    case notOnScreen(UUID)
    case unknownInteraction(DutiesAction)
    case denied(reason: String)
    case nothingToPop
    case noSheet
    case sheetAlreadyPresented
  }

  /// A change, as guards and the interface see it.
  enum Change {
    case push(PlainScreen, tab: Int)
    case pop(PlainScreen, tab: Int)
    case present(PlainScreen)
    case dismiss(PlainScreen)
    case select(tab: Int)
  }

  /// A change that is planned: guards see it before a screen is built.
  struct Intent {
    let arriving: Route?
    let leaving: PlainScreen?
  }

  private(set) var tabs: [[PlainScreen]] = [[], []]
  private(set) var selectedTab = 0
  private(set) var sheet: PlainScreen?
  private(set) var screens: [UUID: PlainScreen] = [:]
  @ObservationIgnored var providers: [Route: Build] = [:]
  @ObservationIgnored var guards: [(Intent) -> String?] = []
  @ObservationIgnored weak var interface: PlainInterface?
  @ObservationIgnored private let ids = IDGenerator()
  @ObservationIgnored private var isRunning = false
  @ObservationIgnored private var waiting: [@MainActor () throws -> Void] = []

  var current: PlainScreen? { sheet ?? tabs[selectedTab].last }

  // MARK: Requests

  /// Performs an interaction as the table of a screen declares it.
  func perform(_ action: DutiesAction, content: Int? = nil, at screen: PlainScreen) throws {
    guard screen.isVisible else { throw Refusal.notOnScreen(screen.id) }
    guard let verb = screen.table[action] else { throw Refusal.unknownInteraction(action) }
    switch verb {
    case .push(let route): try push(route, content: content)
    case .pop: try pop()
    case .present(let route): try present(route, content: content)
    case .dismiss: try dismiss()
    case .select(let tab): try select(tab)
    }
  }

  func push(_ route: Route, content: Int?) throws {
    try inTurn {
      try self.ask(Intent(arriving: route, leaving: nil))
      let covered = self.current
      let screen = try self.build(route, content)
      self.tabs[self.selectedTab].append(screen)
      self.enter(screen, covering: covered)
      self.interface?.show(.push(screen, tab: self.selectedTab))
    }
  }

  func pop() throws {
    try inTurn {
      guard let screen = self.tabs[self.selectedTab].last else { throw Refusal.nothingToPop }
      try self.ask(Intent(arriving: nil, leaving: screen))
      self.tabs[self.selectedTab].removeLast()
      self.leave(screen)
      self.interface?.show(.pop(screen, tab: self.selectedTab))
    }
  }

  func present(_ route: Route, content: Int?) throws {
    try inTurn {
      guard self.sheet == nil else { throw Refusal.sheetAlreadyPresented }
      try self.ask(Intent(arriving: route, leaving: nil))
      let covered = self.current
      let screen = try self.build(route, content)
      self.sheet = screen
      self.enter(screen, covering: covered)
      self.interface?.show(.present(screen))
    }
  }

  func dismiss() throws {
    try inTurn {
      guard let screen = self.sheet else { throw Refusal.noSheet }
      try self.ask(Intent(arriving: nil, leaving: screen))
      self.sheet = nil
      self.leave(screen)
      self.interface?.show(.dismiss(screen))
    }
  }

  func select(_ tab: Int) throws {
    try inTurn {
      if tab == self.selectedTab { return }
      try self.ask(Intent(arriving: nil, leaving: nil))
      let hidden = self.tabs[self.selectedTab].last
      self.selectedTab = tab
      hidden?.disappear()
      self.tabs[tab].last?.appear()
      self.interface?.show(.select(tab: tab))
    }
  }

  // MARK: Steps of a request

  /// Runs a request, and those that it causes after it.
  private func inTurn(_ request: @escaping @MainActor () throws -> Void) throws {
    if isRunning { return waiting.append(request) }
    isRunning = true
    defer { isRunning = false }
    try request()
    while !waiting.isEmpty { try? waiting.removeFirst()() }
  }

  private func ask(_ intent: Intent) throws {
    for rule in guards {
      if let reason = rule(intent) { throw Refusal.denied(reason: reason) }
    }
  }

  private func build(_ route: Route, _ content: Int?) throws -> PlainScreen {
    guard let provider = providers[route] else { throw Refusal.noProvider(route) }
    guard let screen = try provider(ids.next(), route, content) else {
      throw Refusal.notBuilt(route)
    }
    return screen
  }

  private func enter(_ screen: PlainScreen, covering covered: PlainScreen?) {
    screens[screen.id] = screen
    screen.prepareForPresentation()
    covered?.disappear()
    screen.appear()
  }

  private func leave(_ screen: PlainScreen) {
    screens[screen.id] = nil
    screen.disappear()
    current?.appear()
    screen.cleanUp()
  }
}
