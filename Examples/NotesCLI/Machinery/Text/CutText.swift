/// What was cut last, from whichever note, so that it can be put in elsewhere.
@MainActor
final class CutText {
  /// The text, or empty.
  var text = ""
}
