public import Destinations

/// The expectation of a step, as an alternative to a closure that changes the tree.
///
/// ```swift
/// flow.goBack(expect: .refused(.nothingToGoBack))
/// flow.perform(ListAction.open, expect: .delta("+ > noteDetail"))
/// ```
public enum StepExpectation: Sendable {
  /// The step changes neither the tree, nor its places, nor the interface.
  ///
  /// It does not matter whether the step is refused. If it launches the app again, everything is presented as before,
  /// apart from identifiers.
  case unchanged

  /// The step is refused with an error code, and changes nothing.
  case refused(_ code: DestinationError.Code)

  /// The step leads to a tree, written in the form in which trees print themselves.
  ///
  /// ``TestFlow/expectTree`` says what may be omitted.
  case tree(_ text: String)

  /// The step makes some changes, written with one line per place, like a ``TreeDelta`` prints
  /// itself.
  ///
  /// Identifiers and contents may be omitted, and so may all marks of the current place.
  case delta(_ text: String)
}

extension StepExpectation: CustomStringConvertible {
  /// The expectation, in a few words or as the text that was given.
  public var description: String {
    switch self {
    case .unchanged: "unchanged"
    case .refused(let code): "refused: \(code)"
    case .tree(let text): "tree:\n\(text)"
    case .delta(let text): "delta:\n\(text)"
    }
  }
}
