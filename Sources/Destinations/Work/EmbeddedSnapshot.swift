/// The rows that an embedded flow is to restore, for the restoration of the flow around it.
@MainActor
struct EmbeddedSnapshot {
  let snapshot: NavigationSnapshot

  /// The record of the places that the embedded flow has restored and lost.
  let record: RestorationRecord
}
