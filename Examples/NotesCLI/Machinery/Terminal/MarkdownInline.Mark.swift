extension MarkdownInline {
  /// Remembers a mark of emphasis that may still find a partner.
  struct Mark {
    /// What the partner must look like.
    let sort: Sort
    /// Where the mark stands among the pieces.
    let piece: Int
    /// Whether it stands directly behind the mark before it, so that either may be the outer one.
    var isTwin = false

    /// Says what a mark looks like.
    struct Sort: Hashable {
      /// An asterisk, an underscore or a tilde.
      let marker: UInt8
      /// How many of them.
      let count: Int

      /// What a pair of such marks means.
      var style: Style {
        marker == ASCII.tilde ? .struck : count == 1 ? .italic : .bold
      }
    }
  }
}
