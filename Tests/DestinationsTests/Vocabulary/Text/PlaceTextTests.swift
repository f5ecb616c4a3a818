import Destinations
import Testing

private struct Number: Hashable, Sendable {
  let digits: [Digit]
  var name: String?
}

private enum Digit: Hashable, Sendable {
  case one
  case other(Int)
}

private indirect enum Chain: Hashable, Sendable {
  case end
  case link(Chain)

  init(length: Int) { self = (0..<length).reduce(.end) { chain, _ in .link(chain) } }
}

private enum Route: RoutableDestinations {
  case list
  case note(Number)
  case range(from: Int, to: Number?)
  case named(title: String)
  case chain(Chain)
}

private enum Spoken: RoutableDestinations, CustomStringConvertible {
  case list

  var description: String { "a list" }
}

/// The printed form of places in trees.
struct PlaceTextTests {
  private func text(_ route: some RoutableDestinations) -> String {
    "\(Place<_, Never>(route))"
  }

  @Test func `a case with values is printed briefly, without module names`() {
    let number = Number(digits: [.one, .other(2)], name: "twelve")
    expectEqual(text(Route.list), "list")
    expectEqual(
      text(Route.note(number)), #"note(Number(digits: [one, other(2)], name: "twelve"))"#)
    expectEqual(
      text(Route.range(from: 1, to: Number(digits: []))),
      "range(from: 1, to: Number(digits: [], name: nil))")
    expectEqual(text(Route.named(title: "a \"b\"")), #"named(title: "a \"b\"")"#)
    expectEqual(
      text(AnyRoute(Route.note(Number(digits: [])))), "note(Number(digits: [], name: nil))")
  }

  @Test func `a route with a description of its own prints it`() {
    expectEqual([text(Spoken.list), text(AnyRoute(Spoken.list))], ["a list", "a list"])
  }

  @Test func `an endlessly nested value is printed only at its beginning`() {
    let text = text(Route.chain(Chain(length: 1000)))
    #expect(text.hasPrefix("chain(link(link(") && text.contains("…") && text.utf8.count < 200)
  }
}
