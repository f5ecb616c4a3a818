/// The actions of the user with the controls of the screen.
extension Stage {
  /// An action of the user, to be reported once.
  enum Report: Hashable {
    case wentBack(DestinationID)
    case dismissed(DestinationID)
    case selected(SlotName, of: DestinationID)
    case tappedSelected(DestinationID)
  }

  /// Reports an action of the user, unless it was reported a moment ago.
  func report(_ report: Report) {
    if wasJustReported(report) { return }
    reported[report] = engine.tree.structure.version
    defer { reported[report] = engine.tree.structure.version }
    forgetLater()
    switch report {
    case .wentBack(let id): engine.take(.goBackTo(id: id), from: id)
    case .dismissed(let id): engine.take(.dismissSheetOf(id: id), from: id)
    case .selected(let slot, let id): engine.take(.select(slot, of: id), from: id)
    case .tappedSelected(let id): engine.tapSelectedTab(of: id)
    }
  }

  /// Returns whether an action was reported a moment ago.
  ///
  /// An adapter that reports no appearances may run without ever resting. What it reports after a change is new.
  private func wasJustReported(_ report: Report) -> Bool {
    guard let version = reported[report] else { return false }
    return hearsAppearances || version == engine.tree.structure.version
  }

  // MARK: Going back

  /// Reports that the user went back, and a place is now in front.
  ///
  /// For frameworks that report only where the user has arrived. In a collapsed split view, that may be in
  /// another column. If the place is in front already, nothing is reported.
  public func wentBack(to id: DestinationID) {
    let structure = engine.tree.structure
    guard let ref = structure.ref(of: id) else { return }
    focusColumn(around: ref, in: structure)
    guard let source = Stack.Source(showing: ref, in: structure) else { return }
    let stack = stack(source)
    let presented = stack.presented.places
    guard let index = presented.firstIndex(where: { $0.id == id }) else { return }
    wentBack(in: stack, leaving: Array(presented[...index].dropFirst()))
  }

  private func focusColumn(around ref: NodeRef, in structure: TreeStructure) {
    for inner in structure.ancestry(of: ref) {
      let record = structure.record(inner)
      guard let container = record.container, record.slot != .sheet else { return }
      if record.slot.column != nil, let split = places[structure.id(container)], split.isCollapsed {
        select(record.slot, in: split)
      }
    }
  }

  func wentBack(in stack: Stack, leaving path: [Place]) {
    let presented = stack.presented.places
    let kept = path.count + 1
    guard kept < presented.count, presented.dropFirst().starts(with: path) else { return }
    guard !hearsAppearances || presented[kept...].contains(where: \.hasAppeared) else {
      return resume(.stack(stack.source))
    }
    for id in targets(of: presented[kept - 1].id) { report(.wentBack(id)) }
    if !stack.isShowing(count: kept) { resume(.stack(stack.source)) }
  }

  /// Returns the places to go back to, one after the other, so that a place is on top of its stack and of those around
  /// it.
  private func targets(of id: DestinationID) -> [DestinationID] {
    let structure = engine.tree.structure
    var targets = [id]
    for ref in structure.ref(of: id).map(structure.ancestry) ?? [] {
      let record = structure.record(ref)
      guard record.slot == .path, let container = record.container,
        structure.record(container).container != nil
      else { break }
      let outer = structure.record(container)
      if outer.slot != .attached, let around = outer.container,
        structure.record(around).top(of: outer.slot) != container
      {
        targets.insert(structure.id(container), at: 0)
      }
    }
    return targets
  }

  func obstacle(toGoingBackIn stack: Stack) -> DestinationError? {
    guard let beneath = stack.presented.beneathTop, let first = targets(of: beneath.id).first else {
      return DestinationError(.nothingToGoBack, "There is nothing to go back to.")
    }
    return engine.obstacle(to: .goBackTo(id: first), from: first)
  }

  /// The way back from where the user is: back in the stack, or out of the modal; nil if there is none.
  ///
  /// For a screen with one key or button for both.
  public var wayBack: SystemNavigationType? {
    let structure = engine.tree.structure
    engine.observe(.tree)
    guard let current = structure.current else { return nil }
    if engine.tree.canGoBack(from: structure.id(current)) { return .navigateBackInStack }
    if let alert = engine.interface(of: structure.id(current)) as? any AlertInterfacing {
      return alert.prompt.buttons.contains { $0.role == .cancel } ? .dismissSheet : nil
    }
    return structure.ancestry(of: current).contains { structure.record($0).slot == .sheet }
      ? .dismissSheet : nil
  }

  /// Goes back as ``wayBack`` says.
  ///
  /// - Returns: The reason why going back would be refused, in which case nothing is reported; nil otherwise.
  @discardableResult
  public func goBack() -> DestinationError? {
    guard let wayBack, let id = engine.tree.currentID else {
      return DestinationError(.nothingToGoBack, "There is nothing to go back to.")
    }
    if wayBack == .navigateBackInStack, let obstacle = engine.obstacle(to: .goBack, from: id) {
      return obstacle
    }
    engine.site(for: id)?.destination.performSystemNavigationAction(navigationType: wayBack)
    return nil
  }

  // MARK: Selecting

  func select(_ slot: SlotName, in place: Place) {
    guard let ref = engine.tree.structure.ref(of: place.id) else { return }
    let record = engine.tree.structure.record(ref)
    guard record.slotIndex(slot) != nil else { return }
    // The screen shows the slot already; only the tree has changed since.
    let isEcho = slot == (place.tapped ?? place.slotsPart.value.selection)
    place.tapped = slot
    if record.focus != slot {
      if isEcho { return }
      report(.selected(slot, of: place.id))
      return resume(.slots(of: place.id))
    }
    guard place.kind == .tabs, !hearsAppearances || isOnScreen(slot, of: ref) else { return }
    if !wasJustReported(.selected(slot, of: place.id)) { report(.tappedSelected(place.id)) }
  }

  /// Returns whether the places of a slot were on screen before the current code ran, so that the user can have seen
  /// them.
  private func isOnScreen(_ slot: SlotName, of ref: NodeRef) -> Bool {
    let structure = engine.tree.structure
    guard let top = structure.record(ref).top(of: slot) else { return false }
    return structure.ancestry(of: structure.current(within: top)).prefix { $0 != ref }
      .map(structure.id).contains { onScreen.contains($0) && !justAppeared.contains($0) }
  }
}
