/// A value in an object, so that the value is cheap to pass on, and code that only passes it on need not look up its
/// type.
final class ContentBox<Content: Sendable>: Sendable {
  let content: Content

  init(_ content: Content) {
    self.content = content
  }
}
