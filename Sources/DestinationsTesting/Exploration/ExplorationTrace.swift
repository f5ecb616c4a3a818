/// The steps of an exploration, as a value that can be printed, read back and replayed.
///
/// The app is started before the first step. As text it is one step a line; empty lines and lines
/// that begin with `#` say nothing.
public struct ExplorationTrace: Sendable, Hashable {
  /// The steps in order.
  public var steps: [ExplorationStep]

  /// Creates a trace.
  public init(_ steps: [ExplorationStep] = []) {
    self.steps = steps
  }
}

extension ExplorationTrace: LosslessStringConvertible {
  /// The steps, one a line.
  public var description: String {
    steps.map(\.description).joined(separator: "\n")
  }

  /// Creates the trace that a text stands for; nil if a line of it is no step.
  public init?(_ description: String) {
    try? self.init(parsing: description)
  }

  /// Creates the trace that a text stands for.
  ///
  /// - Throws: ``MalformedTrace`` with the first line that is no step.
  public init(parsing text: String) throws(MalformedTrace) {
    steps = []
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      let words = line.trimmingSpaces
      if words.isEmpty || words.hasPrefix("#") { continue }
      guard let step = ExplorationStep(words) else {
        throw MalformedTrace(line: index + 1, text: words)
      }
      steps.append(step)
    }
  }
}

/// A line of a trace's text that is no step.
public struct MalformedTrace: Error, Sendable, CustomStringConvertible {
  /// The line, counted from 1.
  public let line: Int

  /// What stands there.
  public let text: String

  /// What is wrong and where.
  public var description: String {
    "line \(line) of the trace is no step: \"\(text)\"; write them as `tap notes.open`, `go back`"
  }
}

extension ExplorationTrace {
  /// Returns a test that replays the trace, ready to paste.
  ///
  /// - Parameter name: What the test says, one sentence.
  /// - Returns: The source of a test that expects `setup` and `contents` beside it.
  public func swift(named name: String) -> String {
    let lines = steps.map { "    \($0)" }.joined(separator: "\n")
    return """
      @Test func `\(name.filter { $0 != "`" })`() async throws {
        let trace = \"""
      \(lines)
          \"""
        try await replay(trace, on: setup, contents: contents)
      }
      """
  }
}

extension Substring {
  fileprivate var trimmingSpaces: String {
    let head = drop(while: \.isWhitespace)
    let end = head.lastIndex { !$0.isWhitespace }.map(head.index(after:)) ?? head.startIndex
    return String(head[..<end])
  }
}
