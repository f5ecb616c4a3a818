/// An error as part of an event.
///
/// For errors of the library, the text is created only when it is read.
public struct EventError: Sendable {
  /// The code, for errors of the library; nil for others.
  public let code: DestinationError.Code?

  private let telling: Telling

  /// The text of an error.
  private enum Telling {
    case refusal(DestinationError)
    case words(text: String, reason: String)
  }

  /// Creates the description of an error.
  public init(_ error: any Error) {
    if let error = error as? DestinationError {
      self.init(error)
    } else {
      let text = "\(error)"
      self.init(code: nil, .words(text: text, reason: text))
    }
  }

  /// Creates the telling of an error of the library.
  init(_ error: DestinationError) {
    self.init(code: error.code, .refusal(error))
  }

  private init(code: DestinationError.Code?, _ telling: Telling) {
    self.code = code
    self.telling = telling
  }
}

extension EventError {
  /// The description of the error.
  public var text: String {
    switch telling {
    case .refusal(let error): error.description
    case .words(let text, _): text
    }
  }

  /// The fault, without the code and the suggested fix.
  ///
  /// For errors of the app, the same as ``text``.
  public var reason: String {
    switch telling {
    case .refusal(let error): error.reason
    case .words(_, let reason): reason
    }
  }
}

extension EventError: Equatable {
  /// Returns whether two errors have the same description.
  public static func == (left: Self, right: Self) -> Bool {
    left.code == right.code && left.reason == right.reason && left.text == right.text
  }
}

extension EventError: Codable {
  private enum CodingKeys: CodingKey {
    case code
    case text
    case reason
  }

  /// Decodes the description of an error.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let text = try values.decode(String.self, forKey: .text)
    let reason = try values.decode(String.self, forKey: .reason)
    self.init(
      code: try values.decodeIfPresent(DestinationError.Code.self, forKey: .code),
      .words(text: text, reason: reason))
  }

  /// Encodes the description of the error.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encodeIfPresent(code, forKey: .code)
    try values.encode(text, forKey: .text)
    try values.encode(reason, forKey: .reason)
  }
}

extension EventError: Printed {
  /// The error in one line.
  var printed: String { text }
}
