import Destinations
import Observation

/// Shows a session on the terminal: draws after each change of its stage, and of the drawn state.
@MainActor
final class TerminalCoordinator {
  private let terminal: any FrameShowing
  private let session: Session
  private var drawing = 0

  /// Creates a coordinator that draws an app on a terminal.
  init(terminal: any FrameShowing, session: Session) {
    self.terminal = terminal
    self.session = session
    session.stage.onChange = { [weak self] in self?.draw() }
  }

  /// Draws the screens; only the differences are sent to the terminal.
  func draw() {
    drawing += 1
    let number = drawing
    let frame = withObservationTracking {
      FrameRenderer(
        shown: session.shown, notices: session.notices.shown, size: terminal.size
      ).frame()
    } onChange: { [weak self] in
      Task { @MainActor in self?.drawLater(after: number) }
    }
    terminal.show(frame)
    if FrameRenderer.showsColumns(terminal.size) { session.followSelection() }
  }

  /// Draws again, unless a newer frame was drawn since.
  private func drawLater(after number: Int) {
    if number == drawing { draw() }
  }
}
