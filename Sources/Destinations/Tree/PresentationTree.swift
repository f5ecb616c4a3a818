#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Which places exist, how they are arranged and which are visible: the one record of what is presented.
///
/// The tree is a value. A flow keeps one and hands out copies; a router or a test can keep one of its
/// own. What a place is for is its payload, of which the tree knows nothing. Stack paths, parents, the
/// current place and visibility are read from the tree and never stored beside it.
///
/// ```swift
/// var tree = PresentationTree(root: .stack("notes"))
/// try tree.apply(.push(.screen("noteDetail")))
/// print(tree)
/// ```
/// ```text
/// notes stack #…
///   > noteDetail #…
/// ```
///
/// Copying a tree is free, and a copy shares what nobody has changed. A change costs what it touches, and the first
/// one while a copy is kept one step more for each 64 places.
public struct PresentationTree<Payload: Sendable>: Sendable {
  var structure = TreeStructure()

  /// Creates the same tree as seen by a reader that knows other types.
  init<Other>(_ other: PresentationTree<Other>) {
    structure = other.structure
  }

  /// Creates a tree in which nothing is presented.
  public init() {}

  /// Creates a tree from a blueprint.
  ///
  /// - Precondition: The blueprint selects what it has, and repeats neither identifiers nor tabs.
  public init(root: Blueprint<Payload>) {
    do {
      try apply(.replaceRoot(root))
    } catch {
      preconditionFailure("A tree cannot have this root. \(error.reason)")
    }
  }
}

extension PresentationTree {
  /// One place of a tree.
  public struct Node: Sendable, Identifiable {
    /// The identifier of the place.
    public let id: UUID
    /// What the place is for.
    public let payload: Payload
    /// What the place is.
    public let kind: NodeKind
    /// The container, or for the bottom of a sheet its presenter; nil for the root.
    public let parentID: UUID?
    /// The slot of the parent in which it stands; nil for the root.
    public let slot: SlotName?
    /// The place whose request brought it.
    public let requesterID: UUID?
    /// Counts up with each place that arrives in the tree; not consecutive.
    public let arrival: Int
    /// The tab, column or child that is selected in it; nil for kinds without.
    public let focus: SlotName?
    /// Whether it was attached without becoming current.
    public let isPassive: Bool
    /// Its slots in order, without those that may be absent while empty and are.
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

  func id(_ ref: NodeRef) -> UUID {
    structure.id(ref)
  }
}
