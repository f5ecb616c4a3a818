import Destinations
import Foundation

/// Commands of a script, where the next command is given whether or not one has failed.
extension Session {
  /// Does what a line of a script says, and waits until all of it is done.
  ///
  /// A command that fails leaves nothing open to which the next one could be given by mistake. A sheet
  /// that it has opened closes, unless a text in it is not saved. Any other place that it has opened
  /// shows why, and closes when a command comes that means nothing there or has an argument.
  ///
  /// - Returns: As `perform(_:)`.
  func carryOut(_ command: Command) async -> Bool {
    if !command.words.isEmpty { leaveFailed() }
    let before = Set(flow.activeDestinations.map { $0.id })
    let failures = notices.failureCount
    guard perform(command) else { return false }
    await settle()
    if notices.failureCount > failures { close(openedSince: before) }
    return true
  }

  private func close(openedSince before: Set<UUID>) {
    while let id = flow.currentDestination?.id, !before.contains(id),
      !services.unsaved.contains(id)
    {
      if stage.isInSheet, leave(id) { continue }
      let opened = flow.activeDestinations.map { $0.id }.filter { !before.contains($0) }
      return failed.formUnion(opened)
    }
  }

  /// Closes the places that an earlier command has opened before it failed.
  ///
  /// - Returns: Whether the user is somewhere else now.
  @discardableResult
  func leaveFailed() -> Bool {
    let first = flow.currentDestination?.id
    while let id = flow.currentDestination?.id, failed.contains(id), leave(id) {}
    failed = []
    return flow.currentDestination?.id != first
  }

  /// Goes back from the current place; false if it stays.
  private func leave(_ id: UUID) -> Bool {
    try? goBack()
    return flow.currentDestination?.id != id
  }
}
