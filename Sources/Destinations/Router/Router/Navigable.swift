/// A destination that knows the path to itself, for a ``Router``.
///
/// The path must follow one rule: it ends with the destination itself, and the path of each earlier
/// element is the part up to that element. ``pathFaults(over:)`` checks this in a test. The name
/// comes from *Detour*.
///
/// ```swift
/// enum NotesRoute: Navigable {
///   case note(Int)
///   case history(note: Int)
///
///   var path: [NotesRoute] {
///     switch self {
///     case .note: [self]
///     case .history(let note): [.note(note), self]
///     }
///   }
/// }
/// ```
public protocol Navigable: Equatable, Sendable {
  /// The destinations from the root to this one, which is the last.
  ///
  /// The root is not part of the path.
  var path: [Self] { get }
}

/// Another name for ``Navigable``, from *Detour*.
public typealias Routeable = Navigable

extension Navigable {
  /// Returns an error for each sample whose path breaks the rule.
  ///
  /// Call it in a test with a value of each case.
  ///
  /// - Returns: Errors with `brokenPathLaw` in the order of the samples; empty if there are none.
  /// - Complexity: O(*n*²) for paths of *n* destinations.
  public static func pathFaults(over samples: some Sequence<Self>) -> [DestinationError] {
    samples.compactMap(\.pathFault)
  }

  /// The error of a path that breaks the rule; nil for any other path.
  var pathFault: DestinationError? {
    let path = path
    guard path.last == self else {
      return DestinationError(.brokenPathLaw, "The path of \(self) does not end with \(self).")
    }
    for (index, destination) in path.enumerated().dropLast()
    where destination.path != Array(path[...index]) {
      let reason =
        "The path of \(self) contains \(destination), but does not begin with the path of \(destination)."
      return DestinationError(.brokenPathLaw, reason)
    }
    return nil
  }
}
