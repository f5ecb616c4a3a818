/// All changes to what a flow presents, in order.
///
/// It can be replayed.
///
/// An entry records what has changed, not who requested it. Therefore guards, hooks and interactors
/// need not act in the same way during a replay. Places are identified by numbers that do not
/// depend on the run. ``data(_:)`` encodes a journal with the tags of a ``SnapshotTable``.
public struct NavigationJournal<
  DestinationType: RoutableDestinations, ContentType: ContentTypeable
>:
  Equatable, Sendable
{
  /// A route and its content.
  typealias Place = Destinations.Place<DestinationType, ContentType>

  /// A transition.
  public struct Entry: Equatable, Sendable {
    /// The cause of the transition.
    public let cause: NavigationCause
    /// The changes, in order.
    package let changes: [Change]
  }

  /// A change within a transition.
  package enum Change: Equatable, Sendable {
    /// Places have arrived, left, or been replaced.
    case places(Exchange)
    /// A tab, a column or a child was selected.
    case select(SlotName?, was: SlotName?, of: Int)
    /// The tabs were reordered.
    case order([String], was: [String], of: Int)
    /// An attached place has become passive or active.
    case passivity(Bool, of: Int)
  }

  /// Places that arrive and leave at the same position.
  package struct Exchange: Equatable, Sendable {
    /// The container or presenter; nil for the root.
    package var parent: Int?
    /// The slot of the parent.
    package var slot: SlotName
    /// The places that have left, bottom first.
    package var leaving: [Part] = []
    /// The places that have arrived, bottom first.
    package var arriving: [Part] = []
    /// The index of a tab that arrived or left together with its places; nil otherwise.
    package var tabIndex: Int?
    /// Whether the places that left were on top of their slot, so that they can be put back.
    package var isOnTop = true
  }

  /// A place with everything that it contains and presents, in document order.
  package struct Part: Equatable, Sendable {
    var items: [Item]
  }

  /// One place of a part.
  struct Item: Equatable, Sendable {
    /// The number of the place in the journal.
    var number: Int
    /// The route and content of the place; nil if they are of another app's types.
    var place: Place?
    var kind: NodeKind
    /// The index of the container among the items; nil for the first item.
    var parent: Int?
    var slot: SlotName
    /// Its slots that exist also while they are empty.
    var slots: [SlotName]
    var focus: SlotName?
    var isPassive: Bool
    var sheet: SheetPresentationOptions?
  }

  /// The transitions, in order.
  ///
  /// The first one presents what was there when recording began.
  public internal(set) var entries: [Entry] = []

  /// Creates an empty journal.
  public init() {}
}

// MARK: - Taking back

extension NavigationJournal.Entry {
  /// The entry that takes this one back, or nil if there is none.
  ///
  /// There is none if a place left from beneath others, where no place can be inserted, or if nothing
  /// was selected before.
  var inverse: Self? {
    let parts = changes.reversed().map(\.inverse)
    guard parts.allSatisfy({ $0 != nil }) else { return nil }
    // A selection comes after the arrival of the selected place.
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

extension NavigationJournal: PrintedByProperties {}

extension NavigationJournal.Entry: PrintedByProperties {}

extension NavigationJournal.Exchange: PrintedByProperties {}

extension NavigationJournal.Part: PrintedByProperties {}
