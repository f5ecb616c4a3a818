import Foundation

/// The system's function, which a function of the same name would hide inside a type.
private let send = write(_:_:_:)

/// Shows frames on the terminal, and restores it at the end.
///
/// Create one for the process. No other type writes to standard output. After `enter()`
/// the terminal is restored by `leave()`, by `exit`, by every signal that ends or stops the process,
/// and when the program traps.
@MainActor
final class Terminal {
  /// Whether the terminal shows frames.
  private(set) var isEntered = false
  /// Whether a write has failed, as on a full disk.
  private(set) var hasFailed = false
  private let input: InputSource
  private let output: Int32
  private let environment: [String: String]
  /// The colours that the terminal supports.
  var support: ColorSupport
  private var shown: Frame?

  /// Creates a terminal, and installs the signal handlers.
  ///
  /// - Parameters:
  ///   - input: The source of the keys, which pauses while another program runs.
  ///   - environment: The variables of the process, for `NO_COLOR`, `TERM`, `VISUAL`, `EDITOR`,
  ///     `COLUMNS` and `LINES`.
  ///   - inputDescriptor: The terminal whose modes are changed.
  ///   - outputDescriptor: The file to which everything is written.
  init(
    input: InputSource, environment: [String: String],
    inputDescriptor: Int32 = 0, outputDescriptor: Int32 = 1
  ) {
    self.input = input
    self.environment = environment
    output = outputDescriptor
    support = ColorSupport.detect(environment: environment)
    TerminalSignals.install(input: inputDescriptor, output: output, pipe: input.pipe)
  }
}

extension Terminal {
  /// The current size of the terminal.
  var size: TerminalSize { TerminalSize.current(of: output, environment: environment) }

  /// Enters raw mode and the alternate screen; nothing happens if that was done already.
  ///
  /// A first `resized` event follows. In raw mode, Control-C and Control-Z are ordinary keys.
  ///
  /// - Returns: False if standard input is not a terminal; then nothing is changed.
  @discardableResult
  func enter() -> Bool {
    guard !isEntered else { return true }
    shown = nil
    isEntered = TerminalSignals.enter()
    return isEntered
  }

  /// Restores the terminal; nothing happens if that was done already.
  func leave() {
    guard isEntered else { return }
    isEntered = false
    shown = nil
    TerminalSignals.leave()
  }

  /// Shows a frame, sending only the rows that changed; ignored while not entered.
  func show(_ frame: Frame) {
    guard isEntered else { return }
    write(FrameDiff.output(from: shown, to: frame, support))
    shown = frame
  }

  /// Forgets the last frame, so that the next one is drawn as a whole.
  ///
  /// Call it for every `resized` event: the size changed, or another program wrote on the screen.
  func invalidate() {
    shown = nil
  }

  /// Stops the process as Control-Z does in other programs.
  ///
  /// The method may return before the process stops. A `resized` event follows when the process continues.
  func stop() {
    TerminalSignals.stop()
  }

  /// Writes text to standard output as it is, for output that is not a frame.
  func write(_ text: String) {
    TerminalSignals.writing {
      var rest = Array(text.utf8)[...]
      while !rest.isEmpty {
        let count = rest.withUnsafeBytes { send(output, $0.baseAddress, $0.count) }
        guard count > 0 || waitUntilWritable() else {
          hasFailed = true
          return
        }
        rest = rest.dropFirst(max(count, 0))
      }
    }
  }
}

extension Terminal {
  /// Returns whether a failed write may be tried again, after waiting for room.
  private func waitUntilWritable() -> Bool {
    if errno == EINTR { return true }
    guard errno == EAGAIN else { return false }
    var file = pollfd(fd: output, events: Int16(POLLOUT), revents: 0)
    return poll(&file, 1, -1) >= 0 || errno == EINTR
  }
}

extension Terminal {
  /// Runs another program on the restored terminal, without reading the keys.
  ///
  /// Frames shown meanwhile are ignored; a `resized` event follows when the terminal is back.
  func suspend<Result>(_ body: () async throws -> Result) async rethrows -> Result {
    let wasEntered = isEntered
    input.pause()
    leave()
    TerminalSignals.setSuspended(true)
    defer {
      TerminalSignals.setSuspended(false)
      if wasEntered { enter() }
      input.resume()
    }
    return try await body()
  }

  /// Opens a file in the user's editor, at a line if the editor supports it, and waits until the editor ends.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - line: The line, counted from 1.
  /// - Throws: `ExternalProgram.Failure` if the editor did not end well, `SystemError` if no shell can be started.
  func edit(file path: String, line: Int) async throws {
    let editor = ExternalProgram.editor(environment: environment)
    let arguments = editor.arguments(file: path, line: line)
    let status = try await suspend { try await editor.run(arguments: arguments) }
    if status != 0 { throw ExternalProgram.Failure(name: editor.name, status: status) }
  }

  /// Opens an address in the user's browser, which gets the terminal only if necessary, and waits until the browser
  /// ends.
  ///
  /// - Throws: As `edit(file:line:)`.
  func browse(_ address: String) async throws {
    let browser = ExternalProgram.browser(environment: environment)
    let status =
      try await browser.needsTerminal
      ? suspend { try await browser.run(arguments: [address]) }
      : browser.silenced.run(arguments: [address])
    if status != 0 {
      let cure = "BROWSER names the program that opens addresses"
      throw ExternalProgram.Failure(name: browser.name, status: status, cure: cure)
    }
  }
}
