/// The path of a stack, for bindings.
///
/// An interface can create one and keep it as its `navigator`. It is connected with the stack when
/// the interface is assigned to its destination. Until then it keeps a path of its own.
@MainActor
public final class DestinationNavigator: DestinationPathNavigating {
  /// The path of a navigator that is not connected; nil once it is.
  private var own: [DestinationID]? = []
  private weak var stack: (any NavigatingDestinationable)?

  /// Creates a navigator that is not connected with a stack.
  public init() {}

  /// Creates the navigator of a stack, which the navigator does not keep alive.
  init(_ stack: any NavigatingDestinationable) { bind(to: stack) }

  /// Connects this navigator with a stack.
  func bind(to stack: any NavigatingDestinationable) {
    own = nil
    self.stack = stack
  }

  /// The identifiers of the places on the path, bottom first.
  ///
  /// Set it to report that the user has gone back: the new value must be a beginning of the old
  /// one. Any other value changes nothing, and an error is logged.
  /// - Complexity: O(*n*) for *n* elements.
  public var navigationPath: [DestinationID] {
    get { own ?? stack?.path ?? [] }
    set {
      if own != nil { own = newValue } else { stack?.report(path: newValue) }
    }
  }
}

extension NavigatingDestinationable {
  fileprivate var path: [DestinationID] {
    arrangement.observe(.children(of: id))
    return arrangement.tree.members(of: .path, in: id)
  }

  fileprivate func report(path: [DestinationID]) {
    let old = arrangement.tree.members(of: .path, in: id)
    guard path != old else { return }
    guard old.starts(with: path) else {
      let reason =
        "The interface of \(description) reported a path that is not part of the current one."
      return logError(error: DestinationError(.targetGone, reason))
    }
    if let top = path.last ?? (nodeKind == .stack ? nil : old.first) {
      arrange(.goBackTo(id: top), cause: .system)
    } else {
      arrange(.path(old.reversed().map { .remove(id: $0) }), cause: .system)
    }
  }
}

extension Destinationable {
  /// Connects the navigator of an interface with this place, if it is a stack.
  func bindNavigator(of interface: any DestinationInterfacing) {
    guard let stack = self as? any NavigatingDestinationable,
      let kept = interface as? any NavigatingDestinationInterfacing,
      let navigator = kept.navigator as? DestinationNavigator
    else { return }
    navigator.bind(to: stack)
  }
}
