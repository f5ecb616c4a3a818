/// What a route is before it is built: what kind of place, and what comes inside it.
///
/// A provider declares it, so that navigation can be planned without building anything. The flow builds
/// what a shape names, each by its own provider.
public enum DestinationShape<DestinationType: RoutableDestinations, TabType: TabTypeable>:
  Hashable, Sendable
{
  /// One tab and the route at its root.
  public struct Tab: Hashable, Sendable {
    /// The tab.
    public let tab: TabType
    /// The route at its root.
    public let root: DestinationType

    /// Creates a tab.
    public init(_ tab: TabType, root: DestinationType) {
      self.tab = tab
      self.root = root
    }
  }

  /// One column and the route at its root.
  public struct Column: Hashable, Sendable {
    /// The column.
    public let column: SplitViewColumn
    /// The route at its root; nil for a column that starts empty.
    public let root: DestinationType?

    /// Creates a column.
    public init(_ column: SplitViewColumn, root: DestinationType?) {
      self.column = column
      self.root = root
    }
  }

  /// A place that contains no other.
  case screen
  /// A stack whose own interface is its bottom.
  case stack
  /// A stack that is only a container: the route is its root and is never popped.
  case stackContainer(root: DestinationType)
  /// A tab bar, and the tab that starts selected.
  case tabBar(tabs: [Tab], selected: TabType?)
  /// A split view, and the column that starts focused.
  case splitView(columns: [Column], focused: SplitViewColumn?)
  /// A group of children, of which the first is focused.
  case group(children: [DestinationType])

  /// Returns a stack that is only a container.
  public static func stack(root: DestinationType) -> Self {
    .stackContainer(root: root)
  }

  /// Returns a tab bar; without `selected` the first tab is.
  public static func tabs(
    _ tabs: KeyValuePairs<TabType, DestinationType>, selected: TabType? = nil
  ) -> Self {
    .tabBar(tabs: tabs.map { Tab($0.key, root: $0.value) }, selected: selected)
  }

  /// Returns a split view; without `focused` the first column that is not empty is.
  public static func split(
    _ columns: KeyValuePairs<SplitViewColumn, DestinationType?>, focused: SplitViewColumn? = nil
  ) -> Self {
    .splitView(columns: columns.map { Column($0.key, root: $0.value) }, focused: focused)
  }

  /// The routes that come inside.
  public var routes: [DestinationType] {
    switch self {
    case .screen, .stack: []
    case .stackContainer(let root): [root]
    case .tabBar(let tabs, _): tabs.map(\.root)
    case .splitView(let columns, _): columns.compactMap(\.root)
    case .group(let children): children
    }
  }
}
