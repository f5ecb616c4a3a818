/// A place that contains other places, one of which is focused.
///
/// Conform to it for a container of your own, such as a carousel. Its contents are read from the
/// tree of its flow, or from a tree of its own if it is in no flow.
@MainActor
public protocol GroupedDestinationable<DestinationType, ContentType, TabType>: Destinationable {}

/// A place that is a stack: other places are pushed on top of its own interface.
@MainActor
public protocol NavigatingDestinationable<DestinationType, ContentType, TabType>:
  GroupedDestinationable
{}

/// A place that is a tab bar: it has a slot for each tab, and one tab is selected.
@MainActor
public protocol TabBarDestinationable<DestinationType, ContentType, TabType>:
  GroupedDestinationable
{}

/// A place that is a split view: it has a slot for each column, and one column is focused.
@MainActor
public protocol SplitViewDestinationable<DestinationType, ContentType, TabType>:
  GroupedDestinationable
{}
