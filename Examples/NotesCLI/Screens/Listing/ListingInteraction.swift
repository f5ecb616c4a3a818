import Destinations

/// The interactions of a place that lists notes.
protocol ListingInteraction: UserInteractionTypeable {
  /// Asks for the first part of a new listing.
  static var load: Self { get }
  /// Asks for the next part.
  static var more: Self { get }
  /// Checks whether another program has changed the listed notes.
  static var look: Self { get }
}
