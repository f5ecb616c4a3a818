/// A destination that knows the way to itself: what ``Router`` navigates to.
///
/// Detour's name. Its law: the path ends with the destination itself, and the path of each destination on
/// it is the part of it up to there. ``pathFaults(over:)`` checks it in a test.
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
  /// The destinations on the way from the root, itself last; the root is not among them.
  var path: [Self] { get }
}

/// The other spelling of ``Navigable`` that Detour has.
public typealias Routeable = Navigable

extension Navigable {
  /// Returns every sample whose path breaks the law; call it in a test with one value of each case.
  ///
  /// - Returns: Errors with `brokenPathLaw` in the order of the samples; none if the law holds.
  /// - Complexity: O(*n*²) for paths of *n* destinations.
  public static func pathFaults(over samples: some Sequence<Self>) -> [DestinationError] {
    samples.compactMap(\.pathFault)
  }

  /// How the path breaks the law, or nil.
  var pathFault: DestinationError? {
    let path = path
    guard path.last == self else {
      return DestinationError(.brokenPathLaw, "The path of \(self) does not end with it.")
    }
    for (index, destination) in path.enumerated().dropLast()
    where destination.path != Array(path[...index]) {
      let reason = "The path of \(self) goes over \(destination), whose own path is another."
      return DestinationError(.brokenPathLaw, reason)
    }
    return nil
  }
}
