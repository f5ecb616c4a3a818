import Destinations
import DestinationsTesting
import Foundation
import Testing
import XCTest

/// Explorations that crash or hang, in processes of their own.
@MainActor
struct CrashTests {
  @Test func `a planted crash happens only if the environment asks for it`() async throws {
    expectEqual(try await PlantedEnd.explored().runCount, 2)
  }

  @Test func `a crash or hang is reported with the shortest steps to it`() async throws {
    let swiftTesting = [
      "--testing-library", "swift-testing", "--filter", "CrashTests.*a planted crash happens only",
    ]
    let xcTest = ["DestinationsTests.CrashXCTests/testAPlantedEndHappensOnlyOnRequest"]
    let rows: [(end: PlantedEnd, arguments: [String], what: String)] = [
      (.crash, swiftTesting, "crashes\" is broken: the app crashed in step 2"),
      (.crash, xcTest, "crashes\" is broken: the app crashed in step 2"),
      (.recursion, swiftTesting, "crashes\" is broken: the app crashed in step 2"),
      (.hang, swiftTesting, "hangs\" is broken: the app never returned from step 2"),
    ]
    for (end, arguments, what) in rows {
      let errors = try await PlantedEnd.errors(of: arguments, end)
      let start = errors.range(of: "PlantedEnd.swift:")?.lowerBound ?? errors.endIndex
      let fault = end == .crash ? ["Fatal error: The attic is on fire."] : []
      let lines =
        [what] + fault + [
          """
          Steps (seed 1, run 1, found in 7 steps):
            1 tap hall.open with door(2)
            2 tap room.climb
          Presented before the last step:
            hall stack #1
              > room #2 with door(2)
          To fix:
          """,
          """
              let trace = \"""
                tap hall.open with door(2)
                tap room.climb
                \"""
          """,
        ]
      expectEqual(lines.filter { !errors[start...].contains($0) }, [], "\(end): \(errors)")
    }
  }

  @Test func `a crash in an exit test is reported with all steps`() async throws {
    let exit = try await #require(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = try await PlantedEnd.explored(.crash)
    }
    let errors = String(decoding: exit.standardErrorContent, as: UTF8.self)
    expectEqual(errors.contains("could not be repeated in a separate process"), true, errors)
    expectEqual(errors.contains("  7 tap room.climb\n"), true, errors)
  }
}

final class CrashXCTests: TimedTestCase {
  @MainActor
  func testAPlantedEndHappensOnlyOnRequest() async throws {
    let report = try await PlantedEnd.explored(
      function: "testAPlantedEndHappensOnlyOnRequest()")
    XCTAssertEqual(report.runCount, 2)
  }
}
