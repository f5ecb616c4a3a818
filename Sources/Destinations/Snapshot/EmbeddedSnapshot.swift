/// The rows that an embedded flow is to restore, for the restoration of the flow around it.
@MainActor
struct EmbeddedSnapshot {
  let snapshot: NavigationSnapshot

  /// Where the embedded flow notes what it has restored and lost.
  let record: RestorationRecord
}
