extension MarkdownInline {
  /// Remembers a mark of emphasis that may still find a partner.
  struct Mark {
    /// The form of the partner.
    let sort: Sort
    /// The position of the mark among the pieces.
    let piece: Int
    /// Whether the mark directly follows another mark, so that either may be the outer one.
    var isTwin = false

    /// The character of a mark, and how often it is repeated.
    struct Sort: Hashable {
      /// An asterisk, an underscore or a tilde.
      let marker: UInt8
      /// The number of characters.
      let count: Int

      /// The meaning of a pair of such marks.
      var style: Style {
        marker == ASCII.tilde ? .struck : count == 1 ? .italic : .bold
      }
    }
  }
}
