/// How a run ended.
struct RunEnding {
  var trace = ExplorationTrace()
  var complaint: Complaint?
  var tree = ""
  /// The route that is current in the end.
  var place: String?
  /// Whether nothing is left that a person could do.
  var isStranded = false
}
