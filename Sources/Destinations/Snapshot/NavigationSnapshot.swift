/// What a flow presents, as data that can be kept and restored later, by a newer version of the app too.
///
/// A snapshot is a flat list of rows, one a place: a container or presenter before what it holds. It names
/// neither types nor identifiers, only the tags that the app has chosen in its ``SnapshotTable``.
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
public struct NavigationSnapshot: Hashable, Sendable {
  /// The format that this version of the library writes.
  public static let format = 1

  /// The revision of the app's tags and contents; see ``SnapshotTable``.
  public var revision: Int

  /// The places in document order; the first is the root.
  public var rows: [Row]

  /// Requests that guards hold.
  public var held: [Held]

  /// What could not be put into the snapshot; not kept with it.
  public var omitted: [SnapshotLoss] = []

  /// Creates a snapshot.
  public init(revision: Int = 1, rows: [Row] = [], held: [Held] = []) {
    self.revision = revision
    self.rows = rows
    self.held = held
  }

  /// One place.
  public struct Row: Hashable, Sendable {
    /// The tag of the route; nil for a row that could not be read.
    public var tag: String?
    /// The row of the container or presenter, counted from 0; nil for the root.
    public var parent: Int?
    /// The slot of the parent in which it stands; nil for the root.
    public var slot: String?
    /// The tabs or columns of the place in order; nil for places without.
    public var slots: [String]?
    /// The tab, column or child that is selected; nil for places without.
    public var focus: String?
    /// What was handed to the place, as its ``Restorable`` tells it.
    public var content: SnapshotValue?
    /// Whether it is attached without being current.
    public var isPassive = false
    /// How the sheet is shown of which it is the bottom.
    public var sheet: SheetPresentationOptions?
    /// Why the row could not be read; nil for one that could.
    public internal(set) var problem: String?

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

    init(problem: String) {
      self.problem = problem
    }
  }

  /// A request that a guard holds.
  public struct Held: Hashable, Sendable, Codable {
    /// The name of the signal that it waits for.
    public var signal: String
    /// Who or what asked.
    public var cause: NavigationCause
    /// The row of the place in whose embedded flow it is held; nil for the flow itself.
    public var host: Int?
    /// The row of the place that asked; nil for the app's own code, or a link.
    public var requester: Int?
    /// The row of the place from which it acts, where that is not who asked; nil for the current place.
    public var origin: Int?
    /// The row of the place that received what was sent; it acts from there, and shows what it makes.
    public var receiver: Int?
    /// The checkpoint that is returned to, if it is a return that is held.
    public var checkpoint: String?
    /// What is handed over at the checkpoint; nil for nothing.
    public var value: SnapshotValue?
    /// What is to be presented, one step after the other; empty if something else is held.
    public var steps: [Step]
    /// What is to be restored, if it is a restoration that is held.
    public var rows: [Row]?
  }

  /// One presentation.
  public struct Step: Hashable, Sendable, Codable {
    /// What is done, as `push` or `tab:notes`.
    public var verb: String
    /// The tag of the route.
    public var tag: String?
    /// What is handed to the place.
    public var content: SnapshotValue?
    /// Where in a tab or a column the place goes, unless that follows from what is there.
    public var placement: String?
    /// How the sheet is shown.
    public var sheet: SheetPresentationOptions?
  }
}

/// Something that a snapshot does not have, or of which nothing was restored.
public struct SnapshotLoss: Hashable, Sendable, CustomStringConvertible {
  /// What it was: a tag, or the name of a route.
  public let what: String
  /// Why, one sentence.
  public let reason: String

  /// What and why.
  public var description: String { "\(what): \(reason)" }
}
