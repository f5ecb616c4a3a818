public import Destinations

/// What a step is expected to do, where a change of the tree in a closure does not read best.
///
/// ```swift
/// flow.goBack(expect: .refused(.nothingToGoBack))
/// flow.perform(.open, expect: .delta("+ > noteDetail"))
/// ```
public struct StepExpectation: Sendable {
  enum Kind: Sendable {
    case unchanged
    case refused(DestinationError.Code)
    case tree(String)
    case delta(String)
  }

  let kind: Kind

  /// Tree, places and interface stay as they are, whether the step is refused or not.
  public static var unchanged: Self { Self(kind: .unchanged) }

  /// Returns that the step is refused for one cause, and leaves everything as it was.
  public static func refused(_ code: DestinationError.Code) -> Self { Self(kind: .refused(code)) }

  /// Returns the whole tree after the step, written as trees print themselves.
  ///
  /// What may be left out is told at ``TestFlow/expectTree``.
  public static func tree(_ text: String) -> Self { Self(kind: .tree(text)) }

  /// Returns what changes, one line for each place, written as ``TreeDelta`` prints itself.
  ///
  /// Identifiers and contents may be left out, and so may every mark of the current place.
  public static func delta(_ text: String) -> Self { Self(kind: .delta(text)) }
}
