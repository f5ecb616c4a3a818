/// Content in an object, so that code that only passes it on need not look up its type.
final class ContentBox<Content: Sendable>: Sendable {
  let content: Content

  init(_ content: Content) {
    self.content = content
  }
}

extension Optional where Wrapped: Sendable {
  /// The box of some content; nil for none.
  var boxed: ContentBox<Wrapped>? {
    self == nil ? nil : boxedContent
  }

  // A separate property, because unwrapping a generic content is slow, and most places have none.

  @inline(never)
  private var boxedContent: ContentBox<Wrapped>? {
    map { ContentBox($0) }
  }
}
