/// A place that stays on screen beside what it opens, and may be out of date when the user comes back to it.
@MainActor
protocol RefreshingPlace {
  /// Looks at the notes again.
  func refresh()

  /// Looks no further: the program ends.
  func stop()
}
