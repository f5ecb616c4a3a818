/// The treatment of a place that cannot be restored: its tag or content is unknown, or its provider
/// refuses.
///
/// Everything that the place contains and presents is lost with it. All losses are reported.
public enum SnapshotPolicy: Sendable, CaseIterable {
  /// The place is left out.
  ///
  /// Places on top of it in its slot stay.
  case drop
  /// The place is left out, with the places on top of it in its slot.
  case dropWithAbove
  /// The snapshot is discarded, and the flow starts as usual; one that presents something is left
  /// alone.
  case startFresh
  /// The restoration is refused, and nothing changes.
  case fail
}

/// Converts snapshots of one revision to the next.
public struct SnapshotMigration: Sendable {
  /// The revision that it converts.
  let revision: Int

  let migrate: @Sendable (inout NavigationSnapshot) throws -> Void

  /// Creates a migration.
  ///
  /// - Parameters:
  ///   - revision: The revision that it converts. The result has the next revision.
  ///   - migrate: Changes the snapshot. If it throws, the whole snapshot is unreadable.
  public init(
    from revision: Int, _ migrate: @escaping @Sendable (inout NavigationSnapshot) throws -> Void
  ) {
    self.revision = revision
    self.migrate = migrate
  }

  /// Returns a migration that renames a tag.
  public static func renaming(_ old: String, to new: String, from revision: Int) -> Self {
    SnapshotMigration(from: revision) { snapshot in
      func rename(_ tag: inout String?) { if tag == old { tag = new } }
      for row in snapshot.rows.indices { rename(&snapshot.rows[row].tag) }
      for held in snapshot.held.indices {
        for step in snapshot.held[held].steps.indices {
          rename(&snapshot.held[held].steps[step].tag)
        }
      }
    }
  }
}

extension SnapshotMigration: Printed {
  /// The revision from which it migrates.
  var printed: String { "migration from revision \(revision)" }
}
