import Destinations
import Testing

private enum World: DestinationTypes {
  enum DestinationType: String, RoutableDestinations {
    case list = "all notes"
    case note
  }
}

private enum Tap: UserInteractionTypeable {
  case open(Int)
  case back
}

private enum Own: RoutableDestinations {
  case note(Int)

  var rawValue: String { "own name" }
}

/// A route whose description is for the eyes of users.
private enum Described: RoutableDestinations, CustomStringConvertible {
  case list
  case note(Int)

  var description: String { "for the eyes of users" }
}

/// A route whose description is its raw value.
private enum Echo: RoutableDestinations, CustomStringConvertible {
  case list
  case note(Int)

  var description: String { rawValue }
}

private enum Mirrored: RoutableDestinations, CustomReflectable {
  case note(Int)

  var customMirror: Mirror { Mirror(self, children: [rawValue: 1], displayStyle: .enum) }
}

/// An enum of strings with a description, and a raw value type that is not an enum.
private enum Text: String, RoutableDestinations, CustomStringConvertible {
  case list = "all notes"

  var description: String { rawValue + "!" }
}

private struct Numbered: RoutableDestinations {
  let id: Int
}

private struct Titled: RoutableDestinations {
  let rawValue: String
}

struct NamedCaseTests {
  private func name(of value: some NamedCase) -> String { value.rawValue }

  @Test func `an enum of strings keeps its raw values, even behind a protocol`() {
    let list = World.DestinationType.list
    expectEqual([list.rawValue, name(of: list)], ["all notes", "all notes"])
    expectEqual(World.DestinationType(rawValue: "all notes"), list)
    expectEqual(name(of: World.DestinationType.note), "note")
    expectEqual(name(of: Text.list), "all notes")
  }

  @Test func `other enums are named by their case labels, without associated values`() {
    let names = [Tap.open(7).rawValue, name(of: Tap.open(7)), name(of: Tap.back)]
    expectEqual(names, ["open", "open", "back"])
  }

  @Test func `a declared raw value takes precedence over the case label`() {
    expectEqual([Own.note(1).rawValue, name(of: Own.note(1))], ["own name", "own name"])
    expectEqual(name(of: Titled(rawValue: "a title")), "a title")
  }

  @Test func `a description is never used as a raw value, and recursion ends`() {
    expectEqual([name(of: Described.note(1)), name(of: Echo.note(1))], ["note", "note"])
    // The label of a case without values can be read only by printing it, which asks its description.
    expectEqual(
      [name(of: Described.list), name(of: Echo.list), "\(Echo.list)"],
      ["unnamed Described", "unnamed Echo", "unnamed Echo"])
    expectEqual(
      [name(of: Mirrored.note(1)), name(of: Numbered(id: 1))],
      [
        "unnamed Mirrored", "unnamed Numbered",
      ])
  }
}
