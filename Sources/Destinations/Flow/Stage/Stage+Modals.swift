/// Presenting one modal after the other.
extension Stage {
  /// Withdraws the modals that should leave, and offers new ones when these are gone.
  func arrangeModals() {
    let wanted = wantedModals
    let same = zip(offered, wanted).prefix { $0.placeID == $1.id && !$0.isDismissed }.count
    if same < offered.count { withdraw(from: same) }
    guard leaving.isEmpty, offered.count < wanted.count else { return }
    for (id, presenter) in wanted[offered.count...] {
      let modal = Modal(id, from: presenter, in: self)
      offered.append(modal)
      presenter.show(modal)
    }
    modalsFace.change()
  }

  /// The index of the lowest modal that should be on screen and has not appeared, where the screen reports modals.
  ///
  /// A framework may drop a presentation while it animates another one.
  var unseen: Int? {
    hearsModals ? offered.firstIndex { !$0.isOnScreen && $0.prompt == nil } : nil
  }

  /// Withdraws a modal together with the modals above it, which their presenters keep until they are gone.
  func withdraw(from index: Int) {
    leaving += offered[index...].filter(\.isOnScreen)
    let lowest = offered[index]
    offered.removeSubrange(index...)
    lowest.presenter.show(nil)
    modalsFace.change()
  }

  /// The bottoms of the sheets on the way to the current place, with the places that show them, outermost first.
  private var wantedModals: [(id: DestinationID, presenter: Place)] {
    let structure = engine.tree.structure
    var found: [(DestinationID, Place)] = []
    for ref in structure.current.map(structure.ancestry) ?? [] {
      let record = structure.record(ref)
      if record.slot == .sheet, let presenter = record.container,
        let bottom = structure.record(presenter).slotRecord(.sheet)?.bottom
      {
        found.append((structure.id(bottom), place(anchor(of: presenter, in: structure))))
      }
    }
    return found.reversed()
  }

  /// Returns the place from which the sheet of a place is shown: the first in a stack that is shown only as its path.
  private func anchor(of presenter: NodeRef, in structure: TreeStructure) -> NodeRef {
    let record = structure.record(presenter)
    guard record.kind == .stack(keepsFirst: true), record.slot == .path, record.container != nil,
      let first = record.slotRecord(.path)?.bottom
    else { return presenter }
    return first
  }

  /// Reports the action that has dismissed a modal on screen, and presents the modal again unless the flow lets it
  /// leave.
  func presentAgain(_ modal: Modal, after report: () -> Void) {
    modal.isDismissed = true
    report()
    updateWhenDone()
  }

  /// Chooses the button that cancels, unless another button has already been chosen.
  func cancelLater(_ modal: Modal) {
    Task {
      guard offered.contains(modal) else { return }
      presentAgain(modal) {
        engine.site(for: modal.placeID)?.destination
          .performSystemNavigationAction(navigationType: .dismissSheet)
      }
    }
  }
}
