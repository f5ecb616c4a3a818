internal import Destinations

/// A place on a simulated screen, with its slots, what is attached to it, and its modal.
@MainActor
final class ShownPlace {
  let place: Stage.Place
  private unowned let screen: SwiftUIModel
  /// Whether its modals are around the stack whose path is its own.
  private let isAround: Bool
  private var stacks: [ShownStack] = []
  private var attached: [ShownStack] = []
  private var modal: ShownModal?
  /// The modal that the framework has not presented, because another one was moving.
  private var dropped: Stage.Modal?

  init(_ place: Stage.Place, isAround: Bool = false, on screen: SwiftUIModel) {
    self.place = place
    self.isAround = isAround
    self.screen = screen
  }

  func appear() {
    place.appeared()
    if screen.habits.contains(.appearsTwice) { place.appeared() }
  }

  /// Shows what the stage says.
  func draw() {
    stacks = drawn(place.slots, stacks)
    if !isAround { drawAround() }
    if screen.habits.contains(.setsUnchangedValues), place.kind == .split {
      place.selection = place.selection
    }
  }

  /// Shows what is attached to the place, and its modal.
  func drawAround() {
    attached = drawn(place.attached, attached)
    drawModal()
  }

  private func drawn(_ wanted: [Stage.Stack], _ shown: [ShownStack]) -> [ShownStack] {
    for stack in shown where !wanted.contains(stack.stack) { stack.vanish() }
    let drawn = wanted.map { stack in
      shown.first { $0.stack == stack } ?? ShownStack(stack, on: screen)
    }
    // A tab is not made before it is selected, and stays then.
    let selection = place.selection
    for stack in drawn where place.kind != .tabs || stack.stack.slot == selection || !stack.isEmpty
    {
      stack.draw()
    }
    return drawn
  }

  /// Removes the place and all that is in it without an animation.
  func vanish() {
    for stack in stacks { stack.vanish() }
    vanishAround()
    place.disappeared()
  }

  func vanishAround() {
    for stack in attached { stack.vanish() }
    guard let shown = modal else { return }
    modal = nil
    shown.content.vanish()
    shown.reportDisappearance()
  }
}

// MARK: - Modals

extension ShownPlace {
  /// Presents or dismisses what the binding says.
  private func drawModal() {
    let wanted = place.modal
    guard wanted !== modal?.modal else { return modal?.content.draw() ?? () }
    if let modal, modal.state != .leaving { dismiss(modal) }
    guard modal == nil, let wanted, wanted !== dropped else { return }
    if screen.habits.contains(.dropsPresentations), screen.movingModals > 0, wanted.prompt == nil {
      dropped = wanted
      return
    }
    dropped = nil
    present(wanted)
  }

  private func present(_ wanted: Stage.Modal) {
    let shown = ShownModal(wanted, host: self, on: screen)
    modal = shown
    shown.reportAppearance()
    shown.content.draw()
    screen.movingModals += 1
    screen.after(SwiftUIModel.animationTicks) { [self] in
      screen.movingModals -= 1
      if shown.state == .arriving { shown.state = .settled }
    }
  }

  private func dismiss(_ shown: ShownModal) {
    shown.state = .leaving
    screen.movingModals += 1
    screen.after(SwiftUIModel.animationTicks) { [self] in
      screen.movingModals -= 1
      if modal === shown { modal = nil }
      shown.content.vanish()
      if screen.habits.contains(.setsNilAfterDismissal) { clear(shown.modal) }
      if !screen.habits.contains(.forgetsDisappearances) {
        screen.reportGone { shown.reportDisappearance() }
      }
    }
  }

  /// Dismisses the modal as the user does: the framework has begun before the binding is set.
  func dismissByUser() {
    guard let modal, modal.state == .settled else { return }
    dismiss(modal)
    screen.set { clear(modal.modal) }
  }

  /// Sets the binding of the modal's kind to nil.
  private func clear(_ modal: Stage.Modal) {
    switch (modal.prompt?.style, modal.options.style) {
    case (.alert, _): place.showsAlert = false
    case (.confirmation, _): place.showsConfirmation = false
    case (nil, .sheet): place.sheet = nil
    case (nil, .fullScreenCover): place.cover = nil
    case (nil, .popover): place.popover = nil
    }
  }

  /// The modal on screen that is not leaving.
  var modalInFront: ShownModal? { modal.flatMap { $0.state == .leaving ? nil : $0 } }
}

// MARK: - Reading

extension ShownPlace {
  /// The stacks in it that are on screen.
  var selectedStacks: [ShownStack] {
    let shown = place.shown
    return stacks.filter { shown.contains($0.stack) }
  }

  /// The places on screen that contain no other one; this one if it contains none.
  var visible: [DestinationID] {
    if let modal = modalInFront { return modal.content.visible }
    let inside = selectedStacks.flatMap(\.visible)
    return (inside.isEmpty ? [place.id] : inside) + attachedVisible
  }

  var attachedVisible: [DestinationID] { attached.flatMap(\.visible) }

  var modals: [ShownModal] {
    if let modal = modalInFront { return [modal] + modal.content.modals }
    return (selectedStacks + attached).flatMap(\.modals)
  }
}

/// A sheet, cover, popover or alert on a simulated screen.
@MainActor
final class ShownModal {
  enum State { case arriving, settled, leaving }

  let modal: Stage.Modal
  let content: ShownStack
  weak var host: ShownPlace?
  var state = State.arriving

  var isSettled: Bool { state == .settled }

  // An alert has no view that could report anything.

  func reportAppearance() { if modal.prompt == nil { modal.appeared() } }

  func reportDisappearance() { if modal.prompt == nil { modal.disappeared() } }

  init(_ modal: Stage.Modal, host: ShownPlace, on screen: SwiftUIModel) {
    self.modal = modal
    self.host = host
    content = ShownStack(modal.stack, on: screen)
  }
}
