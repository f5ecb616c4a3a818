/// The parts of a failure message that are known where the failure is found.
struct FailureMessage {
  /// The mistake, without the step, such as `the current place is notes and not tags`.
  let what: String

  /// Further lines, such as a difference or a list.
  let detail: String?

  /// A suggested fix.
  let cure: String

  /// Whether the message also shows what the step has changed.
  ///
  /// False if the detail shows it already.
  let showsChange: Bool

  init(_ what: String, detail: String? = nil, cure: String, showsChange: Bool = true) {
    self.what = what
    self.detail = detail
    self.cure = cure
    self.showsChange = showsChange
  }

  /// The whole message, for a failure that belongs to no step.
  var standalone: String {
    [what, detail, "To fix: \(cure)"].compactMap(\.self).joined(separator: "\n")
  }

  /// The whole message: the step, what is wrong, what the step has changed, why, the steps so far,
  /// and the suggested fix.
  @MainActor
  func text<D, C, T>(of step: TestStep<D, C, T>?, among steps: [TestStep<D, C, T>]) -> String {
    let lead = step.map { "after step \($0.title): " } ?? ""
    var parts = [lead + what]
    if let detail, !detail.isEmpty { parts.append(detail) }
    if let step, showsChange { parts.append(change(by: step)) }
    parts += step.map(causes) ?? []
    if !steps.isEmpty { parts.append("Steps: \(steps.map(\.title).joined(separator: "  "))") }
    parts.append("To fix: \(cure)")
    return parts.joined(separator: "\n")
  }

  @MainActor
  private func causes<D, C, T>(of step: TestStep<D, C, T>) -> [String] {
    let refusal = step.error.map { "refused, \($0)" }
    return ([refusal].compactMap(\.self) + step.explanations).map { "Why: \($0)" }
  }

  @MainActor
  private func change<D, C, T>(by step: TestStep<D, C, T>) -> String {
    guard let difference = step.difference else { return "Step \(step.number) changed nothing." }
    let lines = difference.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n")
    return "Step \(step.number) changed (- before, + after):\n\(lines)"
  }
}
