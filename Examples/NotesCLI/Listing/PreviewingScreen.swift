import Destinations

/// A list beside which stands what is selected in it.
@MainActor
protocol PreviewingScreen: TerminalScreen
where
  Destination.UserInteractionType: PreviewingInteraction,
  Destination.ContentType == App.ContentType
{
  /// What belongs beside the list, or nil as long as that is not known.
  var previewed: App.ContentType? { get }
}

extension PreviewingScreen {
  /// Shows beside the list what belongs there.
  func preview() throws {
    if let previewed { try perform(.preview, previewed) }
  }
}

extension PreviewingScreen where Self: ListScreen, Element.ID == NoteID {
  var previewed: App.ContentType? {
    isGrowing ? nil : cursor.row(in: elements).map { .note(elements[$0].id) }
  }
}
