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

  /// Customizes a tab, if it is one of the tab bar's type.
  func customize<Tab>(_ tab: Tab) {
    if let tab = tab as? Destination.TabType { customizeTabItem(for: TabModel(type: tab)) }
  }
}
