/// An interactor in use, shared by all places to which it is assigned.
///
/// There is only one per interactor. Therefore an interactor is prepared and cleaned up once,
/// however many places use it. Those places keep this object alive.
@MainActor
final class SharedInteractor<Request: InteractorRequestConfiguring> {
  /// The interactor, if it is on an actor of its own.
  let asynchronous: (any AsyncInteractable<Request>)?
  /// The interactor, if it is on the main actor; every request to an object of neither kind is refused.
  let synchronous: (any ReplyInteractable<Request>)?
  let openReplies = OpenReplies<Request>()
  private let key: ObjectIdentifier
  private var users: [Weak<InstalledInteractor>] = []
  private var preparation: Task<Void, Never>?
  /// The requests that wait until the interactor is prepared, in order; nil if it is prepared and none waits.
  private var waiting: Queue<CheckedContinuation<Void, Never>>? = Queue()

  private init(_ interactor: any AbstractInteractable<Request>) {
    key = ObjectIdentifier(interactor)
    asynchronous = interactor as? any AsyncInteractable<Request>
    synchronous = asynchronous == nil ? interactor as? any ReplyInteractable<Request> : nil
  }

  isolated deinit { InteractorsInUse.remove(self, at: key) }

  /// Returns an interactor that is in use, or nil if no place has it.
  static func find(_ interactor: any AbstractInteractable<Request>) -> SharedInteractor? {
    InteractorsInUse.entries[ObjectIdentifier(interactor)]?.object as? SharedInteractor
  }

  /// Returns an interactor for a place to use, whether others use it already or not.
  static func engage(_ interactor: any AbstractInteractable<Request>) -> SharedInteractor {
    if let found = find(interactor) { return found }
    let shared = SharedInteractor(interactor)
    InteractorsInUse.entries[shared.key] = Weak(shared)
    return shared
  }

  /// Adds a place; the first one prepares a synchronous interactor.
  func join(_ installed: InstalledInteractor) {
    users.append(Weak(installed))
    if users.count == 1 { synchronous?.prepareForRequests() }
  }

  /// Removes a place; the last one makes the interactor clean up.
  ///
  /// - Returns: The task to wait for, if there is one.
  func leave(_ installed: InstalledInteractor) -> Task<Void, Never>? {
    users.removeAll { $0.object == nil || $0.object === installed }
    guard users.isEmpty else { return nil }
    InteractorsInUse.remove(self, at: key)
    preparation?.cancel()
    synchronous?.cleanupResources()
    return asynchronous.map { interactor in Task { await interactor.cleanupResources() } }
  }

  /// Waits until the interactor is prepared; those who wait continue in the order in which they came.
  ///
  /// The first caller starts the preparation.
  func prepared() async {
    guard let interactor = asynchronous, !users.isEmpty, waiting != nil else { return }
    if preparation == nil {
      preparation = Task { [weak self] in
        await interactor.prepareForRequests()
        self?.resumeNextRequest()
      }
    }
    await withCheckedContinuation { waiting?.append($0) }
    resumeNextRequest()
  }

  /// Lets one request continue, which lets the next one; resumed at once, they would continue in any order.
  private func resumeNextRequest() {
    if let next = waiting?.popFirst() { next.resume() } else { waiting = nil }
  }
}
