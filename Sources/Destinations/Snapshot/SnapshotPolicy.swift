/// What becomes of a place that cannot be restored: its tag or content is unknown, or its provider refuses.
///
/// What the place contains and presents always goes with it. Whatever is lost is in the report.
public enum SnapshotPolicy: String, Sendable, CaseIterable {
  /// The place is left out; what stood on it in its slot stays.
  case drop
  /// The place is left out, with what stood on it in its slot.
  case dropWithAbove
  /// Nothing is restored; the flow starts as without a snapshot.
  case startFresh
  /// The restoration is refused, and nothing has changed.
  case fail
}

/// Brings snapshots of one revision to the next.
public struct SnapshotMigration: Sendable {
  /// The revision that it takes.
  public let revision: Int

  let migrate: @Sendable (inout NavigationSnapshot) throws -> Void

  /// Creates a migration.
  ///
  /// - Parameters:
  ///   - revision: The revision that it takes; what it leaves is of the next one.
  ///   - migrate: Changes the snapshot. What it throws makes the snapshot unreadable as a whole.
  public init(
    from revision: Int, _ migrate: @escaping @Sendable (inout NavigationSnapshot) throws -> Void
  ) {
    self.revision = revision
    self.migrate = migrate
  }

  /// Returns a migration that gives a tag another name.
  public static func renaming(_ old: String, to new: String, from revision: Int) -> Self {
    SnapshotMigration(from: revision) { snapshot in
      for index in snapshot.rows.indices where snapshot.rows[index].tag == old {
        snapshot.rows[index].tag = new
      }
      for held in snapshot.held.indices {
        for step in snapshot.held[held].steps.indices
        where snapshot.held[held].steps[step].tag == old {
          snapshot.held[held].steps[step].tag = new
        }
      }
    }
  }
}
