internal import Destinations

/// A law that an exploration found broken, with the shortest trace found that breaks it.
public struct ExplorationFinding: Sendable, Hashable {
  /// The name of the law.
  public let law: String

  /// The fault, as a sentence without a full stop.
  public let what: String

  /// Further lines, such as a difference of two trees; nil if there are none.
  public let detail: String?

  /// A suggested fix.
  public let cure: String

  /// The steps that break the law; empty if it is broken without any.
  public let trace: ExplorationTrace

  /// The number of steps after which the broken law was found.
  public let originalLength: Int

  /// The tree before the last step, as text; empty if it is not known.
  public let treeBefore: String

  /// The tree after the last step, as text.
  public let tree: String

  /// The source of the steps, as `seed 7, run 3`; nil for a replay.
  public let origin: String?

  /// Whether a simulated screen showed the app, which a replay then needs too.
  var isOnScreen = false

  /// Whether the law was given to the exploration and is not one of ``Law/standard``, so that a replay must be given it.
  var isOfOwnLaw = false
}

extension ExplorationFinding: CustomStringConvertible {
  /// The whole message: the fault, the steps, the tree, the suggested fix, and a test to paste.
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

  /// The tree at the end, with the lines that the last step has removed and added.
  private var presented: String? {
    if tree.isEmpty && treeBefore.isEmpty { return nil }
    if tree.isEmpty { return "Presented before the last step:\n\(indented(treeBefore))" }
    if treeBefore.isEmpty { return "Presented at the end:\n\(indented(tree))" }
    if tree == treeBefore { return "Presented before and after the last step:\n\(indented(tree))" }
    let lines = TextDifference(treeBefore, tree).lines.map { "\($0.mark) \($0.text)" }
    return "Presented before (-) and after (+) the last step:\n"
      + indented(lines.joined(separator: "\n"))
  }

  /// A test that repeats the steps, ready to paste.
  public var swift: String {
    let what = what.prefix { $0 != ":" && $0 != "\n" }
    return indented(
      trace.swift(
        named: "\(what)\(origin.map { ", \($0)" } ?? "")", onScreen: isOnScreen,
        ofOwnLaw: isOfOwnLaw ? law : nil))
  }

  private func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { "  \($0)" }
      .joined(separator: "\n")
  }
}

/// The result of an exploration.
public struct ExplorationReport: Sendable, Hashable {
  /// The broken laws.
  ///
  /// At most one of them is a law that is checked during runs.
  public let findings: [ExplorationFinding]

  /// The broken laws that three replays of their runs did not show, so that the decisive steps are not known.
  ///
  /// They do not fail the test. A cause may be work on threads of the app's own, or state that its setup does not create.
  public let unrepeated: [ExplorationFinding]

  /// The number of runs.
  public let runCount: Int

  /// The number of steps in all runs together.
  public let stepCount: Int

  /// The shortest way to each route that was presented, by the name of the route.
  public let ways: [String: ExplorationTrace]

  /// The parts that no run has tried successfully, each with the reason: places, interactions, kinds of links,
  /// events from outside, laws that were never checked, and interactors with disturbances that were never asked.
  ///
  /// A line looks like `shelf.open: not within the steps`.
  public let untried: [String]
}

extension ExplorationReport: CustomStringConvertible {
  /// The amount of exploration, the findings, and the first steps that were never tried.
  public var description: String {
    let rest = untried.count - Self.lineLimit
    let missed =
      (untried.isEmpty ? [] : ["Never tried:"]) + untried.prefix(Self.lineLimit).map { "  \($0)" }
      + (rest > 0 ? ["  and \(rest) more"] : [])
    let once = unrepeated.map {
      "Not shown by three replays: the law \"\($0.law)\" is broken: \($0.what)"
        + ($0.origin.map { " (\($0))" } ?? "")
    }
    return
      (["\(runCount) runs, \(stepCount) steps, \(findings.count) findings"]
      + findings.map(\.description) + once + missed).joined(separator: "\n")
  }

  /// The number of untried parts that fit on a screen.
  private static var lineLimit: Int { 16 }
}
