import Destinations
import DestinationsTesting
import Foundation
import Testing

/// The second exam with approved maps: the bugs that the maps of the two sound apps show.
@MainActor
struct TwoAppsMapTests {
  /// The bugs of the parcel app that its map shows.
  private static let parcelBugs: Set<ParcelBug> = [
    .removedStays, .listOpensNext, .closeLeavesTwo, .noticeOpensBeneath, .busyForever, .linkUnbuilt,
    .linkSkipsLogin, .failureAsSuccess, .timerClosesOther, .timerSurvives, .restoresOther,
    .failureUnhandled, .restoresEmptyForm,
  ]

  /// The bugs of the bookshop that its map shows.
  private static let bookBugs: Set<BookshopBug> = [
    .isbnUnderOtherKey, .previewWithoutClose, .registerWithoutSignal, .logOutStays,
    .addressUnanswered, .similarIsConstant, .ordersTabStays,
  ]

  @Test func `the approved maps of two apps reveal what laws cannot know`() async {
    await #expect(processExitsWith: .success) { try await TwoAppsMapTests.findBugs() }
  }

  private static func findBugs() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    try await judge(told: parcelBugs) { bug, isApproving in
      try await approveMap(
        of: Parcels.setup(ParcelWorld(bug)), contents: TwoAppsTests.parcelSamples,
        at: folder.appending(path: "parcels.map").path(), approving: isApproving,
        patience: .milliseconds(50))
    }
    // This map takes most of a minute.
    if !TestScale.isFull { return }
    try await judge(told: bookBugs) { bug, isApproving in
      try await approveMap(
        of: ExamCustomer(isNew: true).setup(bug), contents: TwoAppsTests.bookSamples,
        at: folder.appending(path: "books.map").path(), approving: isApproving,
        patience: .milliseconds(50))
    }
  }

  /// Approves the map of the sound app, and expects it to change with some bugs, and with no others; tries all bugs at
  /// full length, otherwise every third.
  private static func judge<Bug: CaseIterable & Hashable & Sendable>(
    told: Set<Bug>, _ compare: (_ bug: Bug?, _ isApproving: Bool) async throws -> Void
  ) async throws {
    try await compare(nil, true)
    let bugs = Array(Bug.allCases)
    let tried = stride(from: 0, to: bugs.count, by: TestScale.isFull ? 1 : 3).map { bugs[$0] }
    for bug in [nil] + tried.map(Optional.some) {
      let failures = try await FailureReporting.failures { try await compare(bug, false) }
      expectEqual(failures.isEmpty, !(bug.map(told.contains) ?? false), "\(bug.debugDescription)")
    }
  }
}
