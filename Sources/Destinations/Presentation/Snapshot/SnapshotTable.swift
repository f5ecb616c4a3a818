/// The places that an app saves in snapshots, and how to migrate older snapshots.
///
/// ```swift
/// App.Setup(
///   providers: providers, startingDestination: .replaceRoot(with: .home),
///   snapshots: SnapshotTable(revision: 2, migrations: [1: { $0.rename("detail", to: "note") }]) {
///     Restorable("home", .home)
///     Restorable("note", .note)
///   })
/// ```
/// Only places that the table lists are saved and restored. Any other place is left out of a
/// snapshot with everything on top of it, which is reported as an event.
public struct SnapshotTable<DestinationType: RoutableDestinations, ContentType: ContentTypeable>:
  Sendable
{
  typealias Entry = Restorable<DestinationType, ContentType>

  /// The revision of tags and contents.
  ///
  /// Increase it whenever their meaning changes; it begins with 1.
  let revision: Int

  /// The treatment of places that cannot be restored.
  let policy: SnapshotPolicy

  /// The entries in order.
  ///
  /// A table can contain the entries of another table.
  public let entries: [Restorable<DestinationType, ContentType>]

  private let migrations: KeyValuePairs<Int, Migration>
  private let byTag: [String: Entry]

  /// Changes a snapshot of one revision into one of the next.
  ///
  /// If a migration throws, the whole snapshot is unreadable.
  public typealias Migration = @Sendable (inout NavigationSnapshot) throws -> Void

  /// Creates a table.
  ///
  /// - Parameters:
  ///   - revision: The revision of tags and contents, beginning with 1.
  ///   - policy: The policy for places that cannot be restored.
  ///   - migrations: The migrations of older snapshots by the revision that they change, at most one for each.
  ///   - entries: The places to save. If several entries match a place, the first one is used.
  public init(
    revision: Int = 1, policy: SnapshotPolicy = .drop,
    migrations: KeyValuePairs<Int, Migration> = [:],
    @TableBuilder<Restorable<DestinationType, ContentType>> entries: () -> [Restorable<
      DestinationType, ContentType
    >]
  ) {
    self.revision = revision
    self.policy = policy
    self.migrations = migrations
    self.entries = entries()
    byTag = Dictionary(self.entries.map { ($0.tag, $0) }) { first, _ in first }
  }

  /// The faults in the table: repeated tags and repeated migrations.
  public var faults: [DestinationError] {
    SetupFault.duplicates(in: entries.map(\.tag), of: "the snapshot table")
      + SetupFault.duplicates(in: migrations.map { "revision \($0.key)" }, of: "the migrations")
  }

  /// Returns the tag and content of a place; nil if the table does not keep it.
  func row(for place: Entry.Place) throws -> Entry.Record? {
    for entry in entries {
      if let record = try entry.record(place) { return record }
    }
    return nil
  }

  /// Returns the place of a row.
  ///
  /// - Throws: ``DestinationError`` with `unreadableSnapshot` if the row, its tag or its content cannot be read.
  func place(of row: NavigationSnapshot.Row) throws(DestinationError) -> Entry.Place {
    if let tag = row.tag { return try place(tag, row.content) }
    throw .unreadable("The row cannot be read: \(row.problem ?? "it has no tag").")
  }

  /// Returns the place of a tag.
  ///
  /// - Throws: ``DestinationError`` with `unreadableSnapshot` for an unknown tag or unreadable content.
  func place(_ tag: String, _ content: SnapshotValue?) throws(DestinationError) -> Entry.Place {
    guard let entry = byTag[tag] else {
      throw .unreadable("The snapshot table has no tag \"\(tag)\".")
    }
    do {
      if let place = try entry.place(content) { return place }
    } catch {
      throw .unreadable("The content of \"\(tag)\" cannot be read.", error)
    }
    throw .unreadable("The place \"\(tag)\" no longer exists.")
  }

  /// Migrates a snapshot to the current revision.
  ///
  /// - Throws: The ``DestinationError`` that a migration throws; one with `unreadableSnapshot` if a migration throws
  ///   an error of another type, or if the snapshot is of a later revision.
  func migrated(_ snapshot: NavigationSnapshot) throws(DestinationError) -> NavigationSnapshot {
    guard snapshot.revision <= revision else {
      throw .unreadable(
        "The snapshot has revision \(snapshot.revision), but the app has revision \(revision).")
    }
    var migrated = snapshot
    for migration in migrations.sorted(on: \.key)
    where (snapshot.revision..<revision).contains(migration.key) {
      do {
        try migration.value(&migrated)
      } catch {
        throw error as? DestinationError
          ?? DestinationError.unreadable("A migration threw an error.", error)
      }
    }
    return migrated
  }
}

extension SnapshotTable: Printed {
  /// The tags.
  var printed: String { entries.map(\.tag).joined(separator: ", ") }
}
