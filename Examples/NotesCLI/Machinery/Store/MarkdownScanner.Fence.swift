extension MarkdownScanner {
  /// The opening of a block of code, by which its end is recognised.
  struct Fence: Hashable, Sendable {
    /// A backtick, a tilde, or the beginning of a tag.
    let marker: UInt8
    /// The number of marks; at least as many close the block.
    let count: Int
    /// The indentation that is taken off the lines of the block.
    let indent: Int

    /// Whether an HTML tag opened the block, which the end tag then closes.
    var isTag: Bool { marker == ASCII.less }
  }
}
