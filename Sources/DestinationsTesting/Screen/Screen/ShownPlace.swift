internal import Destinations

/// A place on a simulated screen, with its slots, its attached places, and its modal.
@MainActor
final class ShownPlace {
  let place: Stage.Place
  private unowned let screen: SwiftUIModel
  /// Whether the place is shown as a stack, with its modals and attached places around the whole
  /// stack.
  private let isAround: Bool
  private var stacks: [ShownStack] = []
  /// The slot in front: the one that the stage has selected, or that the user has tapped since.
  private var selection: SlotName?
  private let watchedSlots = Watched<Slots>()
  private var saidSlots: Slots?
  private let saidAround = Watched<(attached: [Stage.Stack], modal: Stage.Modal?)>()
  private var attached: [ShownStack] = []
  private var modal: ShownModal?
  private var wantedModal: Stage.Modal?
  /// The modal that the framework has not presented, because another one was moving.
  private var dropped: Stage.Modal?

  /// The contents of the place, as its view reads them.
  private struct Slots: Equatable {
    let stacks: [Stage.Stack]
    let selection: SlotName?
    let isCollapsed: Bool
  }

  init(_ place: Stage.Place, isAround: Bool = false, on screen: SwiftUIModel) {
    self.place = place
    self.isAround = isAround
    self.screen = screen
  }

  func appear() {
    if place.kind == .split { place.isCollapsed = screen.isNarrow }
    if place.kind == .alert { return }  // An alert has no view that could report anything.
    screen.shownIDs.insert(place.id)
    place.appeared()
    if screen.habits.contains(.appearsTwice) { place.appeared() }
  }

  /// Shows the contents that the stage has.
  func draw() {
    drawSlots()
    if !isAround { drawAround() }
  }

  func drawSlots() {
    if let news = watchedSlots.news({
      Slots(stacks: place.slots, selection: place.selection, isCollapsed: place.isCollapsed)
    }) {
      if news == saidSlots, news.selection == selection { screen.idleDraws += 1 }
      stacks = stacksShowing(news.stacks, insteadOf: stacks)
      selection = news.selection
      saidSlots = news
    }
    // A tab is not made before it is selected, and stays then.
    for stack in stacks where place.kind != .tabs || stack.stack.slot == selection || !stack.isEmpty
    {
      stack.draw()
    }
    if screen.habits.contains(.setsUnchangedValues), place.kind == .split {
      place.selection = selection
    }
  }

  /// Shows the attached places, and the modal of the place.
  func drawAround() {
    if let said = saidAround.news({ (place.attached, place.modal) }) {
      attached = stacksShowing(said.attached, insteadOf: attached)
      wantedModal = said.modal
    }
    for stack in attached { stack.draw() }
    drawModal()
  }

  private func stacksShowing(
    _ wanted: [Stage.Stack], insteadOf shown: [ShownStack]
  ) -> [ShownStack] {
    for stack in shown where !wanted.contains(stack.stack) { stack.vanish() }
    return wanted.map { stack in
      shown.first { $0.stack == stack } ?? ShownStack(stack, on: screen)
    }
  }

  func has(_ slot: SlotName) -> Bool { stacks.contains { $0.stack.slot == slot } }

  /// Selects a slot as the user does: the framework has shown it before the binding is set.
  func select(_ slot: SlotName) {
    selection = slot
    screen.set { place.selection = slot }
  }

  /// Removes the place and all that is in it without an animation.
  func vanish() {
    for stack in stacks { stack.vanish() }
    vanishAround()
    screen.shownIDs.remove(place.id)
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
  /// Presents or dismisses a modal as the binding says.
  private func drawModal() {
    let wanted = wantedModal
    guard wanted !== modal?.modal else { return modal?.content.draw() ?? () }
    if let modal, modal.state != .leaving { dismiss(modal) }
    if let leaving = modal {
      if wanted != nil, leaving.modal.prompt == nil { screen.collisions += 1 }
      leaving.content.draw()
      if leaving.content.isEmpty { screen.isBlank = true }
    }
    guard modal == nil, let wanted, wanted !== dropped else { return }
    if screen.habits.contains(.dropsPresentations), !screen.movingSheets.isEmpty,
      wanted.prompt == nil
    {
      dropped = wanted
      return
    }
    dropped = nil
    present(wanted)
  }

  private func present(_ wanted: Stage.Modal) {
    if screen.movingSheets.contains(where: { $0.state == .leaving }) { screen.collisions += 1 }
    let shown = ShownModal(wanted, host: self, on: screen)
    modal = shown
    shown.reportAppearance()
    shown.content.draw()
    screen.animate(shown) { if shown.state == .arriving { shown.state = .settled } }
  }

  private func dismiss(_ shown: ShownModal) {
    shown.state = .leaving
    screen.animate(shown) { [self] in
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
    wantedModal = nil
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
  /// The stacks in the place that are on screen.
  var selectedStacks: [ShownStack] {
    place.kind == .split && !place.isCollapsed
      ? stacks : stacks.filter { $0.stack.slot == selection }
  }

  /// Whether nothing is in the selected slots.
  var isEmpty: Bool { selectedStacks.allSatisfy(\.isEmpty) }

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
