/// The locks of a flow, by the order of their creation.
struct LockList {
  private var locks: [Int: NavigationLock] = [:]
  private var count = 0

  var isEmpty: Bool { locks.isEmpty }

  /// The locks in order of creation.
  var inOrder: [NavigationLock] { locks.sorted { $0.key < $1.key }.map(\.value) }

  /// Adds a lock, and returns its number.
  mutating func add(_ make: (_ number: Int) -> NavigationLock) -> NavigationLock {
    count += 1
    let lock = make(count)
    locks[count] = lock
    return lock
  }

  mutating func remove(_ number: Int) { locks[number] = nil }

  /// The locks with a name, in order of creation.
  func named(_ name: String) -> [NavigationLock] { inOrder.filter { $0.name == name } }
}
