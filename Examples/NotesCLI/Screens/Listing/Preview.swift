/// The place that belongs beside a list.
enum Preview: Equatable, Sendable {
  /// The note that is selected, with the words by which it was found.
  case note(App.ContentType)
  /// No place, as the list is empty.
  case nothing

  /// Returns whether a place with this content is the preview; if the preview has no words, any place of its note is.
  func isShown(by content: App.ContentType?) -> Bool {
    switch self {
    case .note(.note(let note)): content?.noteID == note
    case .note(let wanted): content == wanted
    case .nothing: content == nil
    }
  }
}
