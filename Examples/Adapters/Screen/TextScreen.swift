import Destinations

/// An interface made of text, which a terminal or a page can show.
///
/// ```swift
/// struct NoteScreen: InteractiveInterfacing, TextScreen {
///   enum UserInteractionType: String, UserInteractionTypeable, CaseIterable { case edit, done }
///   let destinationState: DestinationInterfaceState<App.ScreenOf<NoteScreen>>
///   var lines: [String] { ["Tea", "Two minutes, not three."] }
/// }
/// ```
@MainActor
public protocol TextScreen: DestinationInterfacing {
  /// The lines to show; empty for a container that shows only its contents.
  var lines: [String] { get }

  /// The commands of the user; the names of all interactions unless implemented.
  var commands: [String] { get }

  /// The commands with what they need, for screens with buttons; unless implemented, the user types
  /// the content of each command.
  var actions: [TextAction] { get }

  /// Returns the content of a command, from the words after its name; nil unless implemented.
  func content(of words: String) -> Destination.ContentType?

  /// Carries out a command.
  ///
  /// - Throws: The error if the command is refused immediately; nothing has changed then.
  func perform(_ command: String, _ words: String) throws
}

/// A command that a user can give with a button.
public struct TextAction: Sendable {
  /// The command.
  public let command: String
  /// The words after its name; nil if the user types them.
  public let words: String?
  /// The text on the button.
  public let title: String

  /// Creates an action; if `words` is nil, the user types the words.
  public init(_ command: String, words: String? = nil, title: String) {
    self.command = command
    self.words = words
    self.title = title
  }
}

extension TextScreen {
  /// All ``commands``, whose words the user types.
  public var actions: [TextAction] { commands.map { TextAction($0, title: $0) } }

  /// Returns nil.
  public func content(of words: String) -> Destination.ContentType? { nil }
}

extension TextScreen where Destination.UserInteractionType: CaseIterable {
  /// The names of all interactions.
  public var commands: [String] { Destination.UserInteractionType.allCases.map(\.rawValue) }

  /// Reports the interaction with that name to the destination.
  public func perform(_ command: String, _ words: String) throws {
    let all = Destination.UserInteractionType.allCases
    guard let interaction = all.first(where: { $0.rawValue == command }) else {
      throw DestinationError(.noAction, "There is no command \(command) here.")
    }
    let content = words.isEmpty ? nil : content(of: words)
    try destination().performInterfaceAction(interactionType: interaction, content: content)
  }
}
