/// Every change of what a flow presents, in order and with the app's own types; it can be replayed.
///
/// An entry says what has changed, not who asked for what: guards, hooks and interactors need not answer again as
/// they did. Places are known by numbers, so nothing in it depends on the run in which it was written.
/// ``data(_:)`` keeps it as text, by the tags of a ``SnapshotTable``.
public struct NavigationJournal<
  DestinationType: RoutableDestinations, ContentType: ContentTypeable
>:
  Equatable, Sendable
{
  /// A route and what is handed to it.
  public typealias Place = Destinations.Place<DestinationType, ContentType>

  /// One transition.
  public struct Entry: Equatable, Sendable {
    /// Who or what asked for it.
    public let cause: NavigationCause
    /// What it has changed, in order.
    public let changes: [Change]
  }

  /// One thing that a transition has changed.
  public enum Change: Equatable, Sendable {
    /// Places have come or left, or some have taken the place of others.
    case places(Exchange)
    /// A tab, a column or a child was selected.
    case select(SlotName?, was: SlotName?, of: Int)
    /// The tabs have another order.
    case order([String], was: [String], of: Int)
    /// An attached place has become passive, or active.
    case passivity(Bool, of: Int)
  }

  /// Places that come and leave at one spot.
  public struct Exchange: Equatable, Sendable {
    /// The container or presenter; nil for the root.
    public var parent: Int?
    /// The slot of the parent.
    public var slot: SlotName
    /// What has left, bottom first.
    public var leaving: [Part] = []
    /// What has come, bottom first.
    public var arriving: [Part] = []
    /// Where among the tabs a tab stands that came or left with its places; nil for all other spots.
    public var tabIndex: Int?
    /// Whether what left stood on top of its slot, where it can come again.
    public var isOnTop = true
  }

  /// A place with all that it contains and presents, in document order.
  public struct Part: Equatable, Sendable {
    var items: [Item]
  }

  /// One place of a part.
  struct Item: Equatable, Sendable {
    /// The number of the place in the journal.
    var number: Int
    /// What the place is for; nil if it is of an app of other types.
    var place: Place?
    var kind: NodeKind
    /// Where the container is among the items; nil for the first.
    var parent: Int?
    var slot: SlotName
    /// Its slots that are there also while empty.
    var slots: [SlotName]
    var focus: SlotName?
    var isPassive: Bool
    var sheet: SheetPresentationOptions?
  }

  /// The transitions in order; the first brings what was presented when recording began.
  public internal(set) var entries: [Entry] = []

  /// Creates a journal in which nothing has happened.
  public init() {}
}

// MARK: - Taking back

extension NavigationJournal.Entry {
  /// What takes the entry back; nil if something left from beneath others, where nothing can come,
  /// or if nothing was selected before.
  var inverse: Self? {
    let parts = changes.reversed().map(\.inverse)
    guard parts.allSatisfy({ $0 != nil }) else { return nil }
    // What is selected must be there.
    let found = parts.compactMap(\.self)
    return Self(
      cause: cause, changes: found.filter { !$0.isSelection } + found.filter(\.isSelection))
  }
}

extension NavigationJournal.Change {
  fileprivate var isSelection: Bool {
    if case .select = self { true } else { false }
  }

  fileprivate var inverse: Self? {
    switch self {
    case .places(var exchange):
      guard exchange.isOnTop || !exchange.arriving.isEmpty else { return nil }
      swap(&exchange.leaving, &exchange.arriving)
      return .places(exchange)
    case .select(let slot, let old, let number):
      return old == nil ? nil : .select(old, was: slot, of: number)
    case .order(let names, let old, let number): return .order(old, was: names, of: number)
    case .passivity(let isPassive, let number): return .passivity(!isPassive, of: number)
    }
  }
}
