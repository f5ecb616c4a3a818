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

struct NamedCaseTests {
  private func name(of value: some NamedCase) -> String { value.rawValue }

  @Test func `an enum of strings keeps its raw values, also behind a protocol`() {
    let list = World.DestinationType.list
    expectEqual([list.rawValue, name(of: list)], ["all notes", "all notes"])
    expectEqual(World.DestinationType(rawValue: "all notes"), list)
    expectEqual(name(of: World.DestinationType.note), "note")
  }

  @Test func `any other enum has the names of its cases, without associated values`() {
    let names = [Tap.open(7).rawValue, name(of: Tap.open(7)), name(of: Tap.back)]
    expectEqual(names, ["open", "open", "back"])

    // A name that a type declares is for its own code, and look-ups go by the case.
    expectEqual([Own.note(1).rawValue, name(of: Own.note(1))], ["own name", "note"])
  }
}
