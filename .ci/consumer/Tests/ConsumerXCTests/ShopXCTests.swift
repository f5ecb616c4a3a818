import Destinations
import DestinationsTesting
import Shop
import XCTest

final class ShopXCTests: XCTestCase {
  @MainActor func testTheBasketCoversAnArticle() async throws {
    try await TestFlow.run(Shop.setup) { flow in
      flow.perform(ShopAction.open) { $0.push(.article) }
      flow.perform(ShopAction.showBasket) { $0.sheet(.basket) }
      flow.expectCurrent(.basket)
    }
  }
}
