import Destinations
import DestinationsTesting
import Foundation

/// The file of an approved map in a folder of its own, which is removed with this object.
final class TemporaryMap: Sendable {
  let path: String
  private let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  init() { path = folder.appending(path: "app.map").path() }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func text() throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

  /// Compares an app with the map or approves it, and returns the failure; an empty text if there is none.
  @MainActor
  func failure<DestinationType, ContentType, TabType>(
    of setup:
      @autoclosure @escaping @MainActor () throws -> FlowSetup<
        DestinationType, ContentType, TabType
      >, contents: SampleContents<DestinationType, ContentType>, approving: Bool
  ) async throws -> String {
    try await FailureReporting.failures {
      try await approveMap(of: setup(), contents: contents, at: path, approving: approving)
    }.map(\.message).joined()
  }
}
