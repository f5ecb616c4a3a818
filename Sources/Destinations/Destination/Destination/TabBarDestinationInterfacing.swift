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
}
