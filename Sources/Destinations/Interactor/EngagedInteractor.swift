/// An interactor in use, shared by all places to which it is assigned.
///
/// There is only one per interactor. Therefore an interactor is prepared and cleaned up once, and
/// has one desk, however many places use it. Those places keep this object alive.
@MainActor
class EngagedInteractor {
  private struct Entry {
    weak var engaged: EngagedInteractor?
  }

  private struct User {
    weak var installed: InstalledInteractor?
  }

  private static var entries: [ObjectIdentifier: Entry] = [:]

  private let key: ObjectIdentifier
  private var users: [User] = []

  /// Whether the last place has released the interactor.
  private(set) var hasEnded = false

  fileprivate init(_ interactor: any AbstractInteractable) {
    key = ObjectIdentifier(interactor)
    Self.entries[key] = Entry(engaged: self)
  }

  isolated deinit { forget() }

  private func forget() {
    guard let entry = Self.entries[key] else { return }
    if entry.engaged == nil || entry.engaged === self { Self.entries[key] = nil }
  }

  /// Returns an interactor that is in use, or nil if no place has it.
  static func find<Request: InteractorRequestConfiguring>(
    _ interactor: any AbstractInteractable<Request>
  ) -> EngagedInteractorOf<Request>? {
    entries[ObjectIdentifier(interactor)]?.engaged as? EngagedInteractorOf<Request>
  }

  /// Returns an interactor for a place to use, whether others use it already or not.
  static func engage<Request: InteractorRequestConfiguring>(
    _ interactor: any AbstractInteractable<Request>
  ) -> EngagedInteractorOf<Request> {
    find(interactor) ?? EngagedInteractorOf(interactor)
  }

  /// Adds a place, and returns whether it is the first.
  func join(_ installed: InstalledInteractor) -> Bool {
    users.append(User(installed: installed))
    return users.count == 1
  }

  /// Removes a place, and returns whether it was the last.
  func leave(_ installed: InstalledInteractor) -> Bool {
    users.removeAll { $0.installed == nil || $0.installed === installed }
    hasEnded = users.isEmpty
    if hasEnded { forget() }
    return hasEnded
  }
}

/// An interactor in use, with the type of its requests.
///
/// Its kind is determined once.
final class EngagedInteractorOf<Request: InteractorRequestConfiguring>: EngagedInteractor {
  enum Kind {
    case sync(any Interactable<Request>)
    case async(any AsyncInteractable<Request>)
    case stream(any StreamInteractable<Request>)
    /// Of no kind; every request to it is refused.
    case unknown
  }

  let kind: Kind

  /// The open requests, if the interactor is synchronous.
  let desk = AnswerDesk<Request>()

  private var preparation: Task<Void, Never>?

  init(_ interactor: any AbstractInteractable<Request>) {
    if let interactor = interactor as? any StreamInteractable<Request> {
      kind = .stream(interactor)
    } else if let interactor = interactor as? any AsyncInteractable<Request> {
      kind = .async(interactor)
    } else if let interactor = interactor as? any Interactable<Request> {
      kind = .sync(interactor)
    } else {
      kind = .unknown
    }
    super.init(interactor)
  }

  /// The interactor, if it is on an actor of its own.
  var asynchronous: (any AsyncInteractable<Request>)? {
    switch kind {
    case .async(let interactor): interactor
    case .stream(let interactor): interactor
    case .sync, .unknown: nil
    }
  }

  /// Waits until the interactor is prepared.
  ///
  /// The first caller starts that.
  func prepared() async {
    guard let interactor = asynchronous, !hasEnded else { return }
    let preparation = preparation ?? Task { await interactor.prepareForRequests() }
    self.preparation = preparation
    await preparation.value
  }

  /// Lets the interactor clean up, and returns the task to wait for, if there is one.
  func cleanUp() -> Task<Void, Never>? {
    preparation?.cancel()
    if case .sync(let interactor) = kind { interactor.cleanupResources() }
    return asynchronous.map { interactor in Task { await interactor.cleanupResources() } }
  }
}
