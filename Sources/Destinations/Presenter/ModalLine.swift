/// The modal that is shown or leaving, and those that wait for it: everything that a presenter decides.
///
/// There is never more than one, and none is shown before the one before it has really gone.
struct ModalLine<Modal: Identifiable> {
  private enum Stage {
    case empty
    case shown(Modal)
    /// Told to go, and not acknowledged as gone yet.
    case leaving(Modal)
  }

  /// What became of a wish for a modal.
  enum Ruling {
    /// It is shown.
    case shown
    /// It is shown when the others before it have gone; those named here are not shown any more.
    case waits(superseding: [Modal])
    /// It is not shown, for another one is.
    case refused
  }

  private var stage = Stage.empty

  /// Those that are shown one after the other when the one that is there has gone.
  private(set) var waiting: [Modal] = []

  /// The modal that is to be on screen.
  var shown: Modal? {
    if case .shown(let modal) = stage { modal } else { nil }
  }

  /// The modal that was told to go and has not gone yet.
  var leaving: Modal? {
    if case .leaving(let modal) = stage { modal } else { nil }
  }

  /// Takes a wish.
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

  /// Tells the modal that is shown to go.
  mutating func dismiss() {
    if case .shown(let modal) = stage { stage = .leaving(modal) }
  }

  /// Drops those that wait.
  mutating func dropWaiting() -> [Modal] {
    defer { waiting = [] }
    return waiting
  }

  /// Takes the word that a modal which was told to go stays after all; those that wait go on waiting.
  ///
  /// - Returns: Whether it was leaving.
  mutating func stays(_ id: Modal.ID) -> Bool {
    guard let modal = leaving, modal.id == id else { return false }
    stage = .shown(modal)
    return true
  }

  /// Takes the acknowledgement that a modal has really gone, told to or not, and shows the next one.
  ///
  /// - Returns: The modal that has gone; nil if it is not the one that was there.
  mutating func hasGone(_ id: Modal.ID) -> Modal? {
    guard let modal = shown ?? leaving, modal.id == id else { return nil }
    stage = waiting.isEmpty ? .empty : .shown(waiting.removeFirst())
    return modal
  }
}
