/// A place that shows a file, which another program may change meanwhile.
@MainActor
protocol WatchingPlace {
  /// Looks whether the file is as it was.
  func lookAgain()
}
