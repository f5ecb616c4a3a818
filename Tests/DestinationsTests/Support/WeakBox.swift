/// Holds objects weakly, to check that no other object holds them strongly.
@MainActor
final class WeakBox {
  private struct Weak {
    weak var object: AnyObject?
  }

  private var objects: [Weak] = []

  func add(_ object: AnyObject?) {
    objects.append(Weak(object: object))
  }

  /// The number of added objects.
  var count: Int { objects.count }

  /// The number of objects that are alive.
  var livingCount: Int { objects.count { $0.object != nil } }

  /// The numbers of live and of added objects, as `0 of 2`.
  var text: String { "\(livingCount) of \(count)" }
}
