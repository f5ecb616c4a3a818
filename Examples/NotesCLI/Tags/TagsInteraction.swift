/// What can be done at the list of tags.
enum TagsInteraction: String, ListingInteraction {
  case load
  case more
  case look
  case open
}
