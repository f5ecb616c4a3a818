/// What a route is before it is built: what kind of place, and what comes inside it.
///
/// A provider declares it, so that navigation can be planned without building anything. The flow builds
/// what a shape names, each by its own provider.
public struct DestinationShape<DestinationType: RoutableDestinations, TabType: TabTypeable>:
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
    public init(_ column: SplitViewColumn, root: DestinationType? = nil) {
      self.column = column
      self.root = root
    }
  }

  /// What comes inside a place.
  public enum Inside: Hashable, Sendable {
    /// The root of a stack that is only a container, or the children of a group.
    case routes([DestinationType])
    /// The tabs of a tab bar, and the one that starts selected.
    case tabs([Tab], selected: TabType?)
    /// The columns of a split view, and the one that starts focused.
    case columns([Column], focused: SplitViewColumn?)
  }

  /// What kind of place it is.
  public let kind: NodeKind

  private let contents: Contents?

  /// What comes inside; nil for a screen, and for a stack whose own interface is its bottom.
  public var inside: Inside? { contents?.inside }

  private init(_ kind: NodeKind, _ inside: Inside) {
    self.kind = kind
    contents = Contents(inside)
  }

  private init(_ kind: NodeKind) {
    self.kind = kind
    contents = nil
  }

  /// What comes inside, in an object, so that shapes are alike in size whatever an app's types are.
  private final class Contents: Hashable, Sendable {
    let inside: Inside

    init(_ inside: Inside) {
      self.inside = inside
    }

    static func == (left: Contents, right: Contents) -> Bool { left.inside == right.inside }

    func hash(into hasher: inout Hasher) { hasher.combine(inside) }
  }

  /// A place that contains no other.
  public static var screen: Self { Self(.screen) }

  /// A stack whose own interface is its bottom.
  public static var stack: Self { Self(.stack) }

  /// Returns a stack that is only a container: the route is its root and is never popped.
  public static func stack(root: DestinationType) -> Self {
    Self(.stack(keepsFirst: true), .routes([root]))
  }

  /// Returns a tab bar; without `selected` the first tab is.
  public static func tabs(
    _ tabs: KeyValuePairs<TabType, DestinationType>, selected: TabType? = nil
  ) -> Self {
    .tabs(tabs.map { Tab($0.key, root: $0.value) }, selected: selected)
  }

  /// Returns a tab bar whose tabs come from elsewhere; without `selected` the first tab is.
  public static func tabs(_ tabs: [Tab], selected: TabType? = nil) -> Self {
    Self(.tabs, .tabs(tabs, selected: selected))
  }

  /// Returns a split view; without `focused` the first column that is not empty is.
  public static func split(
    _ columns: KeyValuePairs<SplitViewColumn, DestinationType?>, focused: SplitViewColumn? = nil
  ) -> Self {
    .split(columns.map { Column($0.key, root: $0.value) }, focused: focused)
  }

  /// Returns a split view whose columns come from elsewhere.
  public static func split(_ columns: [Column], focused: SplitViewColumn? = nil) -> Self {
    Self(.split, .columns(columns, focused: focused))
  }

  /// Returns a group of children, of which the first is focused.
  public static func group(_ children: [DestinationType] = []) -> Self {
    Self(.group, .routes(children))
  }

  /// The routes that come inside.
  public var routes: [DestinationType] {
    switch inside {
    case nil: []
    case .routes(let routes): routes
    case .tabs(let tabs, _): tabs.map(\.root)
    case .columns(let columns, _): columns.compactMap(\.root)
    }
  }
}
