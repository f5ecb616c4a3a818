internal import Foundation

/// The steps of an exploration, which can be printed, parsed and replayed.
///
/// The app is started before the first step. The text has one step per line; empty lines and lines
/// that begin with `#` are ignored.
public struct ExplorationTrace: Sendable, Hashable {
  /// The steps in order.
  public var steps: [ExplorationStep]

  /// Creates a trace.
  public init(_ steps: [ExplorationStep] = []) {
    self.steps = steps
  }
}

extension ExplorationTrace: LosslessStringConvertible {
  /// The steps, one per line.
  public var description: String {
    steps.map(\.description).joined(separator: "\n")
  }

  /// Parses a trace; nil if a line is not a step.
  public init?(_ description: String) {
    try? self.init(parsing: description)
  }

  /// Parses a trace.
  ///
  /// - Throws: ``MalformedTrace`` with the first line that is not a step.
  public init(parsing text: String) throws(MalformedTrace) {
    steps = []
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      let words = line.trimmingCharacters(in: .whitespaces)
      if words.isEmpty || words.hasPrefix("#") { continue }
      guard let step = ExplorationStep(words) else {
        throw MalformedTrace(line: index + 1, text: words)
      }
      steps.append(step)
    }
  }
}

/// A line in the text of a trace that is not a step.
public struct MalformedTrace: Error, Sendable, CustomStringConvertible {
  /// The number of the line, counted from 1.
  public let line: Int

  /// The text of the line.
  public let text: String

  /// The fault and its position.
  public var description: String {
    "line \(line) of the trace is not a step: \"\(text)\"; steps look like `tap notes.open` or `go back`"
  }
}

extension ExplorationTrace {
  /// Returns a test that replays the trace, ready to paste.
  ///
  /// - Parameters:
  ///   - name: The name of the test.
  ///   - isOnScreen: Whether to replay the trace on a simulated screen.
  ///   - law: The name of the broken law if it is the app's own; nil for a law of the library.
  /// - Returns: The source of a test. It expects `setup` and `contents` in its scope, also `screen` if it replays the
  ///   trace on a screen, and `laws` for a law of the app.
  public func swift(
    named name: String, onScreen isOnScreen: Bool = false, ofOwnLaw law: String? = nil
  ) -> String {
    let lines = steps.map { "    \($0)".replacing("\\", with: "\\\\") }.joined(separator: "\n")
    let note = law.map { "  // The laws contain \"\(StepToken.line($0))\".\n" } ?? ""
    let laws = law == nil ? "" : ", laws: laws"
    let screen = isOnScreen ? ", screen: screen" : ""
    return """
      @Test func `\(name.filter { !"`\\".contains($0) })`() async throws {
        let trace = \"""
      \(lines)
          \"""
      \(note)  try await replay(trace, on: setup, contents: contents\(laws)\(screen))
      }
      """
  }
}
