/// Turns bytes that arrive in pieces into whole lines.
struct LineDecoder: Hashable, Sendable {
  private var pending: [UInt8] = []

  /// Takes bytes and returns the lines that are complete, without their line ends.
  ///
  /// - Complexity: O(n) in the number of bytes.
  mutating func feed(_ bytes: some Sequence<UInt8>) -> [String] {
    var lines: [String] = []
    for byte in bytes {
      if byte == ASCII.newline {
        lines.append(takeLine())
      } else {
        pending.append(byte)
      }
    }
    return lines
  }

  /// Returns the text after the last line end, or nil if there is none.
  mutating func flush() -> String? {
    pending.isEmpty ? nil : takeLine()
  }

  private mutating func takeLine() -> String {
    if pending.last == ASCII.carriageReturn { pending.removeLast() }
    defer { pending.removeAll(keepingCapacity: true) }
    return String(decoding: pending, as: UTF8.self)
  }
}
