/// The steps of a run so far, and its end.
struct RunEnding {
  var trace = ExplorationTrace()
  var complaint: Complaint?
  /// The tree at the end, as text, created when a finding needs it.
  var text: @MainActor () -> String = { "" }
  /// The tree before the last step, as text, created when a finding needs it.
  var textBefore: @MainActor () -> String = { "" }
  /// The duration in milliseconds of the longest work that has ended.
  var longestWait = 0
  /// The route of the current place at the end.
  var place: String?
  /// The matters that a replay has left open at some time.
  var openEnds = OpenEnds()
  /// The first name in the steps of a replay that nothing in the app has.
  var misnomer: Complaint?
  /// Whether the user can do nothing any more.
  var isStranded = false
}
