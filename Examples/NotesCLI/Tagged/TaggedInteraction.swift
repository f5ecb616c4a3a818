/// What can be done at the notes of a tag.
enum TaggedInteraction: String, ListingInteraction, PreviewingInteraction {
  case load
  case more
  case look
  case open
  case preview
  case close
  case edit
  case move
  case delete
  case deleteConfirmed
  case undoDelete
}
