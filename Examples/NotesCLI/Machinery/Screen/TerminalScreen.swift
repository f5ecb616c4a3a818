import Destinations

/// An interface of this app: it draws a place, and turns input into its interactions.
@MainActor
protocol TerminalScreen: DestinationInterfacing {
  /// The title above the screen.
  var title: String { get }

  /// The note that the screen shows, or nil.
  var path: NoteID? { get }

  /// The position in the contents, as `3 of 40`, or empty.
  var status: String { get }

  /// The commands that apply on this screen.
  var guides: [CommandGuide] { get }

  /// Whether the screen closes by itself at the next command.
  var isPassing: Bool { get }

  /// Whether letters are text here, not commands.
  var isTyping: Bool { get }

  /// The text after the cursor, while words are typed in the title.
  var behindCursor: String { get }

  /// Whether the contents that keys refer to are still being loaded.
  var isReading: Bool { get }

  /// Returns the contents of the screen.
  func body(width: Int) -> ScreenBody

  /// Performs a command.
  ///
  /// - Returns: False if the command has no meaning here.
  /// - Throws: A `Complaint` about the command, or the error of a refused navigation.
  func handle(_ command: Command) throws -> Bool

  /// Returns the command of a key, or nil if the key has none here.
  func command(for key: Key) -> Command?

  /// Performs the command of a key.
  ///
  /// - Returns: False if the key has no meaning here.
  /// - Throws: The same as `handle(_:)` for a command.
  func handle(_ key: Key) throws -> Bool

  /// Returns whether later keys wait for the work of a key, because they refer to the changed list.
  func isAwaited(_ key: Key) -> Bool
}

extension TerminalScreen {
  var title: String { "" }
  var guides: [CommandGuide] { [] }
  var path: NoteID? { nil }
  var status: String { "" }
  var isPassing: Bool { false }
  var isTyping: Bool { false }
  var behindCursor: String { "" }
  var isReading: Bool { false }

  func body(width: Int) -> ScreenBody { ScreenBody(lines: []) }

  func command(for key: Key) -> Command? { guided(key) }

  func handle(_ command: Command) throws -> Bool { false }

  func handle(_ key: Key) throws -> Bool { try command(for: key).map { try handle($0) } ?? false }

  func isAwaited(_ key: Key) -> Bool { false }
}

extension TerminalScreen {
  /// Returns the command of the guide that names a key.
  func guided(_ key: Key) -> Command? {
    let guide = guides.first { !$0.usage.isEmpty && $0.key == key.name }
    return guide.flatMap { Command(line: $0.usage) }.map { Command($0.name) }
  }

  /// Reports an interaction of the user to the place of this screen.
  func perform(
    _ interaction: Destination.UserInteractionType, _ content: Destination.ContentType? = nil
  ) throws {
    try destination().performInterfaceAction(interactionType: interaction, content: content)
  }
}
