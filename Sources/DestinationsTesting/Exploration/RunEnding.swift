/// How a run ended.
struct RunEnding {
  var trace = ExplorationTrace()
  var complaint: Complaint?
  /// What is presented in the end, as text; only findings want it.
  var text: @MainActor () -> String = { "" }
  /// The route that is current in the end.
  var place: String?
  /// Whether nothing is left that a person could do.
  var isStranded = false
}
