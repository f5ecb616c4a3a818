/// A place whose content changes while it is presented; its route is presented only once.
@MainActor
protocol ChangingPlace: AppDestination {
  /// The text with which a restart presents the place.
  var keptText: String { get }
}
