/// Notifying observers and the interface, and receiving acknowledgements.
extension FlowEngine {
  /// Attaches an interface, which gets the current presentation and every later transition.
  func attach(_ coordinator: any FlowCoordinating) {
    let other = self.coordinator
    self.coordinator = coordinator
    showRoot()
    if let other, other !== coordinator { tell(.interfaceReplaced) }
  }

  /// Shows what is presented in an interface that was just attached.
  ///
  /// A transition that an earlier interface has not acknowledged is no longer waited for.
  private func showRoot() {
    if let site = tree.structure.root.flatMap({ sites[$0] }) {
      let root = InterfaceChange.insert(site.place, parentID: nil, slot: .path, options: .plain)
      show(transition([root], cause: .program))
    } else if let unacknowledged {
      acknowledge(unacknowledged.number)
    }
  }

  /// The transition that an interface gets for a change; it owns the interfaces of leaving places.
  func transition(of change: borrowing Change, cause: NavigationCause) -> InterfaceTransition? {
    if coordinator == nil { return nil }
    let names = ChangeNames(
      change, in: self, arrivalOptions: change.resolved.arrivalOptions(in: change.plan))
    var changes: [InterfaceChange] = []
    changes.reserveCapacity(change.steps.count)
    for step in change.steps {
      if let shown = names.interfaceChange(for: step) { changes.append(consume shown) }
    }
    return transition(changes, cause: cause)
  }

  private func transition(
    _ changes: [InterfaceChange], cause: NavigationCause
  ) -> InterfaceTransition {
    lastTransition += 1
    return InterfaceTransition(number: lastTransition, cause: cause, changes: changes) {
      [link] in link.engine?.acknowledge($0)
    }
  }

  func show(_ transition: InterfaceTransition) {
    unacknowledged = transition
    coordinator?.show(transition)
  }

  /// Tells the interface that a fact was not accepted, so that it shows the tree again.
  func restoreInterface(after request: EngineRequest) {
    guard request.isFact else { return }
    faces.tellAll()
    if coordinator != nil { show(transition([.restore], cause: .system)) }
  }

  private func acknowledge(_ number: Int) {
    guard unacknowledged?.number == number else { return }
    unacknowledged = nil
    tellDismissals()
    drain()
  }

  /// Lets interfaces customise the tabs of new tab bars, and new tabs.
  func customizeTabs(of change: borrowing Change) {
    for arrival in change.plan.arrivals where arrival.kind == .tabs {
      let names = tree.structure.record(arrival.ref).slots.compactMap(\.name.tabName)
      sites[arrival.ref]?.customizeTabs(named: names, in: world)
    }
    for case .addSlot(.tab(let name), let container, _) in change.steps {
      sites[container]?.customizeTabs(named: [name], in: world)
    }
  }

  /// Notifies the observers of each part of the tree that has changed, once.
  func tellFaces(of change: borrowing Change) {
    tellSelectedTabs(of: change)
    faces.tell(isCurrentChanged: change.plan.isCurrentChanged)
    guard faces.hasPlaces else { return }
    let names = ChangeNames(change, in: self)
    var changed: Set<TreeFace> = []
    for step in change.steps { changed.formUnion(names.faces(changedBy: step)) }
    faces.tell(changed)
    for site in change.leaving { faces.forget(site.id) }
  }

  private func tellSelectedTabs(of change: borrowing Change) {
    for (container, name) in change.selectedTabs {
      guard let site = sites[container] else { continue }
      outlet.emit(.selected(container: site.id, slot: name))
      if site.membership.tellsSelectedTabs { site.tellSelectedTab(named: name, in: world) }
    }
  }
}

/// The places of a change, by the positions in its steps, including places that left.
@MainActor
private struct ChangeNames: ~Copyable {
  private let sites: SiteStore
  private let sheets: SheetLedger
  private let departed: DepartedPlaces
  private let options: InterfaceChange.Options
  /// The display options of the arriving places, if they are not all the same; observers need none.
  private let arrivalOptions: [NodeRef: InterfaceChange.Options]

  init(
    _ change: borrowing FlowEngine.Change, in engine: FlowEngine,
    arrivalOptions: [NodeRef: InterfaceChange.Options] = [:]
  ) {
    sites = engine.sites
    sheets = engine.sheets
    departed = DepartedPlaces(of: change)
    options = change.resolved.options
    self.arrivalOptions = arrivalOptions
  }

  func interfaceChange(for step: TreeStep) -> InterfaceChange? {
    switch step {
    case .insert(let ref, let container, let slot):
      guard departed[ref] == nil, let place = sites[ref]?.place else { return nil }
      return .insert(consume place, parentID: id(container), slot: slot, options: options(of: ref))
    case .replace(_, let new, let container, let slot):
      guard let place = sites[new]?.place else { return nil }
      let (parentID, options) = (id(container), options(of: new))
      guard let old = departed.shown(where: new)?.place else {
        return .insert(consume place, parentID: parentID, slot: slot, options: options)
      }
      return .replace(
        consume old, with: consume place, parentID: parentID, slot: slot, options: options)
    case .remove(let ref, let container, let slot):
      guard let place = departed.shown(where: ref)?.place else { return nil }
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
    return InterfaceChange.Options(isAnimated: options.isAnimated, sheet: sheet)
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
  fileprivate var place: InterfaceChange.Place {
    InterfaceChange.Place(id: id, route: routeName, interface: interface)
  }
}
