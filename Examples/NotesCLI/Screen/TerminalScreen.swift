import Destinations

/// What every interface of this app is: it draws a place, and turns input into its interactions.
@MainActor
protocol TerminalScreen: DestinationInterfacing {
  /// What stands above the screen.
  var title: String { get }

  /// How far one is in what the screen shows, as `3 of 40`, or empty.
  var status: String { get }

  /// The commands that apply on this screen.
  var guides: [CommandGuide] { get }

  /// Whether it closes by itself when another command comes.
  var isPassing: Bool { get }

  /// Whether letters are text here, and no keys with a meaning.
  var isTyping: Bool { get }

  /// What stands behind the cursor where words are typed in the title.
  var behindCursor: String { get }

  /// Text that is not saved, and where it is kept.
  var unsaved: UnsavedDraft? { get }

  /// Returns what the screen shows.
  func body(width: Int) -> ScreenBody

  /// Does what a command says.
  ///
  /// - Returns: False if the command means nothing here.
  /// - Throws: A `Complaint` about the command, or a refusal of the navigation.
  func handle(_ command: Command) throws -> Bool

  /// Does what a key says.
  ///
  /// - Returns: False if the key means nothing here.
  /// - Throws: As `handle(_:)` for a command.
  func handle(_ key: Key) throws -> Bool

  /// Tells whether later keys wait until all is done that a key sets off, as they are meant for what becomes of a list.
  func isAwaited(_ key: Key) -> Bool
}

extension TerminalScreen {
  var status: String { "" }
  var isPassing: Bool { false }
  var isTyping: Bool { false }
  var behindCursor: String { "" }
  var unsaved: UnsavedDraft? { nil }

  func handle(_ key: Key) throws -> Bool { false }

  func isAwaited(_ key: Key) -> Bool { false }
}

extension TerminalScreen {
  /// Reports what the user did to the place that this screen shows.
  func perform(
    _ interaction: Destination.UserInteractionType, _ content: Destination.ContentType? = nil
  ) throws {
    try destination().performInterfaceAction(interactionType: interaction, content: content)
  }
}
