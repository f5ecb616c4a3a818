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
    #expect(World.DestinationType.list.rawValue == "all notes")
    #expect(World.DestinationType(rawValue: "all notes") == .list)
    #expect(name(of: World.DestinationType.list) == "all notes")
    #expect(name(of: World.DestinationType.note) == "note")
  }

  @Test func `any other enum has the names of its cases, without associated values`() {
    #expect(Tap.open(7).rawValue == "open")
    #expect(name(of: Tap.open(7)) == "open")
    #expect(name(of: Tap.back) == "back")
  }

  @Test func `a name that a type declares is for its own code, and look-ups go by the case`() {
    #expect(Own.note(1).rawValue == "own name")
    #expect(name(of: Own.note(1)) == "note")
  }
}
