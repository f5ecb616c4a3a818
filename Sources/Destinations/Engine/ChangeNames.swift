/// The places of a change, by the positions in its steps, including places that left.
@MainActor
struct ChangeNames: ~Copyable {
  private let sites: SiteStore
  private let sheets: SheetLedger
  /// The places that have left, by the positions that they had.
  private let departed: [NodeRef: Site]
  /// The first of several places that replaced each other in a path, by the later ones.
  private var firsts: [NodeRef: NodeRef] = [:]
  private let options: InterfaceChange.Options
  /// The display options of the arriving places, if they are not all the same; observers need none.
  private let arrivalOptions: [NodeRef: InterfaceChange.Options]

  init(
    _ change: borrowing FlowEngine.Change, in engine: FlowEngine,
    arrivalOptions: [NodeRef: InterfaceChange.Options] = [:]
  ) {
    sites = engine.sites
    sheets = engine.sheets
    departed = Dictionary(zip(change.departures, change.leaving)) { $1 }
    options = change.resolved.options
    self.arrivalOptions = arrivalOptions
    for case .replace(let old, let new, _, _) in change.steps { firsts[new] = firsts[old] ?? old }
  }

  /// The departed place that an interface still shows in the position of a node; nil if it shows none.
  private func shown(where ref: NodeRef) -> Site? { departed[firsts[ref] ?? ref] }

  func interfaceChange(for step: TreeStep) -> InterfaceChange? {
    switch step {
    case .insert(let ref, let container, let slot):
      guard departed[ref] == nil, let place = sites[ref]?.place else { return nil }
      return .insert(consume place, parentID: id(container), slot: slot, options: options(of: ref))
    case .replace(_, let new, let container, let slot):
      guard let place = sites[new]?.place else { return nil }
      let (parentID, options) = (id(container), options(of: new))
      guard let old = shown(where: new)?.place else {
        return .insert(consume place, parentID: parentID, slot: slot, options: options)
      }
      return .replace(
        consume old, with: consume place, parentID: parentID, slot: slot, options: options)
    case .remove(let ref, let container, let slot):
      guard let place = shown(where: ref)?.place else { return nil }
      return .remove(consume place, parentID: id(container), slot: slot, options: options)
    case .focus(let slot, let container):
      guard let parentID = id(container) else { return nil }
      return .select(slot: slot, parentID: parentID)
    case .addSlot(let slot, let container, let index):
      guard let parentID = id(container) else { return nil }
      return .addSlot(slot, parentID: parentID, index: index)
    case .removeSlot(let slot, let container):
      guard let parentID = id(container) else { return nil }
      return .removeSlot(slot, parentID: parentID)
    case .orderSlots(let slots, let container):
      guard let parentID = id(container) else { return nil }
      return .orderSlots(slots, parentID: parentID)
    }
  }

  /// The display options of a new place; one that replaces the bottom of a sheet inherits the sheet's.
  private func options(of ref: NodeRef) -> InterfaceChange.Options {
    let options = arrivalOptions[ref] ?? options
    guard options.sheet == nil, !sheets.isEmpty, let id = id(ref),
      let sheet = sheets.options(of: id)
    else { return options }
    return InterfaceChange.Options(
      isAnimated: options.isAnimated, sheet: sheet, details: options.details)
  }

  func faces(changedBy step: TreeStep) -> [TreeFace] {
    switch step {
    case .insert(_, let container, let slot), .remove(_, let container, let slot),
      .replace(_, _, let container, let slot):
      guard let id = id(container) else { return [] }
      return slot == .sheet ? [.sheet(of: id)] : [.children(of: id)]
    case .focus(_, let container), .addSlot(_, let container, _), .removeSlot(_, let container),
      .orderSlots(_, let container):
      return id(container).map { [.tabs(of: $0), .children(of: $0)] } ?? []
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
