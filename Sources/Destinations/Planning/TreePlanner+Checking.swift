/// Refusing blueprints that would break the tree.
extension TreePlanner {
  /// Returns a blueprint that would not break the tree.
  mutating func checked(
    _ blueprint: Blueprint<ErasedPayload>
  ) throws(DestinationError) -> Blueprint<ErasedPayload> {
    try check(blueprint)
    return blueprint
  }

  /// Returns a blueprint that would not break the tree; nil where there is none.
  mutating func checked(
    _ blueprint: Blueprint<ErasedPayload>?
  ) throws(DestinationError) -> Blueprint<ErasedPayload>? {
    if let blueprint { try check(blueprint) }
    return blueprint
  }

  /// Refuses identifiers and tabs that are there already, and a selection of what is not there.
  mutating func check(_ blueprint: Blueprint<ErasedPayload>) throws(DestinationError) {
    if blueprint.isPlain { return }
    if let id = blueprint.id {
      guard draft.base.ref(of: id) == nil, wishedIDs.insert(id).inserted else {
        let reason = "The identifier \(TreeTextToken.id(id)) is that of another place."
        throw DestinationError(.duplicateID, reason)
      }
    }
    try checkSlots(of: blueprint)
    for slot in blueprint.slots {
      for place in slot.places { try check(place) }
    }
  }

  private func checkSlots(of blueprint: Blueprint<ErasedPayload>) throws(DestinationError) {
    let names = blueprint.slots.map(\.name)
    guard names.count < 2 || Set(names).count == names.count else {
      throw DestinationError(.duplicateTab, "A new tab bar has two tabs of one name.")
    }
    guard let focus = blueprint.focus, !names.contains(focus) else { return }
    let code: DestinationError.Code = blueprint.kind == .split ? .columnNotFound : .tabNotFound
    throw DestinationError(code, "A new place selects \(focus), which it does not have.")
  }
}
