/// The modal that is shown or leaving, and those that wait: all decisions of a presenter.
///
/// There is never more than one modal on screen: the next one is shown only when the previous one
/// is really gone.
struct ModalLine<Modal: Identifiable> {
  /// The modal that is shown or leaving, then those to show, in order, when it is gone.
  private var modals: [Modal] = []

  /// Whether the first modal has been dismissed, and is not acknowledged as gone yet.
  private var isLeaving = false

  /// The modal that should be on screen.
  var shown: Modal? { isLeaving ? nil : modals.first }

  /// The dismissed modal that is not gone yet.
  var leaving: Modal? { isLeaving ? modals.first : nil }

  /// The modals to show, in order, when the current one is gone.
  var waiting: [Modal] { Array(modals.dropFirst()) }

  /// Processes a request for a modal, which is shown when those before it have gone.
  ///
  /// - Returns: The modals that are not shown any more; nil if the request is refused, because another modal is shown.
  mutating func present(_ modal: Modal, whenOccupied policy: ModalPolicy.Occupied) -> [Modal]? {
    var superseded: [Modal] = []
    if !modals.isEmpty {
      switch policy {
      case .refuse: if !isLeaving || modals.count > 1 { return nil }
      case .queue: break
      case .replace:
        superseded = dropWaiting()
        dismiss()
      }
    }
    modals.append(modal)
    return superseded
  }

  /// Tells the modal that is shown to leave.
  mutating func dismiss() {
    isLeaving = !modals.isEmpty
  }

  /// Removes and returns the modals that wait.
  mutating func dropWaiting() -> [Modal] {
    defer { modals = Array(modals.prefix(1)) }
    return waiting
  }

  /// Records that a dismissed modal stays.
  ///
  /// The waiting modals continue to wait.
  mutating func stays(_ id: Modal.ID) {
    if modals.first?.id == id { isLeaving = false }
  }

  /// Records that a modal is really gone, whether the presenter has dismissed it or not, and shows the next one.
  ///
  /// - Returns: The modal that is gone; nil if it is not the current one.
  mutating func hasGone(_ id: Modal.ID) -> Modal? {
    guard modals.first?.id == id else { return nil }
    isLeaving = false
    return modals.removeFirst()
  }
}
