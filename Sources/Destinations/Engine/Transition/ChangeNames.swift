/// Finds the places that the steps of a change name by their positions, including places that leave.
@MainActor
struct ChangeNames {
  let engine: FlowEngine
  let resolved: ResolvedMove
  /// For each place that replaces another one, the first place in the series of replacements that led to it.
  let firsts: [NodeRef: NodeRef]
  /// The display options of the arriving places, if they are not all the same.
  let arrivalOptions: [NodeRef: PresentationOutline.Options]

  /// Returns the place at a position; nil for one that arrived and left in the same change.
  private func place(_ ref: NodeRef) -> InterfaceChange.Place? { engine.sites[ref]?.place }

  /// Returns the leaving place that an interface still shows in the position of another; nil if it shows none.
  private func shown(where ref: NodeRef) -> InterfaceChange.Place? { place(firsts[ref] ?? ref) }

  func interfaceChange(for step: TreeStep) -> InterfaceChange? {
    let parentID: DestinationID? = if let container = step.container { id(container) } else { nil }
    switch step {
    case .insert(let new, _, let slot), .replace(_, let new, _, let slot):
      guard let place = place(new) else { return nil }
      let options = options(of: new)
      if case .replace = step, let old = shown(where: new) {
        return .replace(
          consume old, with: consume place, parentID: parentID, slot: slot, options: options)
      }
      return .insert(consume place, parentID: parentID, slot: slot, options: options)
    case .remove(let ref, _, let slot):
      guard let place = shown(where: ref) else { return nil }
      return .remove(
        consume place, parentID: parentID, slot: slot,
        options: InterfaceChange.Options(options: resolved.options))
    case .focus(let slot, _): return parentID.map { .select(slot: slot, parentID: $0) }
    case .addSlot(let slot, _, let index):
      return parentID.map { .addSlot(slot, parentID: $0, index: index) }
    case .removeSlot(let slot, _): return parentID.map { .removeSlot(slot, parentID: $0) }
    case .orderSlots(let slots, _): return parentID.map { .orderSlots(slots, parentID: $0) }
    }
  }

  /// Returns the display options of a new place; one at the bottom of a sheet also has those of the sheet.
  private func options(of ref: NodeRef) -> InterfaceChange.Options {
    let options = arrivalOptions[ref] ?? resolved.options
    guard options.sheet == nil, let id = id(ref), let sheet = engine.sheets.options(of: id)
    else { return InterfaceChange.Options(options: options) }
    return InterfaceChange.Options(
      options: PresentationOutline.Options(
        isAnimated: options.isAnimated, sheet: sheet, details: options.details))
  }

  private func id(_ ref: NodeRef) -> DestinationID? { engine.sites[ref]?.id }
}

extension Site {
  var place: InterfaceChange.Place {
    InterfaceChange.Place(id: id, route: routeName, interface: interface)
  }
}
