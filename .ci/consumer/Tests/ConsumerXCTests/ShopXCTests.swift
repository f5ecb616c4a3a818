import Destinations
import DestinationsTesting
import Shop
import XCTest

final class ShopXCTests: XCTestCase {
  @MainActor func testTheBasketCoversAnArticle() async throws {
    try await TestFlow.run(Shop.setup) { flow in
      flow.perform(ShopAction.open)
      flow.perform(ShopAction.showBasket)
      flow.expectCurrent(.basket)
    }
  }
}
