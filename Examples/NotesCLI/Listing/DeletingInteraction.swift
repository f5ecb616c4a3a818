/// The interactions of a list whose notes can be deleted.
protocol DeletingInteraction: ListingInteraction {
  /// Closes a note that was deleted.
  static var deleted: Self { get }
}
