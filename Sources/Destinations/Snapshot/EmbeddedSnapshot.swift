/// The rows that an embedded flow is to restore, for the restoration of the flow around it.
@MainActor
struct EmbeddedSnapshot {
  let snapshot: NavigationSnapshot

  /// Called with what the embedded flow has restored and lost, whenever that is known.
  let onReport: (RestorationReport) -> Void
}
