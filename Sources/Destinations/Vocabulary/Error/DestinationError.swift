/// The error of a refused request, a faulty setup, or an interactor that did not answer.
///
/// A refused request changes nothing: the tree, the destinations, the queue and the interface are
/// as they were. Use the ``code`` in a program, and its text in messages for developers.
public struct DestinationError: Error, Sendable {
  private var box: ContentBox<Facts>

  private var facts: Facts { box.content }

  /// What went wrong, as a value to compare.
  public var code: Code { facts.code }

  /// The fault, as one sentence with the values involved.
  public var reason: String { facts.reason }

  /// The part of the reason that users read, which does not name a guard.
  var reasonForUsers: String {
    facts.textForUsers ?? reason
  }

  /// The underlying error, for example the one that a provider has thrown.
  public var underlying: (any Error)? { facts.underlying }

  /// If the request was a path, the position of the refused element, counted from 0.
  public internal(set) var pathIndex: Int? {
    get { facts.pathIndex }
    set { box = ContentBox(changed(facts) { $0.pathIndex = newValue }) }
  }

  /// The place that asked, by its route and identifier.
  ///
  /// This is the place whose interaction or interactor failed, or from which a refused request started;
  /// if another flow of the window refused the request, a place of the flow where it was made. Nil if that
  /// place is not presented, if nothing is presented, or if the error does not come from a request.
  public var place: String? { asker?.description }

  var asker: PlaceName? {
    get { facts.asker }
    set { box = ContentBox(changed(facts) { $0.asker = newValue }) }
  }

  /// Creates an error.
  ///
  /// - Parameters:
  ///   - code: The cause.
  ///   - reason: The fault, as one sentence.
  ///   - underlying: The underlying error.
  @inline(never) public init(_ code: Code, _ reason: String, underlying: (any Error)? = nil) {
    box = ContentBox(Facts(code: code, reason: reason, underlying: underlying))
  }

  /// Creates the refusal of a guard, whose name is for developers.
  init(denied reason: String, forUsers text: String) {
    box = ContentBox(Facts(code: .guardDenied, reason: reason, textForUsers: text))
  }
}

extension DestinationError {
  /// All parts of an error in one object, because a refusal is passed on many times.
  private struct Facts: Sendable {
    let code: Code
    let reason: String
    var textForUsers: String?
    var underlying: (any Error)?
    var pathIndex: Int?
    var asker: PlaceName?
  }
}

extension DestinationError: Printed {
  /// The code, its family unless it is `refused`, the reason, the place and the remedy, in one line.
  var printed: String {
    let reason = reason
    let family = code.family == .refused ? "" : " (\(code.family))"
    var text = code.rawValue + family + ": " + reason.asSentence
    if let whereabouts = whereabouts(besides: reason) { text += " (" + whereabouts + ")" }
    if let underlying { text += " [\(underlying)]" }
    return text + " " + code.cure
  }

  /// Returns the place of the error, unless the sentence names it already.
  private func whereabouts(besides reason: String) -> String? {
    let element = pathIndex.map { "element \($0) of the path" }
    guard let place, !reason.contains(place) else { return element }
    return (element.map { $0 + ", " } ?? "") + "requested from " + place
  }
}

extension String {
  /// The text with a full stop, unless it already ends with punctuation.
  var asSentence: String {
    isEmpty || [".", "!", "?", "…"].contains(where: hasSuffix) ? self : self + "."
  }
}

extension DestinationError {
  /// Creates the error for a failure of an interactor.
  ///
  /// An error of the library stays as it is, a cancelled task becomes `cancelled`, and any other
  /// error becomes the underlying error of `interactorFailed`.
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
