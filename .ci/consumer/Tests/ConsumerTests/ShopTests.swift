import Destinations
import DestinationsTesting
import Shop
import Testing

@MainActor
struct ShopTests {
  @Test func `an article is opened and left`() async throws {
    try await TestFlow.run(Shop.setup) { flow in
      flow.perform(ShopAction.open, content: .article(7)) {
        $0.push(.article, content: .article(7))
      }
      flow.expectPath([.article])
      flow.perform(ShopAction.back) { $0.goBack() }
      flow.expectCurrent(.catalogue)
    }
  }

  @Test func `a wrong expectation is reported`() async throws {
    await withKnownIssue {
      try await TestFlow.run(Shop.setup) { flow in flow.expectCurrent(.basket) }
    }
  }

  @Test func `an unexpected change is reported`() async throws {
    await withKnownIssue {
      try await TestFlow.run(Shop.setup) { flow in
        flow.perform(ShopAction.open)
        flow.expectCurrent(.article)
      }
    }
  }
}
