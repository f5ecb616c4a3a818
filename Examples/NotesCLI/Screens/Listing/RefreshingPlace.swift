/// A place that shows what another program may change meanwhile.
@MainActor
protocol RefreshingPlace {
  /// Looks whether all is as it was.
  func lookAgain()

  /// Shows everything anew, also if nobody can tell whether it is as it was.
  func refresh()

  /// Looks no further: the program ends.
  func stop()
}

extension RefreshingPlace {
  func refresh() {}

  func stop() {}
}
