internal import Destinations

/// Comparing a step with its expectation.
extension TestFlow {
  /// The expectation of a test about a step.
  struct Expected {
    var form: StepExpectation?
    var change: Change?
    /// Whether every change meets the expectation, as that of the start does.
    var mayBeAnything = false

    /// Whether the test has stated an expectation.
    var isGiven: Bool { form != nil || change != nil }
  }

  func judge(_ step: Step, _ expected: Expected) {
    let mayChange = expected.isGiven || expected.mayBeAnything || exhaustivity != .full
    let problem =
      !mayChange && step.before != step.after
      ? verdictOnChange(step)
      : changeElsewhere(in: step, expected)
        ?? expected.change.flatMap { verdict(on: step, change: $0) }
        ?? expected.form.flatMap { verdict(on: step, $0) }
        ?? refusalOrLoss(in: step, expected)
        ?? mistake(in: step.events, otherThan: step.error?.code)
    if let problem { fail(problem, after: step, at: step.place) }
  }

  /// Returns the failure of a step that must not change anything, but has changed something.
  private func verdictOnChange(_ step: Step) -> FailureMessage? {
    if step.relaunch != nil { return verdictOnLaunch(step) }
    return FailureMessage(
      "the tree changed, but no change was expected",
      cure: "expect the change with { $0.push(…) } or .delta(…), or choose another exhaustivity")
  }

  /// Returns the failure of a launch that does not present everything as before; nil if the step does not launch the
  /// app.
  private func verdictOnLaunch(_ step: Step) -> FailureMessage? {
    guard let (before, after) = step.relaunch, !before.isAlike(after) else { return nil }
    let (old, new) = (before.text, after.text)
    let difference =
      old == new ? "The trees look the same; contents differ." : TextDifference(old, new).folded
    return FailureMessage(
      "the app was launched again and presents another tree than before",
      detail: difference + "\n(- before, + after)",
      cure: "save and restore what differs, or expect the tree after the launch with .tree(…)",
      showsChange: false)
  }

  /// Returns the failure of a step that has no expectation, and is refused, or restores other places than before.
  ///
  /// In a full test, a step may be refused because of the current state, since that is how it changes nothing.
  private func refusalOrLoss(in step: Step, _ expected: Expected) -> FailureMessage? {
    if exhaustivity == .off || expected.isGiven { return nil }
    let mustBeDone = exhaustivity == .partial || expected.mayBeAnything
    if let error = step.error, mustBeDone || error.code.family != .refused {
      return FailureMessage(
        "it was refused, but no refusal was expected",
        cure: error.code.family == .refused
          ? "expect .refused(.\(error.code.rawValue)), or set up what the step needs"
          : error.code.cure)
    }
    let isRestored = step.events.contains { if case .restored = $0.kind { true } else { false } }
    return isRestored ? verdictOnLaunch(step) : nil
  }

  /// Returns the failure because of a fault of the setup or the program that events report.
  func mistake(
    in events: [NavigationEvent], otherThan known: DestinationError.Code? = nil
  ) -> FailureMessage? {
    if exhaustivity == .off { return nil }
    for event in events {
      switch event.kind {
      case .error(let error, _), .refused(let error):
        guard let code = error.code, code.family != .refused, code != known else { continue }
        return FailureMessage(error.text, cure: code.cure)
      default: continue
      }
    }
    return nil
  }

  private func changeElsewhere(in step: Step, _ expected: Expected) -> FailureMessage? {
    guard exhaustivity == .full, !expected.mayBeAnything, !step.elsewhere.isEmpty else {
      return nil
    }
    return FailureMessage(
      "\(step.elsewhere.joined(separator: " and ")) changed, but no change was expected there",
      cure: "name the host with step(_:in:), split the step, or choose another exhaustivity")
  }

  private func verdict(on step: Step, _ expectation: StepExpectation) -> FailureMessage? {
    switch expectation {
    case .unchanged: return verdictOnUnchanged(step)
    case .refused(let code): return verdict(on: step, refusedFor: code)
    case .tree(let text): return verdict(on: step, tree: text)
    case .delta(let text): return verdict(on: step, delta: text)
    }
  }

  func verdictOnUnchanged(_ step: Step) -> FailureMessage? {
    if step.isUnchanged { return nil }
    if let problem = verdictOnLaunch(step) { return problem }
    let calls = step.calls.map { "  interface: \($0)" }.joined(separator: "\n")
    return FailureMessage(
      "something changed, but nothing should have", detail: calls,
      cure: "expect the change")
  }

  func verdict(on step: Step?, refusedFor code: DestinationError.Code) -> FailureMessage? {
    let found = step?.error?.code
    if found == code { return step.flatMap(verdictOnUnchanged) }
    let what = found.map {
      "it was refused with \($0.rawValue), not with \(code.rawValue)"
    }
    return FailureMessage(
      what ?? "it was not refused with \(code.rawValue)",
      cure: "expect the actual outcome, or set up what leads to \(code.rawValue)")
  }

  private func verdict(on step: Step, tree text: String) -> FailureMessage? {
    do throws(DestinationError) {
      let expected = try WrittenLines(tree: text, withoutIDs: step.relaunch != nil)
      if step.relaunch == nil, expected.difference(from: step.before) == nil {
        return expectedNothing("the tree as it was before", in: step)
      }
      return expected.difference(from: step.after).map { differing("resulting tree", "tree", $0) }
    } catch {
      return unreadable(error)
    }
  }

  private func verdict(on step: Step, delta text: String) -> FailureMessage? {
    let expected = WrittenLines(delta: text)
    if expected.lines.isEmpty { return expectedNothing("an empty delta", in: step) }
    return expected.difference(from: step.changes, isWhole: exhaustivity == .full).map {
      differing("change", "change", $0)
    }
  }

  private func verdict(on step: Step, change: Change) -> FailureMessage? {
    let home = step.hostID.flatMap(flow(at:)) ?? flow
    var expected = ExpectedTree(tree: step.before, foresee: home.foresee)
    change(&expected)
    if let problem = expected.problem {
      return FailureMessage(
        "the expected change cannot be made: \(problem.reason)",
        cure: "expect .refused(.\(problem.code.rawValue)), or a change that this tree allows")
    }
    if expected.tree == step.before {
      return step.relaunch == nil
        ? expectedNothing("a change that changes nothing", in: step) : verdictOnLaunch(step)
    }
    let known = step.relaunch == nil ? step.before : Step.Tree()
    if expected.tree.matches(step.after, knowing: { known.contains(id: $0) }) { return nil }
    if exhaustivity == .partial {
      let part = WrittenLines(
        TreeDelta(from: step.before, to: expected.tree).lines
          .map { withoutNewID($0, in: step.before) })
      if part.difference(from: step.changes, isWhole: false) == nil { return nil }
    }
    return differing(
      "resulting tree", "tree",
      TextDifference(text(of: expected.tree, knowing: known), text(of: step.after, knowing: known))
        .ofTrees)
  }

  /// Returns a tree as text, with the identifiers of the places that another tree has as well.
  private func text(of tree: Step.Tree, knowing other: Step.Tree) -> String {
    tree.text { $0.title }.split(separator: "\n").map { withoutNewID(String($0), in: other) }
      .joined(separator: "\n")
  }

  /// Returns a line without the identifier at its end if that is of a place that a tree does not have.
  private func withoutNewID(_ line: String, in tree: Step.Tree) -> String {
    tree.nodes.contains { line.hasSuffix(" \(TreeTextToken.id($0.id))") } ? line : line.withoutID
  }

  // MARK: - Messages

  private func expectedNothing(_ what: String, in step: Step) -> FailureMessage {
    FailureMessage(
      "the expectation is \(what)",
      cure: step.before == step.after
        ? "expect .unchanged if nothing may change, or else the change"
        : "expect what the step changes, for example with .delta(…)")
  }
}

/// Returns the message that a tree or a change differs from the expected one.
func differing(
  _ what: String, _ kind: String, _ difference: String, showsChange: Bool = false
) -> FailureMessage {
  FailureMessage(
    "the \(what) differs from the expected one",
    detail: difference + "\n(- expected, + actual)",
    cure: "expect the actual \(kind), or change the step", showsChange: showsChange)
}

func unreadable(_ error: DestinationError) -> FailureMessage {
  FailureMessage(
    "the expected tree cannot be read: \(error.reason)", cure: "copy the text from print(flow.tree)"
  )
}
