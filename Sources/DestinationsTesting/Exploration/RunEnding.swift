/// How a run has ended.
struct RunEnding {
  let trace: ExplorationTrace
  var complaint: Complaint?
  /// What is presented at the end, as text, created when a finding needs it.
  var text: @MainActor () -> String = { "" }
  /// The route of the current place at the end.
  var place: String?
  /// Whether the user can do nothing any more.
  var isStranded = false
}
