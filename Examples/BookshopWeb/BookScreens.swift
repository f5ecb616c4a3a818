import Adapters
import Bookshop
import Destinations
import Foundation

/// A place of the bookshop as text, with a button for each interaction that it declares.
protocol BookScreen: TextScreen
where
  Destination.UserInteractionType == Bookshop.Tap, Destination.ContentType == Bookshop.ContentType,
  Destination.DestinationType == Bookshop.DestinationType
{
  var content: Bookshop.ContentType? { get }
}

extension Bookshop.PageView: BookScreen {}
extension Bookshop.ListView: BookScreen {}

extension BookScreen {
  var lines: [String] { Shelf.lines(destination().type, content) }

  var actions: [TextAction] {
    let route = destination().type
    return (Shelf.taps[route.rawValue] ?? []).flatMap { tap in
      if Shelf.isTyped(tap, route) { return [TextAction(tap.rawValue, title: tap.title)] }
      return Shelf.contents(tap, route, content).map { content in
        let other = content == self.content ? nil : content
        let title = other.map { "\(tap.title): \($0.title)" } ?? tap.title
        return TextAction(tap.rawValue, words: content?.words ?? "", title: title)
      }
    }
  }

  var commands: [String] { actions.map(\.command) }

  func content(of words: String) -> Bookshop.ContentType? {
    let data = Data(words.utf8)
    if let content = try? JSONDecoder().decode(Bookshop.ContentType.self, from: data) {
      return content
    }
    return Int(words).map { .book($0) } ?? .text(words)
  }

  func perform(_ command: String, _ words: String) throws {
    guard let tap = Bookshop.Tap(rawValue: command) else {
      throw DestinationError(.noAction, "There is no command \(command) here.")
    }
    let content = words.isEmpty ? nil : content(of: words)
    try destination().performInterfaceAction(interactionType: tap, content: content)
  }
}

extension Bookshop.ContentType {
  /// The content as it travels in a form.
  fileprivate var words: String {
    (try? JSONEncoder().encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}
