/// The text that was cut last, in any note, so that it can be put in elsewhere.
@MainActor
final class CutText {
  /// The text, or empty.
  var text = ""
}
