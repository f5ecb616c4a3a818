/// What can be done at the list of tags.
enum TagsInteraction: String, ListingInteraction {
  case load, more, look, open
}
