import Destinations

/// A list that shows the selected element beside it.
@MainActor
protocol PreviewingScreen: TerminalScreen
where
  Destination.UserInteractionType: PreviewingInteraction,
  Destination.ContentType == App.ContentType
{
  /// The place that belongs beside the list, or nil as long as it is unknown.
  var previewed: Preview? { get }
}

extension PreviewingScreen {
  /// Presents the preview beside the list.
  func preview() throws {
    switch previewed {
    case .note(let note): try perform(.preview, note)
    case .nothing: try perform(.close)
    case nil: break
    }
  }
}

extension PreviewingScreen where Self: ListScreen, Element.ID == NoteID {
  var previewed: Preview? {
    // A growing list soon has another first note.
    if isGrowing, cursor.id == nil { return nil }
    return row.map { .note(.note(elements[$0].id)) } ?? (isGrowing ? nil : .nothing)
  }
}
