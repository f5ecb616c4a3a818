/// What a law finds wrong.
struct Complaint {
  /// The law; filled in by whoever asked its watch.
  var law = ""

  /// What it is about, so that a shorter trace can be told to show the same.
  let subject: String

  /// What is wrong, one sentence without its full stop.
  let what: String

  /// More lines, as a difference of trees.
  let detail: String?

  /// A way out.
  let cure: String

  /// Where it was seen first, for what concerns all runs.
  var trace: ExplorationTrace?

  init(
    _ what: String, detail: String? = nil, about subject: String, cure: String,
    trace: ExplorationTrace? = nil
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

  /// Whether two complaints are of the same fault, be the steps as they may.
  func isAlike(_ other: Complaint) -> Bool {
    law == other.law && subject == other.subject
  }
}
