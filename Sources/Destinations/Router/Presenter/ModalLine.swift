/// The modal that is shown or leaving, and those that wait: all decisions of a presenter.
///
/// There is never more than one modal, and none is shown before the one before it is really gone.
struct ModalLine<Modal: Identifiable> {
  private enum Stage {
    case empty
    case shown(Modal)
    /// Told to go, and not acknowledged as gone yet.
    case leaving(Modal)
  }

  /// The answer to a request for a modal.
  enum Ruling {
    /// The modal is shown.
    case shown
    /// The modal is shown when the others before it have gone; those named here are not shown any
    /// more.
    case waits(superseding: [Modal])
    /// The modal is not shown, for another one is.
    case refused
  }

  private var stage = Stage.empty

  /// The modals to show, in order, when the current one is gone.
  private(set) var waiting: [Modal] = []

  /// The modal that should be on screen.
  var shown: Modal? {
    if case .shown(let modal) = stage { modal } else { nil }
  }

  /// The modal that was told to leave and is not gone yet.
  var leaving: Modal? {
    if case .leaving(let modal) = stage { modal } else { nil }
  }

  /// Processes a request for a modal.
  mutating func present(_ modal: Modal, whenOccupied policy: ModalPolicy.Occupied) -> Ruling {
    switch (stage, policy) {
    case (.empty, _):
      stage = .shown(modal)
      return .shown
    case (.shown, .refuse):
      return .refused
    case (.leaving, .refuse):
      return waiting.isEmpty ? wait(modal) : .refused
    case (_, .queue):
      return wait(modal)
    case (_, .replace):
      let superseded = waiting
      waiting = []
      dismiss()
      _ = wait(modal)
      return .waits(superseding: superseded)
    }
  }

  private mutating func wait(_ modal: Modal) -> Ruling {
    waiting.append(modal)
    return .waits(superseding: [])
  }

  /// Tells the modal that is shown to leave.
  mutating func dismiss() {
    if case .shown(let modal) = stage { stage = .leaving(modal) }
  }

  /// Removes and returns the modals that wait.
  mutating func dropWaiting() -> [Modal] {
    defer { waiting = [] }
    return waiting
  }

  /// Records that a modal that was told to leave stays.
  ///
  /// The waiting modals continue to wait.
  mutating func stays(_ id: Modal.ID) {
    if let modal = leaving, modal.id == id { stage = .shown(modal) }
  }

  /// Records that a modal is really gone, whether it was told to leave or not, and shows the next
  /// one.
  ///
  /// - Returns: The modal that is gone; nil if it is not the current one.
  mutating func hasGone(_ id: Modal.ID) -> Modal? {
    guard let modal = shown ?? leaving, modal.id == id else { return nil }
    stage = waiting.isEmpty ? .empty : .shown(waiting.removeFirst())
    return modal
  }
}
