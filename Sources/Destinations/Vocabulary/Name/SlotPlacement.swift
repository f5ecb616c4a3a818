/// The position of a new place within a tab or a column.
public enum SlotPlacement: Sendable, CaseIterable {
  /// If the slot holds nothing but a stack, the place is pushed there.
  ///
  /// Otherwise it goes on top in a tab, and replaces the places of a column.
  case automatic
  /// The place replaces everything in the slot.
  case replacing
  /// The place goes on top of the places in the slot.
  case pushing
}
