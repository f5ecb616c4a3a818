/// Refusing blueprints that would break an invariant of the tree.
extension TreePlanner {
  /// Returns the blueprint without its payload type, if it breaks no invariant of the tree.
  mutating func checked<Payload>(
    _ blueprint: Blueprint<Payload>, as slot: SlotName? = nil
  ) throws(DestinationError) -> Blueprint<ErasedPayload> {
    let erased = blueprint.erased
    if erased.kind == .alert, slot != .sheet {
      throw DestinationError(
        .modalRefused, "An alert can only be presented over a place, like a sheet.")
    }
    if erased.isPlain { return erased }
    try check(erased)
    for row in erased.rows where !row.place.isPlain { try check(row.place) }
    return erased
  }

  /// Refuses an identifier that exists already.
  mutating func claim(_ id: DestinationID?) throws(DestinationError) {
    guard let id else { return }
    guard draft.base.ref(of: id) == nil, wishedIDs.insert(id).inserted else {
      throw DestinationError(duplicate: id)
    }
  }

  /// Refuses an identifier or a tab that exists already, and a selection that does not exist.
  private mutating func check(
    _ blueprint: Blueprint<ErasedPayload>
  ) throws(DestinationError) {
    try claim(blueprint.id)
    let names = blueprint.slotNames
    guard names.count < 2 || Set(names).count == names.count else {
      throw DestinationError(.duplicateTab, "A new tab bar has two tabs with the same name.")
    }
    guard let focus = blueprint.focus, !names.contains(focus) else { return }
    let code: DestinationError.Code = blueprint.kind == .split ? .columnNotFound : .tabNotFound
    throw DestinationError(code, "A new place selects \(focus), which it does not have.")
  }
}

extension DestinationError {
  /// Creates the refusal of an identifier that exists already.
  init(duplicate id: DestinationID) {
    self.init(.duplicateID, "A place with the identifier \(TreeTextToken.id(id)) already exists.")
  }
}
