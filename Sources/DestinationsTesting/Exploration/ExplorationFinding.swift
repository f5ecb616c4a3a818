/// A law that an exploration found broken, with the shortest way there that was found.
public struct ExplorationFinding: Sendable, Hashable {
  /// The name of the law.
  public let law: String

  /// What is wrong, one sentence without its full stop.
  public let what: String

  /// More lines, as a difference of trees; nil if there are none.
  public let detail: String?

  /// A way out.
  public let cure: String

  /// The steps that show it; none where it shows without any.
  public let trace: ExplorationTrace

  /// How many steps there were before they were made fewer.
  public let originalLength: Int

  /// What is presented after the last step, as text.
  public let tree: String

  /// Where the steps came from, as `seed 7, run 3`; nil for a replay.
  public let origin: String?
}

extension ExplorationFinding: CustomStringConvertible {
  /// The whole message: what is wrong, the steps, the tree, the way out, and a test to paste.
  public var description: String {
    let head = "the law \"\(law)\" is broken: \(what)"
    let tail = ["To fix: \(cure)"] + (trace.steps.isEmpty ? [] : ["Replay it:\n\(swift)"])
    return ([head, detail.map(indented), steps, presented].compactMap(\.self) + tail)
      .joined(separator: "\n")
  }

  private var steps: String? {
    if trace.steps.isEmpty { return origin.map { "Explored: \($0)" } }
    let shrunk = originalLength > trace.steps.count ? "found in \(originalLength) steps" : nil
    let notes = [origin, shrunk].compactMap(\.self).joined(separator: ", ")
    let lines = trace.steps.enumerated().map { "  \($0.offset + 1) \($0.element)" }
    return (["Steps\(notes.isEmpty ? "" : " (\(notes))"):"] + lines).joined(separator: "\n")
  }

  private var presented: String? {
    tree.isEmpty || trace.steps.isEmpty ? nil : "Presented then:\n\(indented(tree))"
  }

  /// A test that replays the steps, ready to paste.
  public var swift: String {
    indented(trace.swift(named: "\(what.prefix { $0 != ":" && $0 != "\n" })"))
  }

  private func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { "  \($0)" }
      .joined(separator: "\n")
  }
}

/// What an exploration did and found.
public struct ExplorationReport: Sendable, Hashable {
  /// The laws that are broken; at most one of those that are looked at in the course of a run.
  public let findings: [ExplorationFinding]

  /// How many runs were made.
  public let runCount: Int

  /// How many steps all runs had together.
  public let stepCount: Int

  /// The first way to each route that was presented, by the name of the route.
  public let ways: [String: ExplorationTrace]
}
