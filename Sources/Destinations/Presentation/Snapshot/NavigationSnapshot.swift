/// The presented places of a flow, as a value that can be saved and restored later, even by a newer
/// version of the app.
///
/// A snapshot is a list of rows, one per place; a container or presenter comes before its contents.
/// It contains neither types nor identifiers, only the tags that the app has chosen in its
/// ``SnapshotTable``.
///
/// ```json
/// {
///   "format": 1, "revision": 1,
///   "rows": [
///     {"tag": "home", "slots": ["tab:notes", "tab:tags"], "focus": "tab:notes"},
///     {"tag": "notes", "in": 0, "slot": "tab:notes"},
///     {"tag": "note", "in": 1, "slot": "path", "content": "welcome.md"}
///   ]
/// }
/// ```
public struct NavigationSnapshot: Hashable, Sendable, PrintedByProperties {
  /// The version of the format that this version of the library writes.
  static let format = 1

  /// The revision of the app's tags and contents; see ``SnapshotTable``.
  public var revision: Int

  /// The places in document order, then those of embedded flows.
  ///
  /// The first one is the root.
  public var rows: [Row]

  /// The requests that wait for a signal, or for a sheet to leave.
  public var held: [Held]

  /// The places that were left out of the snapshot.
  ///
  /// It is not encoded.
  public var omitted: [SnapshotLoss] = []

  /// Creates a snapshot.
  public init(revision: Int = 1, rows: [Row] = [], held: [Held] = []) {
    self.revision = revision
    self.rows = rows
    self.held = held
  }

  /// Gives another name to a tag, as a migration of a ``SnapshotTable`` does.
  public mutating func rename(_ old: String, to new: String) {
    func rename(_ tag: inout String?) { if tag == old { tag = new } }
    for row in rows.indices { rename(&rows[row].tag) }
    for index in held.indices {
      for step in held[index].steps.indices { rename(&held[index].steps[step].tag) }
      guard var inner = held[index].snapshot(revision: revision) else { continue }
      inner.rename(old, to: new)
      (held[index].rows, held[index].waiting) = (inner.rows, inner.held)
    }
  }

  /// A place.
  public struct Row: Hashable, Sendable, PrintedByProperties {
    /// The tag of the route; nil for a row that could not be read.
    public var tag: String?
    /// The index of the row of the container or presenter, counted from 0; nil for the root.
    public var parent: Int?
    /// The slot of the parent; nil for the root.
    public var slot: String?
    /// The tabs or columns of the place in order; nil if it has none.
    public var slots: [String]?
    /// The selected tab, column or child; nil if there is none.
    public var focus: String?
    /// The content of the place, as its ``Restorable`` has recorded it.
    public var content: SnapshotValue?
    /// Whether the place is attached without being current.
    public var isPassive = false
    /// The options of the sheet, if the place is at the bottom of one.
    public var sheet: SheetPresentationOptions?
    /// The reason why the row could not be read; nil if it could.
    package internal(set) var problem: String?

    /// Creates a row.
    public init(
      _ tag: String, in parent: Int? = nil, slot: String? = nil, slots: [String]? = nil,
      focus: String? = nil, content: SnapshotValue? = nil
    ) {
      self.tag = tag
      self.parent = parent
      self.slot = slot
      self.slots = slots
      self.focus = focus
      self.content = content
    }

    /// Creates the row of a presented place, without its tag and content.
    init(_ record: NodeRecord, sheet: SheetPresentationOptions?) {
      let own = record.slots.map(\.name).filter { $0.rank == 0 }
      slots = own.isEmpty ? nil : own.map(\.snapshotWord)
      focus = record.focus?.snapshotWord
      isPassive = record.isPassive
      self.sheet = sheet
    }

    init(problem: String) {
      self.problem = problem
    }
  }

  /// A request that waits for a signal, or for a sheet to leave.
  public struct Held: Hashable, Sendable, Codable, PrintedByProperties {
    /// The signal that the request waits for; nil if it waits for a sheet to leave.
    public var signal: String?
    /// The cause of the request when it was made.
    ///
    /// It has no effect on a restoration: there, the cause of every request is ``NavigationCause/restore``.
    public var cause: NavigationCause
    /// The row of the place in whose embedded flow the request is held; nil for the flow itself.
    package var host: Int?
    /// The row of the requester; nil for the app's own code, or a link.
    package var requester: Int?
    /// The row of the place that the request starts from, if that is not the requester; nil for the
    /// current place.
    package var origin: Int?
    /// The rows of the places that a guard presents until the signal, as far as they are saved; nil
    /// if it presents none.
    package var meanwhile: [Int]?
    /// The row of the place that has received a sent value.
    ///
    /// The request starts there.
    package var receiver: Int?
    /// The checkpoint to return to, if the request is such a return.
    public var checkpoint: String?
    /// The value to pass to the checkpoint; nil for none.
    public var value: SnapshotValue?
    /// The presentations, in order; empty if another kind of request is held.
    public var steps: [Step]
    /// The places to restore, if the request is a restoration.
    public var rows: [Row]?
    /// The requests that wait for these places.
    package var waiting: [Held]?
    /// Whether the request is a link that leads to the same place from anywhere; nil if not.
    var isLink: Bool?

    /// Returns the snapshot to restore, if the request is a restoration.
    func snapshot(revision: Int) -> NavigationSnapshot? {
      rows.map { NavigationSnapshot(revision: revision, rows: $0, held: waiting ?? []) }
    }
  }

  /// A presentation.
  public struct Step: Hashable, Sendable, Codable, PrintedByProperties {
    /// The word for the presentation, such as `push` or `tab:notes`.
    public var verb: String
    /// The tag of the route.
    public var tag: String?
    /// The content of the place.
    public var content: SnapshotValue?
    /// The position of the place within a tab or a column; nil for the automatic placement.
    public var placement: String?
    /// The options of the sheet.
    public var sheet: SheetPresentationOptions?
  }
}

/// A place or a request that was left out of a snapshot or of a restoration.
public struct SnapshotLoss: Hashable, Sendable {
  /// A tag, or the name of a route.
  public let what: String
  /// The reason, as one sentence.
  public let reason: String
}

extension SnapshotLoss: Printed {
  /// The loss and its reason.
  var printed: String { "\(what): \(reason)" }
}
