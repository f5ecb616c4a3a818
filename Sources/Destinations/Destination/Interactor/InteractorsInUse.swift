/// The interactors that places use, each with the object that its places share.
///
/// An interactor is an object of the app, in which the library cannot store anything. Places of different windows may
/// share an interactor without knowing each other, and a late answer is matched only by the identity of the interactor.
@MainActor
enum InteractorsInUse {
  static var entries: [ObjectIdentifier: Weak<AnyObject>] = [:]

  /// Removes an entry unless a later object has taken it over.
  static func remove(_ shared: AnyObject, at key: ObjectIdentifier) {
    if let entry = entries[key], entry.object == nil || entry.object === shared {
      entries[key] = nil
    }
  }
}
