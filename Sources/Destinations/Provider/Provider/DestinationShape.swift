/// The kind of place that a route is, and the places inside it.
///
/// A provider declares the shape, so that navigation can be planned before anything is built. The
/// flow builds the places inside together with the place, each with its own provider.
public struct DestinationShape<DestinationType: RoutableDestinations, TabType: TabTypeable>:
  Hashable, Sendable
{
  /// A slot of the place, with the route at its root.
  struct Slot: Hashable, Sendable {
    let name: SlotName
    var root: DestinationType?
    var tab: TabType?
  }

  private let parts: Parts

  /// The kind of the place.
  public var kind: NodeKind { parts.kind }

  /// The slots; none for a screen, and for a stack that begins with its own interface.
  var slots: [Slot] { parts.slots }

  /// The slot that is declared as the focused one.
  var focus: SlotName? { parts.focus }

  /// Whether the provider adds the places inside, because no shape was declared.
  var isFilledLater: Bool { parts.isFilledLater }

  /// The routes of the places inside.
  package var routes: [DestinationType] { slots.compactMap(\.root) }

  private init(
    _ kind: NodeKind, _ slots: [Slot] = [], focus: SlotName? = nil, isFilledLater: Bool = false
  ) {
    parts = Parts(kind, slots, focus, isFilledLater)
  }

  /// A place that contains no other places.
  public static var screen: Self { Self(.screen) }

  /// A stack that begins with its own interface; other places are pushed on top of it.
  public static var stack: Self { Self(.stack) }

  /// Returns a stack without an interface of its own: the route is its root, and is never popped.
  public static func stack(root: DestinationType) -> Self {
    Self(.stack(keepsFirst: true), [Slot(name: .path, root: root)])
  }

  /// Returns a tab bar; `selected` is the tab that is selected first, or the first one if nil.
  public static func tabs(
    _ tabs: KeyValuePairs<TabType, DestinationType>, selected: TabType? = nil
  ) -> Self {
    .tabs(tabs.map { ($0.key, $0.value) }, selected: selected)
  }

  /// Returns a tab bar for tabs that come from data, each with the route at its root; the first one
  /// is selected if `selected` is nil.
  public static func tabs(
    _ tabs: [(TabType, DestinationType)], selected: TabType? = nil
  ) -> Self {
    Self(.tabs, tabs.map { Slot(name: $0.slot, root: $1, tab: $0) }, focus: selected?.slot)
  }

  /// Returns the shape of a route for which none is declared; its provider adds the places inside.
  static func usual<Destination: Destinationable>(of type: Destination.Type) -> Self {
    guard type is any GroupedDestinationable.Type else { return .screen }
    return switch type {
    case is any NavigatingDestinationable.Type: .stack
    case is any TabBarDestinationable.Type: Self(.tabs, [], isFilledLater: true)
    case is any SplitViewDestinationable.Type: Self(.split, [])
    default: .group()
    }
  }

  /// Returns a split view; `focused` is the column that is focused first, or the first non-empty
  /// one if nil.
  public static func split(
    _ columns: KeyValuePairs<SplitViewColumn, DestinationType?>, focused: SplitViewColumn? = nil
  ) -> Self {
    .split(columns.map { ($0.key, $0.value) }, focused: focused)
  }

  /// Returns a split view for columns that come from data, each with the route at its root; a column
  /// without a route starts empty.
  public static func split(
    _ columns: [(SplitViewColumn, DestinationType?)], focused: SplitViewColumn? = nil
  ) -> Self {
    Self(
      .split, columns.map { Slot(name: .column($0), root: $1) }, focus: focused.map { .column($0) })
  }

  /// Returns a group of children; the first one is focused.
  public static func group(_ children: [DestinationType] = []) -> Self {
    Self(.group, children.enumerated().map { Slot(name: .child(number: $0), root: $1) })
  }
}

extension DestinationShape {
  /// The parts of a shape, shared by copies.
  fileprivate final class Parts: Hashable, Sendable {
    let kind: NodeKind
    let slots: [Slot]
    let focus: SlotName?
    let isFilledLater: Bool

    init(_ kind: NodeKind, _ slots: [Slot], _ focus: SlotName?, _ isFilledLater: Bool) {
      self.kind = kind
      self.slots = slots
      self.focus = focus
      self.isFilledLater = isFilledLater
    }

    /// Returns whether the same places are inside; a declared shape equals the usual one of its class.
    static func == (left: Parts, right: Parts) -> Bool {
      left.kind == right.kind && left.slots == right.slots && left.focus == right.focus
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(kind)
      hasher.combine(slots)
      hasher.combine(focus)
    }
  }
}

extension DestinationShape.Slot {
  fileprivate var text: String {
    switch name {
    case .tab(let name): "Tab(tab: \(name), root: \(shortText(of: root)))"
    case .column(let column): "Column(column: \(column), root: \(shortText(of: root)))"
    case .path, .child, .attached, .sheet: shortText(of: root)
    }
  }
}

extension DestinationShape: Printed {
  /// The kind, and the shapes inside.
  var printed: String {
    let kind = kind.word ?? "screen"
    if [.screen, .stack].contains(self.kind) { return kind }
    let focus = focus.map { " selected=\($0.tabName ?? $0.column?.rawValue ?? "")" } ?? ""
    return kind + focus + " [" + slots.map(\.text).joined(separator: ", ") + "]"
  }
}
