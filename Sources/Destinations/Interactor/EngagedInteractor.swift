/// An interactor that is in use, as all places that have it share it.
///
/// It is found by the interactor itself, so an interactor is prepared once, cleaned up once, and has one
/// desk, however many places it is assigned to. Those places keep this alive; when the last of them lets
/// go of the interactor, nothing of it is left.
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

  /// Whether the last place has let go of the interactor.
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

  /// Notes a place that has the interactor; returns whether it is the first.
  func join(_ installed: InstalledInteractor) -> Bool {
    users.append(User(installed: installed))
    return users.count == 1
  }

  /// Notes that a place has let go of the interactor; returns whether it was the last.
  func leave(_ installed: InstalledInteractor) -> Bool {
    users.removeAll { $0.installed == nil || $0.installed === installed }
    hasEnded = users.isEmpty
    if hasEnded { forget() }
    return hasEnded
  }
}

/// An interactor in use that takes requests of one type, with its kind found out once.
final class EngagedInteractorOf<Request: InteractorRequestConfiguring>: EngagedInteractor {
  enum Kind {
    case sync(any Interactable<Request>)
    case async(any AsyncInteractable<Request>)
    case stream(any StreamInteractable<Request>)
    /// Of no kind; every request to it is refused.
    case unknown
  }

  let kind: Kind

  /// Who waits for answers of a synchronous interactor.
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

  /// Waits until the interactor is prepared, which begins when the first one waits.
  func prepared() async {
    guard let interactor = asynchronous, !hasEnded else { return }
    let preparation = preparation ?? Task { await interactor.prepareForRequests() }
    self.preparation = preparation
    await preparation.value
  }

  /// Lets the interactor clean up; returns the work to wait for, if there is any.
  func cleanUp() -> Task<Void, Never>? {
    preparation?.cancel()
    if case .sync(let interactor) = kind { interactor.cleanupResources() }
    return asynchronous.map { interactor in Task { await interactor.cleanupResources() } }
  }
}
