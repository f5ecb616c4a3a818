/// Says why a request could not be done, why a set-up is faulty, or why an interactor did not answer.
///
/// A refused request leaves the tree, the destinations, the queue and the interface exactly as they
/// were. The ``code`` is what a program decides on; the ``description`` is what a person reads.
public struct DestinationError: Error, Sendable {
  /// The one cause of this error.
  public let code: Code

  /// One sentence with the values involved.
  public let reason: String

  /// The error that another part reported, for instance the one that a provider threw.
  public let underlying: (any Error)?

  /// The position of the refused element, counted from 0, when the request was a path.
  public internal(set) var pathIndex: Int?

  /// The place from which a refused request acted, by its route and identifier.
  ///
  /// Nil if nothing was presented, or if the error is none of a request's.
  public var place: String? { asker?.description }

  var asker: PlaceName?

  /// Creates an error.
  ///
  /// - Parameters:
  ///   - code: The one cause.
  ///   - reason: One sentence with the values involved.
  ///   - underlying: The error that another part reported.
  public init(_ code: Code, _ reason: String, underlying: (any Error)? = nil) {
    self.code = code
    self.reason = reason
    self.underlying = underlying
  }
}

extension DestinationError: CustomStringConvertible {
  /// What happened, where, and what to do about it, in one line.
  public var description: String {
    var text = code.rawValue + ": " + reason.asSentence
    if let whereabouts { text += " (" + whereabouts + ")" }
    if let underlying { text += " [\(underlying)]" }
    return text + " " + code.cure
  }

  /// Where it happened, as far as the sentence does not say so.
  private var whereabouts: String? {
    let element = pathIndex.map { "element \($0) of the path" }
    guard let place, !reason.utf8.contains(place.utf8) else { return element }
    return (element.map { $0 + ", " } ?? "") + "asked from " + place
  }
}

extension String {
  /// The text with a full stop, unless it ends a sentence already.
  fileprivate var asSentence: String {
    isEmpty || [".", "!", "?", "…"].contains(where: hasSuffix) ? self : self + "."
  }
}

extension String.UTF8View {
  /// Whether some bytes occur in a row; each refusal asks, which a search for characters makes dear.
  fileprivate func contains(_ part: Self) -> Bool {
    guard let first = part.first else { return true }
    var rest = self[...]
    while let start = rest.firstIndex(of: first) {
      rest = rest[start...]
      if rest.starts(with: part) { return true }
      rest.removeFirst()
    }
    return false
  }
}

extension DestinationError {
  /// Creates the error that tells of an interactor's failure.
  ///
  /// An error of the library is itself, the end of a task is `cancelled`, and any other is underlying
  /// one with the code `interactorFailed`.
  init<Request>(failure error: any Error, of request: Request.Type) {
    if let error = error as? DestinationError {
      self = error
    } else if error is CancellationError {
      self.init(.cancelled, "\(request) was cancelled.", underlying: error)
    } else {
      self.init(.interactorFailed, "\(request) failed.", underlying: error)
    }
  }
}
