/// The kind of place that a route is, and the places inside it.
///
/// A provider declares the shape, so that navigation can be planned before anything is built. The
/// flow builds the places inside together with the place, each with its own provider.
public struct DestinationShape<DestinationType: RoutableDestinations, TabType: TabTypeable>:
  Hashable, Sendable
{
  /// A tab and the route at its root.
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

  /// A column and the route at its root.
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

  /// The places inside a place.
  public enum Inside: Hashable, Sendable {
    /// The root of a stack without an interface of its own, or the children of a group.
    case routes([DestinationType])
    /// The tabs of a tab bar, and the tab that is selected first.
    case tabs([Tab], selected: TabType?)
    /// The columns of a split view, and the column that is focused first.
    case columns([Column], focused: SplitViewColumn?)
  }

  /// The kind of the place.
  public let kind: NodeKind

  private let contents: Contents?

  /// The places inside; nil for a screen, and for a stack that begins with its own interface.
  public var inside: Inside? { contents?.inside }

  /// Whether the provider adds the places inside, because no shape was declared.
  var isFilledLater: Bool { contents?.isFilledLater ?? false }

  private init(_ kind: NodeKind, _ inside: Inside, isFilledLater: Bool = false) {
    self.kind = kind
    contents = Contents(inside, isFilledLater: isFilledLater)
  }

  private init(_ kind: NodeKind) {
    self.kind = kind
    contents = nil
  }

  /// The places inside.
  ///
  /// It is a class, so that shapes have the same size for all types.
  private final class Contents: Hashable, Sendable {
    let inside: Inside
    let isFilledLater: Bool

    init(_ inside: Inside, isFilledLater: Bool) {
      self.inside = inside
      self.isFilledLater = isFilledLater
    }

    static func == (left: Contents, right: Contents) -> Bool { left.inside == right.inside }

    func hash(into hasher: inout Hasher) { hasher.combine(inside) }
  }

  /// A place that contains no other places.
  public static var screen: Self { Self(.screen) }

  /// A stack that begins with its own interface; other places are pushed on top of it.
  public static var stack: Self { Self(.stack) }

  /// Returns a stack without an interface of its own: the route is its root, and is never popped.
  public static func stack(root: DestinationType) -> Self {
    Self(.stack(keepsFirst: true), .routes([root]))
  }

  /// Returns a tab bar; `selected` is the tab that is selected first, or the first one if nil.
  public static func tabs(
    _ tabs: KeyValuePairs<TabType, DestinationType>, selected: TabType? = nil
  ) -> Self {
    .tabs(tabs.map { Tab($0.key, root: $0.value) }, selected: selected)
  }

  /// Returns a tab bar for tabs that come from data; the first one is selected if `selected` is
  /// nil.
  public static func tabs(_ tabs: [Tab], selected: TabType? = nil) -> Self {
    Self(.tabs, .tabs(tabs, selected: selected))
  }

  /// A tab bar to which its provider adds the tabs, since no shape was declared.
  static var tabsFilledLater: Self {
    Self(.tabs, .tabs([], selected: nil), isFilledLater: true)
  }

  /// Returns a split view; `focused` is the column that is focused first, or the first non-empty
  /// one if nil.
  public static func split(
    _ columns: KeyValuePairs<SplitViewColumn, DestinationType?>, focused: SplitViewColumn? = nil
  ) -> Self {
    .split(columns.map { Column($0.key, root: $0.value) }, focused: focused)
  }

  /// Returns a split view for columns that come from data.
  public static func split(_ columns: [Column], focused: SplitViewColumn? = nil) -> Self {
    Self(.split, .columns(columns, focused: focused))
  }

  /// Returns a group of children; the first one is focused.
  public static func group(_ children: [DestinationType] = []) -> Self {
    Self(.group, .routes(children))
  }

  /// The routes of the places inside.
  public var routes: [DestinationType] { slots.compactMap(\.root) }

  /// The slots of the place, each with the route at its root.
  var slots: [(name: SlotName, root: DestinationType?)] {
    switch inside {
    case nil: []
    case .routes(let routes):
      routes.enumerated().map { (kind == .group ? .child(number: $0) : .path, $1) }
    case .tabs(let tabs, _): tabs.map { (.tab(name: $0.tab.tabName), $0.root) }
    case .columns(let columns, _): columns.map { (.column($0.column), $0.root) }
    }
  }

  /// The slot that is declared as the focused one.
  var focus: SlotName? {
    switch inside {
    case nil, .routes: nil
    case .tabs(_, let selected): selected.map { .tab(name: $0.tabName) }
    case .columns(_, let focused): focused.map { .column($0) }
    }
  }
}

extension DestinationShape.Tab: PrintedByProperties {}

extension DestinationShape.Column: PrintedByProperties {}

extension DestinationShape: CustomStringConvertible {
  /// The kind, and what is inside.
  public var description: String {
    let kind = kind.word ?? "screen"
    switch inside {
    case nil: return kind
    case .routes(let routes): return "\(kind) \(shortText(of: routes))"
    case .tabs(let tabs, let selected):
      let focus = selected.map { " selected=\($0.tabName)" } ?? ""
      return kind + focus + " " + shortText(of: tabs)
    case .columns(let columns, let focused):
      let focus = focused.map { " selected=\($0.rawValue)" } ?? ""
      return kind + focus + " " + shortText(of: columns)
    }
  }
}
