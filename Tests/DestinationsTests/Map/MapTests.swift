import Destinations
import DestinationsTesting
import Foundation
import Testing

/// The approved map of the maze, and the failure if the maze has changed.
@MainActor
struct MapTests {
  typealias Change = @MainActor (inout MazeWorld) -> Void

  private let file = TemporaryMap()

  /// A maze without rooms behind rooms.
  private static let small: Change = { $0.tables[.room] = [.climb: .sheet(.attic)] }

  private func map(
    approving: Bool = false, stateLimit: Int = 100, _ change: @escaping Change = small
  ) async throws -> [String] {
    try await FailureReporting.failures {
      try await approveMap(
        of: MazeWorld.made(change).setup, contents: MazeWorld.contents, at: file.path,
        approving: approving, stateLimit: stateLimit)
    }.map { $0.message.replacing(file.path, with: "maze.map") }
  }

  /// Approves the small maze, and returns the failure for another maze.
  private func difference(_ change: @escaping Change) async throws -> String {
    expectEmpty(try await map(approving: true))
    return try await map(change).joined()
  }

  @Test func `a map has rows for links and entries`() async throws {
    func setup() -> Maze.Setup {
      var setup = MazeWorld.made(Self.small).setup
      setup.entries = [.push(.room, content: .door(1))]
      setup.links = Maze.Links(
        LinkTable(LinkOrigin(scheme: "maze")) {
          DeepLink("door/{number}", .int) {
            $0
          } values: {
            $0
          }
        }, path: { [.push(.room, content: .door($0))] }, target: { _ in nil })
      return setup
    }
    let contents = MazeWorld.contents.opening("maze://door/7")
    try await approveMap(of: setup(), contents: contents, at: file.path, approving: true)
    let outside = """
      from outside, in hall
        enter push room with … → + room (new content); at hall / room
        enter push room with …, again → + room (earlier content); at room / room
        launch with door/{number} → + hall, + room (words of the link: 1); at hall / room
        open door/{number} → + room (words of the link: 1); at hall / room
        open door/{number}, again → nothing
      """
    let text = try file.text()
    expectEqual(text.components(separatedBy: "\n\n").first { $0.hasPrefix("from") }, outside)
  }

  @Test func `a map has a row for each action in each context`() async throws {
    expectEmpty(try await map(approving: true))
    expectEqual(
      try file.text(),
      """
      # What the app does, one row for each action in each context. Review changes of this file like code.
      # To write it again, run its test with DESTINATIONS_APPROVE=1.
      # Places that were not reached: cellar

      hall
        hall.open with door → + room (own content); at hall / room

      hall / room
        go back → - room; at hall
        room.climb → + attic; at room / sheet attic

      room / sheet attic
        attic.down → - attic; at hall / room
        drag sheet down → - attic; at hall / room

      start
        launch → + hall; at hall

      """)
  }

  @Test func `an unchanged app matches its approved map, even if the map is written again`()
    async throws
  {
    expectEmpty(try await map(approving: true) { _ in })
    let first = try file.text()
    expectEmpty(try await map { _ in })
    expectEmpty(try await map(approving: true) { _ in })
    expectEqual(try file.text(), first)
  }

  @Test func `the environment decides whether a map is written`() async throws {
    await #expect(processExitsWith: .success) { try await MapTests.approveByEnvironment() }
  }

  private static func approveByEnvironment() async throws {
    let tests = MapTests()
    setenv("DESTINATIONS_APPROVE", "1", 1)
    try await approveMap(of: MazeWorld().setup, contents: MazeWorld.contents, at: tests.file.path)
    #expect(FileManager.default.fileExists(atPath: tests.file.path))
  }

  @Test func `a changed row is shown before and after, with the way to it`() async throws {
    expectEqual(
      try await difference {
        $0.tables[.room] = [.climb: .sheet(.attic)]
        $0.tables[.attic] = [.down: .replaceRoot(with: .hall)]
      },
      """
      the app differs from the approved map maze.map: 1 changed
      CHANGED
      room / sheet attic
        attic.down
          before: - attic; at hall / room
          after:  + hall, - hall; at hall
          by: tap hall.open with door(1), tap room.climb, tap attic.down
      To fix: correct the app, or approve what it does with DESTINATIONS_APPROVE=1
      """)
  }

  @Test func `impossible actions and unreached contexts are listed separately`()
    async throws
  {
    expectEqual(
      try await difference { $0.tables[.room] = [:] },
      """
      the app differs from the approved map maze.map: 1 no longer possible, 1 not reached again
      NO LONGER POSSIBLE
      hall / room
        room.climb
          before: + attic; at room / sheet attic
      NOT REACHED AGAIN
      room / sheet attic
        rows: 2
      To fix: correct the app, or approve what it does with DESTINATIONS_APPROVE=1
      """)
  }

  @Test func `a map shows a task that sleeps on after its place has left`() async throws {
    let message = try await difference { world in
      Self.small(&world)
      world.onBuild = { place in
        guard place.type == .room, let flow = place.appFlow as? Maze.AppFlow else { return }
        Task { try? await flow.clock.sleep(for: .seconds(60)) }
      }
    }
    expectEqual(
      Set(message.split(separator: "\n").filter { $0.contains("asleep") }),
      ["    after:  + room (own content), asleep +1; at hall / room"])
  }

  @Test func `a new screen only adds rows`() async throws {
    expectEqual(
      try await difference { $0.tables[.room] = [.climb: .sheet(.attic), .dig: .push(.cellar)] },
      """
      the app differs from the approved map maze.map: 2 not in the map
      NOT IN THE MAP
      hall / room
        room.dig → + cellar; at room / cellar
      room / cellar
        go back → - cellar; at hall / room
      To fix: correct the app, or approve what it does with DESTINATIONS_APPROVE=1
      """)
  }

  @Test func `a failure says that the walk ended at its limit`() async throws {
    expectEmpty(try await map(approving: true))
    let message = try await map(stateLimit: 2).joined()
    #expect(message.contains("The walk ended at its limit of states, which may be raised."))
    #expect(message.contains("not reached again"))
    #expect(!message.contains("no longer possible"))
  }

  @Test func `a map names the origin of contents`() async throws {
    expectEmpty(
      try await map(approving: true) { world in
        world.tables[.room] = [.climb: .sheet(.attic, content: .door(7))]
        world.tables[.attic] = [:]
      })
    #expect(try file.text().contains("hall.open with door → + room (own content)"))
    #expect(try file.text().contains("room.climb → + attic (constant content)"))
  }

  @Test func `identifiers in reasons are left out of a map`() async throws {
    let change: Change = { world in
      let reason = "It is \(UUID().uuidString) wet."
      world.guards = [.init("dry") { $0.brings(.attic) ? .deny(reason: reason) : .allow }]
      Self.small(&world)
    }
    expectEmpty(try await map(approving: true, change))
    #expect(
      try file.text().contains("room.climb → guard dry denied: It is … wet., refused: guardDenied"))
    expectEmpty(try await map(change))
  }

  @Test func `a map that was never approved fails the test`() async throws {
    expectEqual(
      try await map(),
      [
        """
        there is no approved map maze.map
        To fix: run the test with DESTINATIONS_APPROVE=1, review the file, and commit it
        """
      ])
  }

  @Test(arguments: [
    ("  a → b", 1, "  a → b"),
    ("hall\n  a b", 2, "  a b"),
    ("hall\n  a → b\n  a → c", 3, "  a → c"),
    ("hall\n<<<<<<< HEAD\n  a → b", 2, "<<<<<<< HEAD"),
    ("hall\n a → b", 2, " a → b"),
  ])
  func `a file with a line that belongs to no map is refused with that line`(
    text: String, line: Int, bad: String
  ) async throws {
    try write(Data(text.utf8))
    await #expect(throws: ApprovedMapFailure.malformed(file.path, line: line, text: bad)) {
      _ = try await map()
    }
  }

  @Test func `a file that is not text, or in no folder, is refused`() async throws {
    try write(Data([0xFF, 0xFE]))
    await #expect(throws: ApprovedMapFailure.unreadable(file.path)) { _ = try await map() }
    await #expect(throws: ApprovedMapFailure.unwritable("\(file.path)/other.map")) {
      try await approveMap(
        of: MazeWorld.made(Self.small).setup, contents: MazeWorld.contents,
        at: "\(file.path)/other.map", approving: true)
    }
  }

  private func write(_ data: Data) throws {
    let url = URL(filePath: file.path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
  }
}
