import Destinations
import Observation

/// Shows a flow on the terminal: draws after each transition, and after each change of the drawn state.
@MainActor
final class TerminalCoordinator: FlowCoordinating {
  private let terminal: any FrameShowing
  private let session: Session
  private var drawing = 0

  /// Creates a coordinator that draws an app on a terminal.
  init(terminal: any FrameShowing, session: Session) {
    self.terminal = terminal
    self.session = session
  }

  /// Draws the presented places, and acknowledges the transition.
  func show(_ transition: InterfaceTransition) {
    draw()
    transition.acknowledge()
  }

  /// Draws the stage; only the differences are sent to the terminal.
  func draw() {
    drawing += 1
    let number = drawing
    let frame = withObservationTracking {
      FrameRenderer(
        stage: session.stage, notices: session.notices.shown, size: terminal.size
      ).frame()
    } onChange: { [weak self] in
      Task { @MainActor in self?.drawLater(after: number) }
    }
    terminal.show(frame)
    if FrameRenderer.showsColumns(terminal.size) { session.followSelection() }
  }

  /// Draws again, unless something newer was drawn since.
  private func drawLater(after number: Int) {
    if number == drawing { draw() }
  }
}
