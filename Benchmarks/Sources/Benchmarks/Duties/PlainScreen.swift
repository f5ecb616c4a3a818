import Foundation
import Observation

/// One screen of the hand-written coordinator: its model, its hooks and its table.
@MainActor
@Observable
final class PlainScreen {
  /// The effect of an interaction.
  enum Verb {
    case push(DutiesApp.DestinationType)
    case pop
    case present(DutiesApp.DestinationType)
    case dismiss
    case select(tab: Int)
  }

  @ObservationIgnored let id: UUID
  @ObservationIgnored let route: DutiesApp.DestinationType
  @ObservationIgnored let table: [DutiesAction: Verb]
  @ObservationIgnored let life: PlainLife
  @ObservationIgnored private(set) var view: PlainView?
  @ObservationIgnored private(set) var isVisible = false
  @ObservationIgnored private var tasks: [Task<Void, Never>] = []
  var content: Int?

  init(
    id: UUID, route: DutiesApp.DestinationType, content: Int?, table: [DutiesAction: Verb],
    life: PlainLife
  ) {
    self.id = id
    self.route = route
    self.content = content
    self.table = table
    self.life = life
    view = PlainView(self)
  }

  func prepareForPresentation() { life.presented += 1 }

  func appear() {
    isVisible = true
    life.appeared += 1
  }

  func disappear() {
    isVisible = false
    life.disappeared += 1
  }

  func cleanUp() {
    for task in tasks { task.cancel() }
    life.cleaned += 1
    view = nil
  }
}

/// The number of hooks that ran, and the screen that was built last.
@MainActor
final class PlainLife {
  var presented = 0
  var appeared = 0
  var disappeared = 0
  var cleaned = 0
  var latest: PlainScreen?
}

/// The interface of a screen, which reports interactions to it.
@MainActor
final class PlainView {
  private unowned let screen: PlainScreen

  init(_ screen: PlainScreen) {
    self.screen = screen
  }
}

/// An interface that follows every change of the hand-written coordinator.
@MainActor
final class PlainInterface {
  private(set) var shown: [UUID: PlainView] = [:]
  private(set) var selected = 0

  func show(_ change: DutiesCoordinator.Change) {
    switch change {
    case .push(let screen, _), .present(let screen): shown[screen.id] = screen.view
    case .pop(let screen, _), .dismiss(let screen): shown[screen.id] = nil
    case .select(let tab): selected = tab
    }
  }
}
