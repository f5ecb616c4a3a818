#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension NavigationJournal {
  /// Returns the journal as JSON, with the tags and contents of a table.
  ///
  /// A place that the table does not list has no tag, and a replay stops at the entry that presents
  /// it.
  /// - Throws: ``DestinationError`` with `unreadableSnapshot` if content cannot be encoded.
  /// - Complexity: O(*n*) for *n* places that arrived and left.
  public func data(
    _ table: SnapshotTable<DestinationType, ContentType>
  ) throws(DestinationError) -> Data {
    try SnapshotCoding.data(of: "journal") {
      let entries = try entries.map { entry in
        File.Entry(cause: entry.cause, changes: try entry.changes.map { try $0.tagged(by: table) })
      }
      return File(format: 1, revision: table.revision, entries: entries)
    }
  }

  /// Reads a journal that ``data(_:)`` has written.
  ///
  /// - Throws: ``DestinationError`` with `unreadableSnapshot` if the data is not a journal, or
  ///   has another revision.
  /// - Complexity: O(*n*) for *n* bytes.
  public init(
    _ data: Data, _ table: SnapshotTable<DestinationType, ContentType>
  ) throws(DestinationError) {
    let file: File = try SnapshotCoding.file("journal", data)
    guard file.format == 1, file.revision == table.revision else {
      let reason =
        "The journal's format or revision is not that of this app, which has revision \(table.revision)."
      throw .unreadable(reason)
    }
    guard file.entries.allSatisfy({ $0.changes.allSatisfy(\.isReadable) }) else {
      throw .unreadable("A change in the journal names no place, or no valid slot.")
    }
    entries = file.entries.map { entry in
      Entry(cause: entry.cause, changes: entry.changes.map { $0.placed(by: table) })
    }
  }

  /// The coded form of a journal.
  private struct File: Codable {
    let format: Int
    let revision: Int
    let entries: [Entry]

    struct Entry: Codable {
      let cause: NavigationCause
      let changes: [Change]
    }
  }
}

extension NavigationJournal.Change {
  fileprivate typealias Table = SnapshotTable<DestinationType, ContentType>

  fileprivate typealias Item = NavigationJournal.Item

  /// Returns the same change with the tags and contents of its places.
  fileprivate func tagged(by table: Table) throws -> Self {
    try map { item in
      let kept = try item.place.flatMap { try table.row(for: $0) }
      (item.row.tag, item.row.content) = (kept?.tag, kept?.content)
    }
  }

  /// Returns the same change with places instead of their tags and contents.
  fileprivate func placed(by table: Table) -> Self {
    map { item in
      item.place = item.row.tag.flatMap { try? table.place($0, item.row.content) }
      (item.row.tag, item.row.content) = (nil, nil)
    }
  }

  private func map(_ change: (inout Item) throws -> Void) rethrows -> Self {
    try changed(self) {
      $0.leaving = try leaving?.map { try changed($0, change) }
      $0.arriving = try arriving?.map { try changed($0, change) }
    }
  }

  /// Whether the change names a place, and every word in it is that of a slot.
  fileprivate var isReadable: Bool {
    (of != nil || now == nil)
      && [slot, was?.focus, now?.focus].allSatisfy { word in
        word.map { SlotName(snapshotWord: $0) != nil } ?? true
      }
  }
}
