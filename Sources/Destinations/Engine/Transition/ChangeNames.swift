/// The places of a change, by the positions in its steps, including places that left.
@MainActor
struct ChangeNames: ~Copyable {
  private let sites: SiteStore
  private let sheets: SheetLedger
  /// The places that have left, by the positions that they had.
  private let departed: [NodeRef: Site]
  /// The first of several places that replaced each other in a path, by the later ones.
  private let firsts: [NodeRef: NodeRef]
  private let options: PresentationOutline.Options
  /// The display options of the arriving places, if they are not all the same; observers need none.
  private let arrivalOptions: [NodeRef: PresentationOutline.Options]

  init(
    _ change: borrowing FlowEngine.Change, in engine: FlowEngine,
    arrivalOptions: [NodeRef: PresentationOutline.Options] = [:]
  ) {
    sites = engine.sites
    sheets = engine.sheets
    departed = Dictionary(zip(change.plan.departures, change.leaving)) { $1 }
    options = change.resolved.options
    self.arrivalOptions = arrivalOptions
    firsts = change.plan.predecessors
  }

  /// The departed place that an interface still shows in the position of a node; nil if it shows none.
  private func shown(where ref: NodeRef) -> Site? { departed[firsts[ref] ?? ref] }

  func interfaceChange(for step: TreeStep) -> InterfaceChange? {
    let parentID = id(step.container)
    switch step {
    case .insert(let ref, _, let slot):
      guard departed[ref] == nil, let place = sites[ref]?.place else { return nil }
      return .insert(consume place, parentID: parentID, slot: slot, options: options(of: ref))
    case .replace(_, let new, _, let slot):
      guard let place = sites[new]?.place else { return nil }
      let options = options(of: new)
      guard let old = shown(where: new)?.place else {
        return .insert(consume place, parentID: parentID, slot: slot, options: options)
      }
      return .replace(
        consume old, with: consume place, parentID: parentID, slot: slot, options: options)
    case .remove(let ref, _, let slot):
      guard let place = shown(where: ref)?.place else { return nil }
      return .remove(
        consume place, parentID: parentID, slot: slot, options: InterfaceChange.Options(options))
    case .focus(let slot, _): return parentID.map { .select(slot: slot, parentID: $0) }
    case .addSlot(let slot, _, let index):
      return parentID.map { .addSlot(slot, parentID: $0, index: index) }
    case .removeSlot(let slot, _): return parentID.map { .removeSlot(slot, parentID: $0) }
    case .orderSlots(let slots, _): return parentID.map { .orderSlots(slots, parentID: $0) }
    }
  }

  /// The display options of a new place; one that replaces the bottom of a sheet inherits the sheet's.
  private func options(of ref: NodeRef) -> InterfaceChange.Options {
    let options = arrivalOptions[ref] ?? options
    guard options.sheet == nil, !sheets.isEmpty, let id = id(ref),
      let sheet = sheets.options(of: id)
    else { return InterfaceChange.Options(options) }
    return InterfaceChange.Options(
      PresentationOutline.Options(
        isAnimated: options.isAnimated, sheet: sheet, details: options.details))
  }

  func faces(changedBy step: TreeStep) -> [TreeFace] {
    guard let id = id(step.container) else { return [] }
    return switch step {
    case .insert(_, _, .sheet), .remove(_, _, .sheet), .replace(_, _, _, .sheet): [.sheet(of: id)]
    case .insert, .remove, .replace: [.children(of: id)]
    case .focus, .addSlot, .removeSlot, .orderSlots: [.tabs(of: id), .children(of: id)]
    }
  }

  private func id(_ ref: NodeRef?) -> DestinationID? {
    guard let ref else { return nil }
    return (departed[ref] ?? sites[ref])?.id
  }
}

extension Site {
  var place: InterfaceChange.Place {
    InterfaceChange.Place(id: id, route: routeName, interface: interface)
  }
}
