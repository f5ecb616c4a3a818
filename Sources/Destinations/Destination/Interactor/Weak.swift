/// Refers to an object without keeping it alive, as an element of a collection.
@MainActor
final class Weak<Object: AnyObject> {
  weak var object: Object?

  init(_ object: Object? = nil) { self.object = object }
}
