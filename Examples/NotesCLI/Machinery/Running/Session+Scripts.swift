import Destinations
import Foundation

/// Commands of a script, which continues after a failed one.
extension Session {
  /// Performs the command of a line, and waits until all of it is done.
  ///
  /// After a failed command, every sheet closes, and so does every place that the command has opened, unless a text in
  /// it is not saved. So the next command does not act on the wrong place.
  ///
  /// - Returns: As `perform(_:)`.
  func carryOut(_ command: Command) async -> Bool {
    let before = Set(flow.activeDestinations.map { $0.id })
    let failures = notices.failureCount
    guard perform(command) else { return false }
    await settle()
    if notices.failureCount > failures { close(openedSince: before) }
    return true
  }

  /// Closes the open sheets and pages, without a new listing: the next command refers to the list that was shown.
  private func close(openedSince before: Set<UUID>) {
    isClosing = true
    defer { isClosing = false }
    while let id = flow.currentDestination?.id, !services.unsaved.contains(id),
      shown.isInSheet || !before.contains(id)
    {
      try? goBack()
      if flow.currentDestination?.id == id { return }
      notices.sayShownReasons()
    }
  }
}
