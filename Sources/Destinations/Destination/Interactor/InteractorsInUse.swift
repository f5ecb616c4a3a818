/// The interactors that places use, each with the object that its places share.
///
/// An interactor is an object of the app, in which the library cannot store anything. Places of different windows may
/// share an interactor without knowing each other, and a late answer is matched only by the identity of the interactor.
@MainActor
enum InteractorsInUse {
  private struct Entry {
    weak var shared: AnyObject?
  }

  private static var entries: [ObjectIdentifier: Entry] = [:]

  static func find(_ key: ObjectIdentifier) -> AnyObject? { entries[key]?.shared }

  static func add(_ shared: AnyObject, at key: ObjectIdentifier) {
    entries[key] = Entry(shared: shared)
  }

  /// Removes an entry unless a later object has taken it over.
  static func remove(_ shared: AnyObject, at key: ObjectIdentifier) {
    if let entry = entries[key], entry.shared == nil || entry.shared === shared {
      entries[key] = nil
    }
  }
}
