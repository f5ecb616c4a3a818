/// The terminal, or a stand-in for it, that shows frames.
@MainActor
protocol FrameShowing: AnyObject {
  /// The current size of a frame.
  var size: TerminalSize { get }

  /// Shows a frame in place of the last one.
  func show(_ frame: Frame)
}

extension Terminal: FrameShowing {}
