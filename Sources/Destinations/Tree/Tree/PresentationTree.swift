/// The presented places and their arrangement.
///
/// The tree is a value. A flow has one and gives out copies; a router or a test can have one of its
/// own. The payload of a place says what the place stands for, and the tree does not interpret it.
/// Stack paths, parents, the current place and visibility are computed from the tree.
///
/// ```swift
/// var tree = try PresentationTree(root: .stack("notes"))
/// try tree.apply(.push(.screen("noteDetail")))
/// print(tree)
/// ```
/// ```text
/// notes stack #…
///   > noteDetail #…
/// ```
///
/// - Complexity: Copying a tree takes O(1). Copies share storage until one of them changes. A
///   change takes time for the places that it touches; the first change while a copy exists takes
///   another O(*n* / 64) for *n* places.
public struct PresentationTree<Payload: Sendable>: Sendable {
  var structure = TreeStructure()

  /// Creates the same tree with payloads of other types.
  package init<Other>(_ other: PresentationTree<Other>) {
    structure = other.structure
  }

  /// Creates an empty tree.
  public init() {}

  /// Creates a tree from a blueprint.
  ///
  /// - Throws: ``DestinationError`` if the blueprint is an alert (`modalRefused`), repeats an identifier
  ///   (`duplicateID`) or a tab (`duplicateTab`), or selects a slot that it does not have (`tabNotFound`,
  ///   `columnNotFound`).
  public init(root: Blueprint<Payload>) throws(DestinationError) {
    try apply(.replaceRoot(root))
  }
}

extension PresentationTree {
  /// A place of a tree.
  public struct Node: Sendable, Identifiable {
    /// The identifier of the place.
    public let id: DestinationID
    /// The payload of the place.
    public let payload: Payload
    /// The kind of the place.
    public let kind: NodeKind
    /// The container, or the presenter if this is the bottom of a sheet; nil for the root.
    public let parentID: DestinationID?
    /// The slot of the parent that contains the place; nil for the root.
    public let slot: SlotName?
    /// The place that requested this one; nil if there was none.
    public let requesterID: DestinationID?
    /// The order of arrival.
    ///
    /// It increases with each new place, but is not consecutive.
    public let arrival: Int
    /// The selected tab, column or child; nil if there is none.
    public let focus: SlotName?
    /// Whether the place is attached without being current.
    public let isPassive: Bool
    /// The slots of the place, in order.
    ///
    /// Empty slots of sheets and other optional slots are left out.
    public let slots: [SlotName]
  }

  func node(_ ref: NodeRef) -> Node? {
    guard let payload = payload(ref) else { return nil }
    let record = structure.record(ref)
    return Node(
      id: structure.id(ref), payload: payload, kind: record.kind,
      parentID: record.container.map(structure.id),
      slot: record.container == nil ? nil : record.slot,
      requesterID: record.requesterID, arrival: record.arrival, focus: record.focus,
      isPassive: record.isPassive, slots: record.slots.map(\.name))
  }

  func payload(_ ref: NodeRef) -> Payload? {
    structure.payload(ref)?.read(as: Payload.self)
  }

  func id(_ ref: NodeRef) -> DestinationID {
    structure.id(ref)
  }

  /// Returns the name of a place, for sentences about it.
  func name(_ ref: NodeRef) -> PlaceName {
    PlaceName(id: id(ref), payload: structure.payload(ref))
  }
}

extension PresentationTree.Node: Printed {
  /// The payload, the kind unless it is a screen, and the identifier.
  var printed: String {
    [shortText(of: payload), kind.word, TreeTextToken.id(id)].compactMap(\.self)
      .joined(separator: " ")
  }
}
