import Foundation

extension TerminalSignals {
  /// The state of a signal handler, allocated beforehand.
  struct State {
    /// The terminal whose modes are changed.
    let input: Int32
    /// The descriptor for the sequences.
    let output: Int32
    /// The descriptor by which one byte wakes the reading thread.
    let wakeEnd: Int32
    /// The bytes of `ANSI.enter`.
    let enterBytes: UnsafePointer<UInt8>
    let enterCount: Int
    /// The bytes of `ANSI.leave`.
    let leaveBytes: UnsafePointer<UInt8>
    let leaveCount: Int
    /// The modes before and after `enter()`.
    var saved = termios()
    var raw = termios()
    /// Whether the terminal is in raw mode, except while the process is stopped.
    var isEntered = false
    /// Keeps a frame and the sequences of a handler apart.
    let lock = OutputLock()
    /// Whether a handler has the lock, because it has restored the terminal.
    var isGivenBack = false

    /// The sequences, allocated once; they live as long as the process.
    private nonisolated(unsafe) static let enter = allocate(ANSI.enter)
    private nonisolated(unsafe) static let leave = allocate(ANSI.leave)

    init(input: Int32, output: Int32, wakeEnd: Int32) {
      self.input = input
      self.output = output
      self.wakeEnd = wakeEnd
      (enterBytes, enterCount) = State.enter
      (leaveBytes, leaveCount) = State.leave
    }

    private static func allocate(_ text: String) -> (UnsafePointer<UInt8>, Int) {
      let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: text.utf8.count)
      bytes.initialize(from: Array(text.utf8), count: text.utf8.count)
      return (UnsafePointer(bytes), text.utf8.count)
    }
  }
}
