import Destinations
import Shop

/// Walks through the shop and prints the places.
@main
@MainActor
enum Consumer {
  static func main() {
    let flow = Shop.AppFlow(Shop.setup, ids: .sequential())
    flow.start()
    flow.presentDestination(configuration: .push(.article, content: .article(7)))
    print(flow.tree)
    precondition(flow.currentDestination?.type == .article, "The shop does not show the article.")
  }
}
