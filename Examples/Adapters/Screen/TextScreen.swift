public import Destinations

/// An interface made of text, which a terminal or a page can show.
///
/// ```swift
/// struct NoteScreen: InteractiveInterfacing, TextScreen {
///   enum UserInteractionType: String, UserInteractionTypeable, CaseIterable { case edit, done }
///   let destinationState: DestinationInterfaceState<App.Screen<NoteScreen>>
///   var lines: [String] { ["Tea", "Two minutes, not three."] }
/// }
/// ```
@MainActor
public protocol TextScreen: DestinationInterfacing {
  /// What is shown, a line each; none for a container that shows only what is in it.
  var lines: [String] { get }

  /// What a person can do here, by name; the names of all interactions unless implemented.
  var commands: [String] { get }

  /// Returns what comes with a command; nothing unless implemented.
  func content(of words: String) -> Destination.ContentType?

  /// Does what a person has asked for.
  ///
  /// - Throws: The refusal, if it is known at once; nothing has changed then.
  func perform(_ command: String, _ words: String) throws
}

extension TextScreen {
  /// Nothing.
  public func content(of words: String) -> Destination.ContentType? { nil }
}

extension TextScreen where Destination.UserInteractionType: CaseIterable {
  /// The names of all interactions.
  public var commands: [String] { Destination.UserInteractionType.allCases.map(\.rawValue) }

  /// Reports the interaction of that name to the destination.
  public func perform(_ command: String, _ words: String) throws {
    let all = Destination.UserInteractionType.allCases
    guard let interaction = all.first(where: { $0.rawValue == command }) else {
      throw DestinationError(.noAction, "There is no command \(command) here.")
    }
    let content = words.isEmpty ? nil : content(of: words)
    try destination().performInterfaceAction(interactionType: interaction, content: content)
  }
}
