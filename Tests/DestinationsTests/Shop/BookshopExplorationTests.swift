import Destinations
import DestinationsTesting
import Testing

@testable import Bookshop

/// Rules that hold in the bookshop, whatever the customer does.
@MainActor
struct BookshopExplorationTests {
  typealias Tap = Bookshop.Tap

  static var contents: Bookshop.SampleContents {
    let books: [Bookshop.ContentType] = [.book(1), .book(2)]
    let samples: Bookshop.SampleContents = [
      .book: books, .author: [.author(1)], .category: [.category("poetry")],
      .offer: [.offer(1), .offer(2)], .event: [.event(1)], .review: [.review(1)],
      .reviews: [.book(1)], .order: [.order(1)], .tracking: [.order(1)],
      .quantity: books, .removeBook: books, .discardReview: [.drafts([])],
      .chapter: [.text("Chapter 1")],
    ]
    return
      samples
      // Contents that screens choose.
      .with(books, for: Tap.found).with(books, for: Tap.buyAgain).with(books, for: Tap.similar)
      .with([.text("author"), .text("title")], for: Tap.chooseOrder)
      .with([.count(1), .count(3)], for: Tap.chooseCount)
      .with([.address(1), .address(2)], for: Tap.chooseAddress)
      .with([.text("German")], for: Tap.chooseLanguage)
      // Contents made of answers.
      .with([.copies(2, of: 1)], for: Tap.setCount).with([.text("author")], for: Tap.sort)
      .with([.book(1)], for: Tap.removed).with([.address(1)], for: Tap.setAddress)
      .with([.text("German")], for: Tap.setLanguage)
      .opening(
        "bookshop://book/1", "bookshop://book/2/reviews", "bookshop://category/poetry",
        "https://a.bookshops.example/isbn/7", "https://a.bookshops.example/isbn/7000")
  }

  @Test func `the setup of the bookshop has no faults, and its graph has no findings`() {
    let setup = Bookshop.setup()
    expectEqual(Bookshop.AppFlow(setup).validate(building: Self.contents).map(\.reason), [])
    expectEqual(setup.graph().findings(), [])
    expectEqual(setup.graph().places.count, Bookshop.DestinationType.allCases.count)
  }

  /// Explorations of 20 runs with 200 steps each, as apps get by default.
  private static let runs = TestScale.isFull ? 20 : 2

  @Test func `explorations of the bookshop find nothing`() async throws {
    for seed in 1...UInt64(TestScale.count(40)) {
      let report = try await FailureReporting.collecting(FailureCollector()).during {
        try await explore(
          Bookshop.setup(Customer(isNew: true)), contents: Self.contents, seed: seed,
          runs: Self.runs, patience: .seconds(10))
      }
      expectEqual(report.findings.map(\.description), [], "seed \(seed)")
    }
  }

  @Test(arguments: [SimulatedScreen.swiftUI(), .uiKit()])
  func `a simulated screen shows the bookshop`(_ screen: SimulatedScreen) async throws {
    for seed in 1...UInt64(TestScale.count(40)) {
      let report = try await FailureReporting.collecting(FailureCollector()).during {
        try await explore(
          Bookshop.setup(Customer(isNew: true)), contents: Self.contents, seed: seed, runs: 1,
          on: screen, patience: .seconds(10))
      }
      expectEqual(report.findings.map(\.description), [], "seed \(seed)")
    }
  }

  @Test func `twenty runs of the bookshop try every place and every interaction`() async throws {
    var tried: Set<String> = []
    let watching = Bookshop.Law("watching") { moment in
      if let tap = moment.step.tap { tried.insert("\(tap.route).\(tap.interaction)") }
      return nil
    }
    let setup = Bookshop.setup(Customer(isNew: true))
    let report = try await explore(
      Bookshop.setup(Customer(isNew: true)), contents: Self.contents, laws: [watching])
    expectEqual(
      Set(Bookshop.DestinationType.allCases.map(\.rawValue)).subtracting(report.ways.keys), [])
    let graph = setup.graph()
    let presenting = graph.edges.compactMap { edge in
      if case .interaction(let name) = edge.trigger { "\(edge.origin).\(name)" } else { nil }
    }
    let working = graph.places.flatMap { place in
      (place.requests + place.handled).map { "\(place.name).\($0)" }
    }
    expectEqual(
      Set(presenting + working).subtracting(tried), ["main.tapSelectedTab"])
  }
}
