public import Bookshop
import Destinations
public import SwiftUI

/// A page of the bookshop: its text, and a button for each interaction that its tables declare.
struct BookPage: View {
  let route: Bookshop.DestinationType
  let content: Bookshop.ContentType?
  /// Performs an interaction of the place.
  let perform: @MainActor (Bookshop.Tap, Bookshop.ContentType?) -> Void

  /// The routes of the pages on screen, the topmost last; for tests.
  static var onScreen: [Bookshop.DestinationType] = []

  private struct Choice: Hashable {
    let tap: Bookshop.Tap
    let content: Bookshop.ContentType?
    let title: String
  }

  private var choices: [Choice] {
    (Shelf.taps[route.rawValue] ?? []).flatMap { tap in
      Shelf.contents(tap, route, content).map { other in
        let title = other == content ? nil : other.map { "\(tap.title): \($0.title)" }
        return Choice(tap: tap, content: other, title: title ?? tap.title)
      }
    }
  }

  var body: some View {
    List {
      ForEach(Shelf.lines(route, content), id: \.self) { Text($0) }
      ForEach(choices, id: \.self) { choice in
        Button(choice.title) { perform(choice.tap, choice.content) }
      }
    }
    .navigationTitle(Shelf.lines(route, content).first ?? "")
    .onAppear { Self.onScreen.append(route) }
    .onDisappear {
      if let index = Self.onScreen.lastIndex(of: route) { Self.onScreen.remove(at: index) }
    }
  }
}

/// An interface whose place is a page.
protocol Page: InteractiveInterfacing
where
  Destination.UserInteractionType == Bookshop.Tap, Destination.ContentType == Bookshop.ContentType,
  Destination.DestinationType == Bookshop.DestinationType
{
  var content: Bookshop.ContentType? { get }
}

extension Page {
  fileprivate var page: BookPage {
    BookPage(route: destination().type, content: content) { perform($0, content: $1) }
  }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension Bookshop.PageView: Page, @retroactive View {
  /// The page.
  public var body: some View { page }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension Bookshop.ListView: Page, @retroactive View {
  /// The page.
  public var body: some View { page }
}

extension Bookshop.ListView: TabLabelled {
  var tabTitle: String { Shelf.lines(destination().type, nil).first ?? "" }
  var tabImage: String { destination().type == .basket ? "basket" : "book" }
  var tabBadge: Int { destination().type == .basket ? Shelf.customer.basket.count : 0 }
}
