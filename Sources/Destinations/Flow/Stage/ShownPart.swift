/// A part of the screen that is read from the tree when it is needed, and is observed separately.
@MainActor
final class ShownPart<Value> {
  let face = Face()

  /// The value that was read last, which stays as long as nothing else can be read.
  var value: Value

  private(set) var isStale = true

  init(_ value: Value) {
    self.value = value
  }

  /// Returns the value for an observer, read again if it is stale.
  func read(_ make: () -> Value?) -> Value {
    face.read()
    refresh(make)
    return value
  }

  func refresh(_ make: () -> Value?) {
    guard isStale, let new = make() else { return }
    isStale = false
    value = new
  }

  /// Notifies observers that the value has changed; unless it is known, it is read again.
  func change(isKnown: Bool = false) {
    isStale = isStale || !isKnown
    face.change()
  }
}
