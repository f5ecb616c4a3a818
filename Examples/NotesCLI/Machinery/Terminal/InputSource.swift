import Foundation

/// Reads standard input on a thread of its own, as a sequence of inputs.
///
/// Create one for the process. `events()` starts the thread, which lives until the input ends.
struct InputSource: Sendable {
  /// The number of milliseconds after which an escape byte counts as the escape key.
  static let escapeDelay: Int32 = 60
  /// The milliseconds that the rest of a multi-byte sequence may take.
  static let sequenceDelay: Int32 = 1_000

  /// Whether keys or lines arrive.
  let mode: InputMode
  /// The pipe by which a signal handler reports a change of size.
  let pipe = WakePipe()
  private let descriptor: Int32
  private let gate = InputGate()
  private let size: @Sendable () -> TerminalSize

  /// Creates a source for a file; nothing is read yet.
  ///
  /// - Parameters:
  ///   - descriptor: The file to read, standard input by default.
  ///   - mode: Whether keys or lines arrive.
  ///   - size: Returns the size to report when it changes.
  init(
    descriptor: Int32 = 0,
    mode: InputMode = .detect(),
    size: @escaping @Sendable () -> TerminalSize
  ) {
    self.descriptor = descriptor
    self.mode = mode
    self.size = size
  }
}

extension InputSource {
  /// Starts reading; call it once.
  ///
  /// - Returns: The input, `end` as the last.
  func events() -> AsyncStream<Input> {
    AsyncStream { continuation in
      let reader = InputReader(
        descriptor: descriptor, mode: mode, pipe: pipe, gate: gate, size: size)
      Thread.detachNewThread {
        var reader = reader
        reader.run { continuation.yield($0) }
        continuation.finish()
      }
    }
  }

  /// Stops reading, for another program that reads the same terminal.
  ///
  /// When it returns, the thread takes no byte before `resume()`.
  func pause() {
    gate.close()
  }

  /// Resumes reading, after a `resized` event that asks for a redraw.
  func resume() {
    gate.open()
    pipe.wake()
  }
}
