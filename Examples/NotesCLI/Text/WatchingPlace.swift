/// A place that shows what another program may change meanwhile.
@MainActor
protocol WatchingPlace {
  /// Looks whether all is as it was.
  func lookAgain()
}
