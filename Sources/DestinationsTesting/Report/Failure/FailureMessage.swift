/// The parts of a failure message that are known where the failure is found.
///
/// An impossible step, such as a swipe where a swipe has no effect, throws it.
struct FailureMessage: Error {
  /// The fault, without the step, such as `the current place is notes and not tags`.
  let what: String

  /// Further lines, such as a difference or a list.
  let detail: String?

  /// A suggested fix.
  let cure: String

  /// Whether the message also shows the changes of the step.
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
}
