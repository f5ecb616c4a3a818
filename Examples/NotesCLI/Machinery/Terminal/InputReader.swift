import Foundation

/// The system's function, which a function of the same name would hide inside a type.
private let take = read(_:_:_:)

/// Waits for bytes and turns them into events, on the thread of an `InputSource`.
struct InputReader: Sendable {
  private let descriptor: Int32
  private let mode: InputMode
  private let pipe: WakePipe
  private let gate: InputGate
  private let size: @Sendable () -> TerminalSize
  private var keys = KeyDecoder()
  private var lines = LineDecoder()

  /// Creates a reader for a source.
  init(
    descriptor: Int32, mode: InputMode, pipe: WakePipe, gate: InputGate,
    size: @escaping @Sendable () -> TerminalSize
  ) {
    self.descriptor = descriptor
    self.mode = mode
    self.pipe = pipe
    self.gate = gate
    self.size = size
  }

  /// Reads until the input ends, blocking this thread.
  mutating func run(_ yield: (Input) -> Void) {
    while true {
      let ready = wait(milliseconds: patience)
      if ready.pipe {
        pipe.drain()
        yield(.resized(gate.pass { size() }))
      }
      if ready.timedOut {
        send(keys.flush(), yield)
      }
      guard ready.input else { continue }
      guard let bytes = read() else { return finish(yield) }
      decode(bytes, yield)
    }
  }
}

extension InputReader {
  /// The time to wait for the rest of a sequence: longer within one, which a slow line may split, than after an escape,
  /// which may be a key.
  private var patience: Int32 {
    guard keys.isWaitingForSequence else { return -1 }
    return keys.isInSequence ? InputSource.sequenceDelay : InputSource.escapeDelay
  }

  private func wait(milliseconds: Int32) -> (input: Bool, pipe: Bool, timedOut: Bool) {
    var files = [
      pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: pipe.readEnd, events: Int16(POLLIN), revents: 0),
    ]
    let count = poll(&files, nfds_t(files.count), milliseconds)
    guard count > 0 else { return (false, false, count == 0) }
    return (files[0].revents != 0, files[1].revents != 0, false)
  }

  /// Reads the available bytes once the gate is open.
  ///
  /// - Returns: The bytes, empty if another program took them, or nil at the end.
  private func read() -> [UInt8]? {
    gate.pass {
      guard wait(milliseconds: 0).input else { return [] }
      var bytes = [UInt8](repeating: 0, count: 4_096)
      let count = take(descriptor, &bytes, bytes.count)
      if count < 0, errno == EINTR || errno == EAGAIN { return [] }
      return count > 0 ? Array(bytes[..<count]) : nil
    }
  }

  private mutating func decode(_ bytes: [UInt8], _ yield: (Input) -> Void) {
    switch mode {
    case .keys: send(keys.feed(bytes), yield)
    case .lines: for line in lines.feed(bytes) { yield(.line(line)) }
    }
  }

  private func send(_ keys: [Key], _ yield: (Input) -> Void) {
    if !keys.isEmpty { yield(.keys(keys)) }
  }

  private mutating func finish(_ yield: (Input) -> Void) {
    send(keys.flush(), yield)
    if let line = lines.flush() { yield(.line(line)) }
    yield(.end)
  }
}
