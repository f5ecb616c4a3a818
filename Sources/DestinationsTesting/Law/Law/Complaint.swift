/// A fault that a law finds.
struct Complaint {
  /// The name of the law, which is set by the caller of its watch.
  var law = ""

  /// The subject of the complaint, to decide whether a shorter trace shows the same.
  let subject: String

  /// The fault, as a sentence without a full stop.
  let what: String

  /// Further lines, such as a difference of trees.
  let detail: String?

  /// A suggested fix.
  let cure: String

  /// The trace in which the fault was seen first, if the fault concerns all runs; empty if there is none.
  let trace: ExplorationTrace

  init(
    _ what: String, detail: String? = nil, about subject: String, cure: String,
    trace: ExplorationTrace = ExplorationTrace()
  ) {
    self.subject = subject
    self.what = what
    self.detail = detail
    self.cure = cure
    self.trace = trace
  }

  func named(_ law: String) -> Complaint {
    var copy = self
    copy.law = law
    return copy
  }

  /// Returns whether two complaints are about the same fault, regardless of the steps.
  func isAlike(_ other: Complaint) -> Bool {
    law == other.law && subject == other.subject
  }
}
