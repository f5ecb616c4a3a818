/// A place that may show something else than it was presented with; no other of its route is presented beside it.
@MainActor
protocol ChangingPlace: AppDestination {
  /// The text with which it is to be presented again.
  var keptText: String { get }
}
