/// Holds objects weakly, to show that nothing else holds them strongly.
@MainActor
final class WeakBox {
  private struct Weak {
    weak var object: AnyObject?
  }

  private var objects: [Weak] = []

  func add(_ object: AnyObject?) {
    objects.append(Weak(object: object))
  }

  /// How many objects were added.
  var count: Int { objects.count }

  /// How many of them are still there.
  var livingCount: Int { objects.count { $0.object != nil } }

  /// How many are still there of those that were added, as `0 of 2`.
  var text: String { "\(livingCount) of \(count)" }
}
