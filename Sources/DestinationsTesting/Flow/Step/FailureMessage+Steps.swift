extension FailureMessage {
  /// Returns the whole message: the step, the fault, the changes of the step, their reasons, the steps so far, and
  /// the suggested fix.
  @MainActor
  func text<D, C, T>(of step: TestStep<D, C, T>?, among steps: [TestStep<D, C, T>]) -> String {
    let lead = step.map { "after step \($0.title): " } ?? ""
    var parts = [lead + what]
    if let detail, !detail.isEmpty { parts.append(detail) }
    if let step {
      if showsChange { parts.append(change(by: step)) }
      if let error = step.error { parts.append("Why: refused, \(error)") }
      parts += step.explanations.map { "Why: \($0)" }
    }
    if !steps.isEmpty { parts.append("Steps: \(steps.map(\.title).joined(separator: "  "))") }
    parts.append("To fix: \(cure)")
    return parts.joined(separator: "\n")
  }

  @MainActor
  private func change<D, C, T>(by step: TestStep<D, C, T>) -> String {
    guard let difference = step.difference else { return "Step \(step.number) changed nothing." }
    let lines = difference.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n")
    return "Step \(step.number) changed (- before, + after):\n\(lines)"
  }
}
