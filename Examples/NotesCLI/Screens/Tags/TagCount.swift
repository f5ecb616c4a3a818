/// A tag, and the number of notes with it.
struct TagCount: Hashable, Sendable, Identifiable {
  /// The tag, without `#`.
  let tag: String
  /// The number of notes.
  let count: Int

  /// The identity of the tag.
  var id: String { tag }

  /// Counts the tags of notes.
  ///
  /// - Returns: The tags in alphabetical order.
  static func counts(in notes: [NoteSummary]) -> [TagCount] {
    var counts: [String: Int] = [:]
    for tag in notes.flatMap(\.tags) { counts[tag, default: 0] += 1 }
    return counts.sorted { $0.key < $1.key }.map { TagCount(tag: $0.key, count: $0.value) }
  }
}
