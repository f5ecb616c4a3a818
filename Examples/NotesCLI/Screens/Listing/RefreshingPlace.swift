/// A place with contents that another program may change.
@MainActor
protocol RefreshingPlace {
  /// Checks for changes.
  func lookAgain()

  /// Loads the contents again, without checking for changes.
  func refresh()

  /// Stops loading, because the program ends.
  func stop()
}

extension RefreshingPlace {
  func refresh() {}

  func stop() {}
}
