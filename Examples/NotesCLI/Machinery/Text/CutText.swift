/// The text that was cut last, in any note, so that it can be inserted elsewhere.
@MainActor
final class CutText {
  /// The text, or empty.
  var text = ""
}
