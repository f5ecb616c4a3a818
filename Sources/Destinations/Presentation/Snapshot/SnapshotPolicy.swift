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
  /// The snapshot is discarded, and the flow starts as usual; a flow that has started does not
  /// change.
  case startFresh
  /// The restoration is refused, and nothing changes; an embedded flow starts as usual.
  case fail
}
