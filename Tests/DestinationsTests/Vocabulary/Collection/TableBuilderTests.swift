import Destinations
import DestinationsTesting
import Testing

/// Entries of tables under conditions, in loops and in lists.
@MainActor
struct TableBuilderTests {
  /// The ways to write an entry, each with an alternative that the condition excludes.
  private static func tags(isOn: Bool) -> [String] {
    ["plain", "list"] + (isOn ? ["if", "first", "case"] : ["second", "default"])
      + ["available", "loop 1", "loop 2"]
  }

  private func snapshots(isOn: Bool) -> Sample.Snapshots {
    Sample.Snapshots {
      Restorable("plain", .home)
      [Restorable("list", .notes)]
      if isOn { Restorable("if", .detail) }
      if isOn { Restorable("first", .tags) } else { Restorable("second", .tags) }
      switch isOn {
      case true: Restorable("case", .trash)
      default: Restorable("default", .trash)
      }
      if #available(macOS 15, *) { Restorable("available", .edit) }
      for route in [Sample.DestinationType.compose, .loose] {
        Restorable(route == .compose ? "loop 1" : "loop 2", route)
      }
    }
  }

  private func links(isOn: Bool) -> LinkTable<String> {
    func link(_ word: String) -> DeepLink<String> {
      DeepLink(word.replacing(" ", with: "-")) {
        word
      } values: {
        $0 == word ? () : nil
      }
    }
    return LinkTable(LinkOrigin(scheme: "notes")) {
      link("plain")
      [link("list")]
      if isOn { link("if") }
      if isOn { link("first") } else { link("second") }
      switch isOn {
      case true: link("case")
      default: link("default")
      }
      if #available(macOS 15, *) { link("available") }
      for number in 1...2 { link("loop \(number)") }
    }
  }

  @Test(arguments: [true, false])
  func `an entry is in its table, in whatever form it is written, unless a condition excludes it`(
    isOn: Bool
  ) {
    expectEqual(Set(snapshots(isOn: isOn).entries.map(\.tag)), Set(Self.tags(isOn: isOn)))
    let table = links(isOn: isOn)
    for tag in Self.tags(isOn: true) + Self.tags(isOn: false) {
      let isThere = Self.tags(isOn: isOn).contains(tag)
      expectEqual(table.url(to: tag) != nil, isThere, tag)
    }
  }

  @Test func `a place whose entry is conditional is saved and restored`() {
    for isOn in [true, false] {
      let world = SampleWorld()
      world.snapshots = snapshots(isOn: isOn)
      let flow = world.flow()
      flow.presentPath([.push(.detail), .push(.edit), .sheet(.compose)])
      let snapshot = flow.flow.snapshot()
      let tags = isOn ? ["if", "available", "loop 1", "first", "case"] : ["second", "default"]
      expectEqual(snapshot.rows.map(\.tag), ["plain", "list"] + tags)
      expectEqual(snapshot.omitted.map(\.what), isOn ? [] : ["detail", "edit"])
      let other = SampleTestFlow(world.setup, startsAtOnce: false)
      let report = other.flow.restore(snapshot)
      expectEqual(report.restoredCount, snapshot.rows.count)
      expectEqual(other.flow.tree.count, isOn ? 7 : 4)
    }
  }
}
