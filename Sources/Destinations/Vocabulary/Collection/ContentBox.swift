/// A value in an object, so that it is small to pass on, and code that only does that need not look up its type.
final class ContentBox<Content: Sendable>: Sendable {
  let content: Content

  init(_ content: Content) {
    self.content = content
  }
}
