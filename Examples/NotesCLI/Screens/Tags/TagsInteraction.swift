/// The interactions of the user with the list of tags.
enum TagsInteraction: String, ListingInteraction {
  case load, more, look, open
}
