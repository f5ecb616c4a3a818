/// A place that is a tab bar: it has a slot for each tab, and one tab is selected.
@MainActor
public protocol TabBarDestinationable<DestinationType, ContentType, TabType>:
  GroupedDestinationable
{}

extension TabBarDestinationable {
  /// A tab bar.
  public var nodeKind: NodeKind { .tabs }

  /// The tabs, in order.
  ///
  /// Setting it reorders the tabs, and removes those that are missing from the new value. To add a
  /// tab, call ``addTab(_:destination:at:)``, because a new tab needs a place.
  public var activeTabs: [TabModel<TabType>] {
    get {
      arrangement.observe(.tabs(of: id))
      return tabTypes.map(TabModel.init)
    }
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
      arrangement.observe(.tabs(of: id))
      if let selected = selectedType { membership.expectedTab = selected }
      return membership.expectedTab.map(TabModel.init)
    }
    set {
      if let newValue { arrange(.tab(name: newValue.type.tabName), cause: .system) }
    }
  }

  /// Selects a tab.
  ///
  /// - Throws: ``DestinationError`` with `tabNotFound`, or the refusal of a guard; nothing has
  ///   changed then.
  public func updateSelectedTab(type: TabType) throws {
    try rearrange(.tab(name: type.tabName))
  }

  /// Returns the tab that contains a place, at any depth, or nil.
  public func tab(destinationID: DestinationID) -> TabType? {
    let tree = arrangement.tree
    var id: DestinationID? = destinationID
    while let child = id {
      let parent = tree.parentID(of: child)
      if parent == self.id {
        return tree.node(id: child)?.slot?.tabName.flatMap { world?.tabs[$0] }
      }
      id = parent
    }
    return nil
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
    arrangement.observe(.children(of: id))
    return arrangement.tree.bottom(of: tab.slot, in: id)
  }

  /// Returns the current place of a tab.
  ///
  /// If the tab is not selected, it is the one that selecting it would show.
  public func currentDestination(for tab: TabType) -> AnyDestination? {
    arrangement.observe(.tree)
    let tree = arrangement.tree
    return tree.top(of: tab.slot, in: id).flatMap(tree.currentID(within:))
      .flatMap { arrangement.site(for: $0)?.typed() }
  }

  /// Returns the root of a tab.
  public func rootDestination(for tab: TabType) -> AnyDestination? {
    destinationIdentifier(for: tab).flatMap { arrangement.site(for: $0)?.typed() }
  }

  /// Puts a destination that exists already in a tab, and selects the tab.
  ///
  /// - Throws: ``DestinationError`` with `tabNotFound`; nothing has changed then.
  public func presentDestination(destination: AnyDestination, in tab: TabType) throws {
    let stock = GroupStock(destination)
    try rearrange(.tab(name: tab.tabName, stock.blueprint), bringing: stock.sites)
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
    world?.register(tab)
    try rearrange(
      .addTab(name: tab.tabName, stock.blueprint, toTabBar: id, at: index), bringing: stock.sites)
  }

  /// Removes a tab with all in it.
  ///
  /// If it was selected, the tab right of it is selected, else the one left of it.
  /// - Throws: ``DestinationError`` with `tabNotFound` or `lastTab`; nothing has changed then.
  public func removeTab(_ tab: TabType) throws {
    try rearrange(.removeTab(name: tab.tabName, ofTabBar: id))
  }

  /// Assigns a closure that is called after each change of the selected tab, once a transition.
  public func assignSelectedTabUpdatedClosure(
    closure: @escaping @MainActor (TabModel<TabType>) -> Void
  ) {
    membership.selectedTabClosure = closure
  }
}

extension TabBarDestinationable {
  private var world: AppWorld<DestinationType, ContentType, TabType>? {
    arrangement.world as? AppWorld<DestinationType, ContentType, TabType>
  }

  private var tabTypes: [TabType] {
    ownSlots.compactMap { $0.tabName.flatMap { world?.tabs[$0] } }
  }

  private var selectedType: TabType? {
    focusedSlot?.tabName.flatMap { world?.tabs[$0] }
  }

  private func report(tabs: [TabType]) {
    let kept = Set(tabs)
    let removed = tabTypes.filter { !kept.contains($0) }.map {
      TreeMove<ErasedPayload>.removeTab(name: $0.tabName, ofTabBar: id)
    }
    let order = TreeMove<ErasedPayload>.orderTabs(
      names: tabs.map(\.tabName), ofTabBar: id)
    arrange(.path(removed + [order]), cause: .system)
  }
}

extension TabTypeable {
  var slot: SlotName { .tab(name: tabName) }
}

extension SlotName {
  var tabName: String? {
    if case .tab(let name) = self { name } else { nil }
  }
}
