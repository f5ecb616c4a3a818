/// The path of a stack, for bindings.
///
/// An interface can create one and keep it as its `navigator`. It is connected with the stack when
/// the interface is assigned to its destination. Until then it keeps a path of its own.
@MainActor
public final class DestinationNavigator: DestinationPathNavigating {
  private enum Source {
    case own([DestinationID])
    case stack(read: () -> [DestinationID], write: ([DestinationID]) -> Void)
  }

  private var source: Source

  /// Creates a navigator that is not connected with a stack.
  public init() {
    source = .own([])
  }

  /// Creates the navigator of a stack, which it does not keep alive.
  init<Stack: NavigatingDestinationable>(_ stack: Stack) {
    source = .own([])
    bind(to: stack)
  }

  /// Connects this navigator with a stack.
  func bind<Stack: NavigatingDestinationable>(to stack: Stack) {
    source = .stack(
      read: { [weak stack] in stack?.path ?? [] },
      write: { [weak stack] in stack?.report(path: $0) })
  }

  /// The identifiers of the places on the path, bottom first.
  ///
  /// Set it to report that the user has gone back: the new value must be a beginning of the old
  /// one. Any other value changes nothing, and an error is logged.
  /// - Complexity: O(*n*) for *n* elements.
  public var navigationPath: [DestinationID] {
    get {
      switch source {
      case .own(let path): path
      case .stack(let read, _): read()
      }
    }
    set {
      switch source {
      case .own: source = .own(newValue)
      case .stack(_, let write): write(newValue)
      }
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
