import Adapters
import Destinations

/// An invented toolkit: a window shows panels, and calls closures when the user does something.
@MainActor
final class PanelWindow {
  indirect enum Panel {
    case text([String])
    case pile([Panel], back: () -> Void)
    case folders([String], chosen: String, Panel, choose: (Int) -> Void)
    case row([Panel])
  }

  final class Dialog {
    var content = Panel.text([])
    let onClose: () -> Void
    init(onClose: @escaping () -> Void) { self.onClose = onClose }
  }

  var content = Panel.text([])
  private(set) var dialogs: [Dialog] = []

  func open(_ dialog: Dialog) { dialogs.append(dialog) }

  /// Closes the topmost dialog, for the user or for the program.
  func close() { dialogs.popLast()?.onClose() }
}

/// Shows a flow in a window of panels.
@MainActor
final class PanelAdapter {
  let stage: Stage
  private let window: PanelWindow

  init(_ stage: Stage, in window: PanelWindow) {
    self.stage = stage
    self.window = window
    stage.onChange = { [weak self] in self?.draw() }
  }

  private func draw() {
    window.content = stage.root.map(panel) ?? .text([])
    for _ in stage.leaving { window.close() }
    for modal in stage.modals { dialog(modal).content = panel(modal.stack) }
  }

  private func dialog(_ modal: Stage.Modal) -> PanelWindow.Dialog {
    if let dialog = modal.shownBy as? PanelWindow.Dialog { return dialog }
    let dialog = PanelWindow.Dialog { [weak modal] in
      modal?.dismissed()
      modal?.disappeared()
    }
    modal.shownBy = dialog
    window.open(dialog)
    modal.appeared()
    return dialog
  }

  private func panel(_ stack: Stage.Stack) -> PanelWindow.Panel {
    let panels = stack.places.map(panel)
    if !stack.isNavigation { return panels.last ?? .text([]) }
    return .pile(panels) { if stack.mayGoBack { stack.path.removeLast() } }
  }

  private func panel(_ place: Stage.Place) -> PanelWindow.Panel {
    switch place.kind {
    case .tabs:
      let shown = place.selected.map(panel) ?? .text([])
      return .folders(place.slots.map(\.name), chosen: place.selected?.name ?? "", shown) {
        place.selection = place.slots[$0].slot
      }
    case .split, .group: return .row(place.shown.map(panel))
    case .screen, .stack, .alert:
      return .text([place.route] + ((place.interface as? any TextScreen)?.lines ?? []))
    }
  }
}
