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

  /// A change within a transition, in the form in which it is written.
  package struct Change: Equatable, Sendable, Codable {
    enum Verb: String, Codable {
      /// Places have arrived, left, or been replaced.
      case places
      /// A tab, a column or a child was selected.
      case select
      /// The tabs were reordered.
      case order
      /// An attached place has become passive or active.
      case passivity
    }

    var verb: Verb
    /// The place that has changed; for places, their container or presenter, or nil for the root.
    var of: Int?
    /// The slot of the places, or the selected one.
    var slot: String?
    /// The slot that was selected before.
    var was: String?
    /// The tabs, in order, and those before.
    var names: [String]?
    var wereNames: [String]?
    /// The places that have left and arrived, bottom first, each with all inside it; nil if there are none.
    var leaving: [[Item]]?
    var arriving: [[Item]]?
    /// The index of a tab that arrived or left together with its places; nil otherwise.
    var tabIndex: Int?
    /// True if the places that left were not on top of their slot, so that they cannot be put back.
    var isBeneath: Bool?
    var isPassive: Bool?
  }

  /// A place that has arrived or left: its row in document order, within the place with which it came or went.
  package struct Item: Equatable, Sendable, Codable {
    private enum CodingKeys: CodingKey {
      case number, kind, row
    }

    /// The number of the place in the journal.
    var number: Int
    /// The word of its kind; nil for a screen.
    var kind: String?
    /// Its arrangement; the tag and the content are written in place of `place`.
    var row: NavigationSnapshot.Row
    /// The route and content of the place; nil if they are of another app's types, or were not saved.
    var place: Place?
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
  fileprivate var isSelection: Bool { verb == .select }

  fileprivate var inverse: Self? {
    if verb == .places ? isBeneath == true && arriving == nil : verb == .select && was == nil {
      return nil
    }
    var inverse = self
    (inverse.leaving, inverse.arriving) = (arriving, leaving)
    if verb == .select { (inverse.slot, inverse.was) = (was, slot) }
    (inverse.names, inverse.wereNames) = (wereNames, names)
    inverse.isPassive = isPassive.map { !$0 }
    return inverse
  }
}

extension NavigationJournal: PrintedByProperties {}

extension NavigationJournal.Entry: PrintedByProperties {}

extension NavigationJournal.Change: PrintedByProperties {}

extension NavigationJournal.Item: PrintedByProperties {}
