extension TabBarDestinationable {
  /// A tab bar.
  public var nodeKind: NodeKind { .tabs }

  /// The tabs, in order.
  ///
  /// Setting it reorders the tabs, and removes those that are missing from the new value. To add a
  /// tab, call ``addTab(_:destination:at:)``, because a new tab needs a place.
  public var activeTabs: [TabModel<TabType>] {
    get { tabTypes.map(TabModel.init) }
    set { report(tabs: newValue.map(\.type)) }
  }

  /// The selected tab.
  ///
  /// Nil only for a tab bar that has never had a tab.
  ///
  /// Set it to report that the user has selected a tab; a guard may refuse. A tab bar that has
  /// left, or has lost its tabs, returns the last selected tab. The type is implicitly unwrapped
  /// because every presented tab bar has a selected tab.
  public var selectedTab: TabModel<TabType>! {
    get {
      if let selected = type(of: shownFocus) { internalState.madeExtras.expectedTab = selected }
      return internalState.extras?.expectedTab.map(TabModel.init)
    }
    set {
      if let newValue { arrange(.show(newValue.type.slot), cause: .system) }
    }
  }

  /// Selects a tab.
  ///
  /// - Throws: ``DestinationError`` with `tabNotFound`, or the refusal of a guard; nothing has
  ///   changed then.
  public func updateSelectedTab(type: TabType) throws {
    try rearrange(.show(type.slot))
  }

  /// Returns the tab that contains a place, at any depth, or nil.
  public func tab(destinationID: DestinationID) -> TabType? {
    self.type(of: slot(around: destinationID))
  }

  /// Returns the model of a tab, or nil if this tab bar does not have the tab.
  public func tab(for tab: TabType) -> TabModel<TabType>? {
    tabTypes.contains(tab) ? TabModel(type: tab) : nil
  }

  /// Returns the index of a tab, counted from 0, or nil if this tab bar does not have the tab.
  public func tabIndex(for tab: TabType) -> Int? {
    tabTypes.firstIndex(of: tab)
  }

  /// Returns the identifier of the root of a tab.
  public func destinationIdentifier(for tab: TabType) -> DestinationID? {
    rootID(in: tab.slot)
  }

  /// Returns the current place of a tab.
  ///
  /// For a tab that is not selected, this is the place that would be shown if the tab were selected.
  public func currentDestination(for tab: TabType) -> AnyDestination? {
    current(in: tab.slot)
  }

  /// Returns the root of a tab.
  public func rootDestination(for tab: TabType) -> AnyDestination? {
    root(in: tab.slot)
  }

  /// Puts a destination that exists already in a tab, and selects the tab.
  ///
  /// - Throws: ``DestinationError`` with `tabNotFound`; nothing has changed then.
  public func presentDestination(destination: AnyDestination, in tab: TabType) throws {
    try show(destination, in: tab.slot)
  }

  /// Adds a tab with a destination that exists already as its root.
  ///
  /// - Parameters:
  ///   - tab: The tab; its name must be new to this tab bar.
  ///   - destination: The root of the tab.
  ///   - index: The position, counted from 0; the end if nil.
  /// - Throws: ``DestinationError`` with `duplicateTab`; nothing has changed then.
  public func addTab(_ tab: TabType, destination: AnyDestination, at index: Int? = nil) throws {
    let stock = GroupStock(destination)
    try rearrange(
      .addTab(name: tab.tabName, stock.blueprint, toTabBar: id, at: index), bringing: stock.sites,
      onCommit: { [world] in world?.add(tab) })
  }

  /// Removes a tab with everything in it.
  ///
  /// If the tab was selected, its right neighbour is selected, else its left one.
  /// - Throws: ``DestinationError`` with `tabNotFound` or `lastTab`; nothing has changed then.
  public func removeTab(_ tab: TabType) throws {
    try rearrange(.removeTab(name: tab.tabName, ofTabBar: id))
  }

  /// Assigns a closure that is called after each change of the selected tab, once per transition.
  public func assignSelectedTabUpdatedClosure(
    closure: @escaping @MainActor (TabModel<TabType>) -> Void
  ) {
    let state = internalState
    state.madeExtras.selectedTabClosure = { [weak state] name in
      if let tab = state?.app?.tabs[name] { closure(TabModel(type: tab)) }
    }
  }
}

extension TabBarDestinationable {
  private var world: State.World? { arrangement.world as? State.World }

  private var tabTypes: [TabType] { shownSlots.compactMap { type(of: $0) } }

  private func type(of slot: SlotName?) -> TabType? {
    slot?.tabName.flatMap { world?.tabs[$0] }
  }

  private func report(tabs: [TabType]) {
    let kept = Set(tabs)
    let removed = tabTypes.filter { !kept.contains($0) }.map {
      TreeMove<ErasedPayload>.removeTab(name: $0.tabName, ofTabBar: id)
    }
    arrange(.path(removed + [.orderTabs(names: tabs.map(\.tabName), ofTabBar: id)]), cause: .system)
  }
}

extension TabTypeable {
  var slot: SlotName { .tab(name: tabName) }
}
