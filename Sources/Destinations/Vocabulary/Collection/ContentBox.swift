/// A value in an object, so that it is small to pass on, and code that only does that need not look up its type.
final class ContentBox<Content: Sendable>: Sendable {
  let content: Content

  init(_ content: Content) {
    self.content = content
  }
}

/// Returns the box of some content, or nil for none.
///
/// A method of the box, or of the optional, would need the type of that before it can look.
func boxed<Content: Sendable>(_ content: Content?) -> ContentBox<Content>? {
  content == nil ? nil : boxedContent(content)
}

// A separate function, because unwrapping a generic content is slow, and most places have none.

@inline(never)
private func boxedContent<Content: Sendable>(_ content: Content?) -> ContentBox<Content>? {
  content.map { ContentBox($0) }
}
