import Destinations
import DestinationsTesting
import Shop
import ShopChecks
import XCTest

final class ExplorationXCTests: XCTestCase {
  @MainActor func testNoUserActionBreaksALaw() async throws {
    try await explore(Shop.setup, contents: ShopChecks.contents, seed: 7)
  }

  @MainActor func testTheSameSeedMakesTheSameRunAsUnderSwiftTesting() async throws {
    for _ in 1...100 {
      let digest = try await ShopChecks.digest(seed: 7)
      guard digest != ShopChecks.digestOfSeed7 else { continue }
      return XCTFail("\(digest) is another run")
    }
  }

  @MainActor func testALeakIsFoundAndReplayed() async throws {
    var kept: [AnyObject] = []
    let leaking: @MainActor (inout Shop.Setup) -> Void = {
      $0.providers[.article] = ShopDouble(presentations: [.back: .goBack]) { kept.append($0) }
    }
    let found = try await ShopChecks.found(laws: [.nothingLeaks], in: leaking)
    let trace = try XCTUnwrap(found?.trace.description)
    let again = try await FailureReporting.collecting(FailureCollector()).during {
      try await replay(
        trace, on: ShopChecks.shop(leaking), contents: ShopChecks.contents, laws: [.nothingLeaks])
    }
    XCTAssertEqual(again?.what, found?.what)
  }
}
