/// An error as part of an event.
///
/// For errors of the library, the text is created only when it is read.
public struct EventError: Sendable {
  private let telling: Telling

  /// The text of an error.
  private enum Telling {
    case refusal(DestinationError)
    case words(Words)
  }

  /// An error as events are written.
  private struct Words: Codable, Equatable {
    var code: DestinationError.Code?
    let text: String
    let reason: String
  }

  /// Creates the description of an error.
  public init(_ error: any Error) {
    telling =
      (error as? DestinationError).map { .refusal($0) }
      ?? .words(Words(text: "\(error)", reason: "\(error)"))
  }

  private var words: Words {
    switch telling {
    case .refusal(let error):
      Words(code: error.code, text: error.description, reason: error.reason)
    case .words(let words): words
    }
  }
}

extension EventError {
  /// The code, for errors of the library; nil for others.
  public var code: DestinationError.Code? {
    if case .refusal(let error) = telling { error.code } else { words.code }
  }

  /// The description of the error.
  public var text: String { words.text }

  /// The fault, without the code and the suggested fix.
  ///
  /// For errors of the app, the same as ``text``.
  public var reason: String { words.reason }
}

extension EventError: Equatable {
  /// Returns whether two errors have the same description.
  public static func == (left: Self, right: Self) -> Bool { left.words == right.words }
}

extension EventError: Codable {
  /// Decodes the description of an error.
  public init(from decoder: any Decoder) throws {
    telling = .words(try Words(from: decoder))
  }

  /// Encodes the description of the error.
  public func encode(to encoder: any Encoder) throws {
    try words.encode(to: encoder)
  }
}

extension EventError: Printed {
  /// The error in one line.
  var printed: String { text }
}
