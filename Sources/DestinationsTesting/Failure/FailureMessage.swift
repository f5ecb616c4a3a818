/// The parts of a failure's message that are known where it is found.
struct FailureMessage {
  /// What is wrong, without the step, as `the current place is notes and not tags`.
  let what: String

  /// More lines: a difference, a list.
  let detail: String?

  /// A way out.
  let cure: String

  init(_ what: String, detail: String? = nil, cure: String) {
    self.what = what
    self.detail = detail
    self.cure = cure
  }

  /// The whole message of something that has no steps.
  var standalone: String {
    [what, detail, "To fix: \(cure)"].compactMap(\.self).joined(separator: "\n")
  }

  /// The whole message.
  @MainActor
  func text<D, C, T>(after steps: [TestStep<D, C, T>]) -> String {
    let lead = steps.last.map { "after step \($0.title): " } ?? ""
    var parts = [lead + what]
    if let detail, !detail.isEmpty { parts.append(detail) }
    if let step = steps.last { parts.append(change(by: step)) }
    if let error = steps.last?.error { parts.append("Why: refused, \(error)") }
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
