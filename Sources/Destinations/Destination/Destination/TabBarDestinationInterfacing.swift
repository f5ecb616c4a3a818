/// An interface that shows a tab bar.
@MainActor
public protocol TabBarDestinationInterfacing: DestinationInterfacing
where Destination: TabBarDestinationable {
  /// Called for each tab when it is presented, to set its title, icon and so on.
  func customizeTabItem(for tab: TabModel<Destination.TabType>)
}

extension TabBarDestinationInterfacing {
  /// Does nothing.
  public func customizeTabItem(for tab: TabModel<Destination.TabType>) {}

  /// Customizes those tabs of the tab bar that have the names.
  func customizeTabs(named names: [String]) {
    let tabs = destination().internalState.app?.tabs ?? [:]
    for tab in names.compactMap({ tabs[$0] }) { customizeTabItem(for: TabModel(type: tab)) }
  }
}
