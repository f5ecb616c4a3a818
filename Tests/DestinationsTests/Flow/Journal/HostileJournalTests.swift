import Destinations
import DestinationsTesting
import Foundation
import Testing

/// Journals with impossible entries: each is refused, and changes nothing.
@MainActor
struct HostileJournalTests {
  /// A place of a journal in its written form.
  private static func item(
    _ number: Int, _ tag: String, in parent: Int? = nil, slot: String? = nil, more: String = ""
  ) -> String {
    let parent = parent.map { ",\"in\":\($0)" } ?? ""
    let slot = slot.map { ",\"slot\":\"\($0)\"" } ?? ""
    return "{\"number\":\(number),\"row\":{\"tag\":\"\(tag)\"\(parent)\(slot)\(more)}}"
  }

  /// The changes that present places in a slot of place 1, or as the root.
  private static func arriving(_ slot: String? = nil, _ parts: [[String]]) -> String {
    let parent = slot.map { "\"of\":1,\"slot\":\"\($0)\"," } ?? ""
    return parts.map { "{\(parent)\"arriving\":[\($0.joined(separator: ","))]}" }
      .joined(separator: ",")
  }

  /// The change of the arrangement of a place.
  private static func rearranging(_ number: Int, _ now: String) -> String {
    #"{"of":\#(number),"was":{},"now":{\#(now)}}"#
  }

  private static let start = arriving(
    nil,
    [
      [
        item(1, "group", more: #","slots":["child:0"],"focus":"child:0""#),
        item(2, "first", in: 0, slot: "child:0"),
      ]
    ])

  private static let cases: [(name: String, change: String, code: DestinationError.Code)] = [
    (
      "a child in an occupied slot", arriving("child:0", [[item(3, "second")]]), .notAGroup
    ),
    (
      "two children in one slot",
      arriving("child:1", [[item(3, "first")], [item(4, "second")]]), .notAGroup
    ),
    (
      "a group with two children in one slot",
      arriving(
        "child:1",
        [
          [
            item(3, "group"), item(4, "first", in: 0, slot: "child:0"),
            item(5, "second", in: 0, slot: "child:0"),
          ]
        ]), .unreadableSnapshot
    ),
    (
      "a screen with a path",
      arriving("child:1", [[item(3, "tags"), item(4, "edit", in: 0, slot: "path")]]),
      .unreadableSnapshot
    ),
    (
      "a stack without its first place", arriving("child:1", [[item(3, "pile")]]),
      .unreadableSnapshot
    ),
    (
      "a tab bar without a selected tab",
      arriving(
        "child:1", [[item(3, "home"), item(4, "notes", in: 0, slot: "tab:notes")]]),
      .unreadableSnapshot
    ),
    (
      "a tab that no shape declares",
      arriving(
        "child:1",
        [
          [
            item(3, "home", more: #","focus":"tab:other""#),
            item(4, "notes", in: 0, slot: "tab:other"),
          ]
        ]), .unreadableSnapshot
    ),
    (
      "a place in a place of a later row",
      arriving(
        "child:1",
        [[item(3, "group"), item(4, "first", in: 1, slot: "child:0")]]),
      .unreadableSnapshot
    ),
    (
      "a place in none",
      arriving("child:1", [[item(3, "group"), item(4, "first")]]), .unreadableSnapshot
    ),
    ("two roots", arriving(nil, [[item(3, "tags")], [item(4, "trash")]]), .unreadableSnapshot),
    ("no place", arriving("child:1", [[]]), .unreadableSnapshot),
    ("a tab in a group", arriving("tab:notes", [[item(3, "tags")]]), .tabNotFound),
    ("a place on the path of a group", arriving("path", [[item(3, "tags")]]), .noStack),
    ("a selection of nothing", rearranging(1, #""focus":"child:7""#), .notAGroup),
    ("a selection of a sheet", rearranging(1, #""focus":"sheet""#), .notAGroup),
    ("an order of tabs in a group", rearranging(1, #""tabs":["notes"]"#), .noTabBar),
    ("a passive child", rearranging(2, #""isPassive":true"#), .noMatchingPlace),
    ("a missing place", rearranging(9, #""focus":"child:0""#), .targetGone),
  ]

  /// Replays entries with these changes, on a new flow.
  private func replay(
    _ changes: String...
  ) async throws -> (doneCount: Int, code: DestinationError.Code?, shape: String) {
    let entries = changes.map { #"{"cause":"program","changes":[\#($0)]}"# }
    let text = #"{"format":1,"revision":1,"entries":[\#(entries.joined(separator: ","))]}"#
    let flow = Sample.AppFlow(SampleWorld().setup, ids: .sequential())
    flow.onEvent = { _ in }
    let journal = try Sample.AppFlow.Journal(Data(text.utf8), Sample.snapshots())
    let report = await flow.replay(journal)
    return (report.doneCount, report.error?.code, flow.tree.shape)
  }

  @Test func `an impossible entry ends the replay and changes nothing`() async throws {
    for (name, change, code) in Self.cases {
      let replayed = try await replay(Self.start, change)
      expectEqual(replayed.code, code, "\(name)")
      expectEqual(replayed.doneCount, 1, "\(name)")
      expectEqual(replayed.shape, "\"group\" group selected=0\n  child 0: > first", "\(name)")
    }
  }

  @Test func `a new tab that no shape declares ends the replay`() async throws {
    let start = Self.arriving(
      nil,
      [
        [
          Self.item(1, "home", more: #","slots":["tab:notes"],"focus":"tab:notes""#),
          Self.item(2, "notes", in: 0, slot: "tab:notes"),
        ]
      ])
    let change = """
      {"of":1,"was":{"tabs":["notes"]},"now":{"tabs":["notes","other"]}},
      \(Self.arriving("tab:other", [[Self.item(3, "tags")]]))
      """
    let replayed = try await replay(start, change)
    expectEqual(replayed.code, .tabNotFound)
    expectEqual(replayed.shape, "home tabs selected=notes\n  tab notes: > notes stack")
  }
}
