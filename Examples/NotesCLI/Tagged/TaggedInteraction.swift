/// What can be done at the notes of a tag.
enum TaggedInteraction: String, DeletingInteraction, PreviewingInteraction {
  case load
  case more
  case look
  case open
  case preview
  case delete
  case deleteConfirmed
  case deleted
  case undoDelete
}
