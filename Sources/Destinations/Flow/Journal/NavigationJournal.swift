/// All changes to the presented places of a flow, in order.
///
/// It can be replayed.
///
/// An entry records a change, not its requester. Therefore guards, hooks and interactors need not
/// act in the same way during a replay. Places are identified by numbers that do not depend on the
/// run. ``data(_:)`` encodes a journal with the tags of a ``SnapshotTable``.
public struct NavigationJournal<
  DestinationType: RoutableDestinations, ContentType: ContentTypeable
>:
  Equatable, Sendable, PrintedByProperties
{
  /// A route and its content.
  typealias Place = Destinations.Place<DestinationType, ContentType>

  /// A transition.
  public struct Entry: Equatable, Sendable, PrintedByProperties {
    /// The cause of the transition.
    public let cause: NavigationCause
    /// The changes, in order.
    package internal(set) var changes: [Change]
  }

  /// A change within a transition, in its written form.
  ///
  /// A place has left or arrived, one has replaced another, or the arrangement of a place that stays has changed.
  package struct Change: Equatable, Sendable, Codable, PrintedByProperties {
    /// The container or presenter of the place that has left or arrived, nil for the root; or the place that stays.
    var of: Int?
    /// The slot of the place that has left or arrived; nil for the root.
    var slot: String?
    /// The place that has left and the one that has arrived, each with everything inside it.
    var leaving: [Item]?
    var arriving: [Item]?
    /// True if the place that left was not on top of its slot, so that it cannot be put back.
    var isBeneath: Bool?
    /// The arrangement before and after.
    var was: Arrangement?
    var now: Arrangement?
  }

  /// The properties of a place that can change while it stays, besides the places in it.
  package struct Arrangement: Equatable, Sendable, Codable, PrintedByProperties {
    /// The names of the tabs, in order; nil if they have not changed.
    var tabs: [String]?
    /// The selected tab, column or child.
    var focus: String?
    /// True if the place is attached without being current.
    var isPassive: Bool?

    init(_ record: NodeRecord) {
      tabs = record.kind == .tabs ? record.slots.compactMap(\.name.tabName) : nil
      focus = record.focus?.snapshotWord
      isPassive = record.isPassive ? true : nil
    }
  }

  /// A place that has arrived or left: its row in document order, within the place with which it arrived or left.
  package struct Item: Equatable, Sendable, Codable, PrintedByProperties {
    private enum CodingKeys: CodingKey {
      case number, row
    }

    /// The number of the place in the journal.
    var number: Int
    /// The arrangement of the place; the tag and the content are written in place of `place`.
    var row: NavigationSnapshot.Row
    /// The route and content of the place; nil if they are of another app's types, or were not saved.
    var place: Place?
  }

  /// The transitions, in order.
  ///
  /// The first one presents the places that were presented when recording began.
  public internal(set) var entries: [Entry] = []

  /// Creates an empty journal.
  package init() {}
}

// MARK: - Taking back

extension NavigationJournal.Entry {
  /// The numbers of the places that arrived, without those inside them.
  var arrivals: [Int] { changes.compactMap { $0.arriving?.first?.number } }

  /// The numbers of the places that left, with those inside them.
  var departures: Set<Int> { Set(changes.flatMap { $0.leaving ?? [] }.map(\.number)) }

  /// Returns what this entry and earlier ones have changed together, if it takes back everything that they have changed.
  ///
  /// - Returns: Nil if they have done more than adding places that leave now, changing them, and selecting them.
  func takingBack(_ earlier: [Self]) -> Self? {
    let added = Set(earlier.flatMap(\.arrivals))
    let parts = changes.compactMap(\.leaving).filter { added.contains($0[0].number) }
    let left = Set(parts.joined().map(\.number))
    var whole = self
    for old in earlier.flatMap(\.changes).reversed() where old.of.map(left.contains) != true {
      if old.leaving == nil, let part = old.arriving, left.contains(part[0].number) { continue }
      guard let was = old.was,
        let index = whole.changes.firstIndex(where: { $0.of == old.of && $0.was == old.now })
      else { return nil }
      whole.changes[index].was = was
    }
    for index in changes.indices where changes[index].leaving.map(parts.contains) == true {
      (whole.changes[index].leaving, whole.changes[index].isBeneath) = (nil, nil)
    }
    whole.changes.removeAll { $0.leaving == nil && $0.arriving == nil && $0.was == $0.now }
    return whole
  }

  /// The entry that undoes this one, or nil if it cannot be undone.
  ///
  /// An entry cannot be undone if a place left from beneath others, because no place can be inserted there, if
  /// nothing was selected before, or if nothing was presented.
  var inverse: Self? {
    let inverses = changes.reversed().compactMap(\.inverse)
    return inverses.count == changes.count ? Self(cause: cause, changes: inverses) : nil
  }
}

extension NavigationJournal.Change {
  fileprivate var inverse: Self? {
    if isBeneath == true || of == nil && leaving == nil { return nil }
    if let was, was.focus == nil, now?.focus != nil { return nil }
    return changed(self) {
      ($0.leaving, $0.arriving, $0.was, $0.now) = (arriving, leaving, now, was)
    }
  }
}
