/// The effect of a move on a tree, complete and checked.
///
/// A plan is valid only for the tree from which it was made; any other tree ignores it.
struct TreePlan: Sendable {
  var patch: TreePatch
  /// Document order: a container before what it contains.
  var arrivals: [TreeArrival] = []
  /// In the order in which the places leave: deepest and last first.
  var departures: Few<NodeRef> = .none
  /// Places on screen before and not after, removed ones included, in the order of the old tree.
  var hiding: Few<NodeRef> = .none
  /// Places on screen after and not before, in the order of the new tree.
  var showing: Few<NodeRef> = .none
  var currentBefore: NodeRef?
  var currentAfter: NodeRef?
  /// The place that the move created or revealed.
  var landing: NodeRef?
  /// The changes for an interface, in order.
  var steps: [TreeStep] = []

  /// The plan of a request that changes nothing.
  static var nothing: TreePlan {
    TreePlan(patch: TreePatch(root: nil, nextArrival: 0, base: .next()))
  }

  /// Whether the plan changes nothing.
  var isEmpty: Bool { patch.entries.isEmpty && departures.isEmpty }

  /// Whether the current place changes.
  var isCurrentChanged: Bool { currentBefore != currentAfter || currentAfter == nil }

  /// Whether the plan adds tabs to existing tab bars.
  var addsTabs: Bool {
    steps.contains { if case .addSlot = $0 { true } else { false } }
  }

  /// For each place that replaces another one, the first place in the series of replacements that led to it.
  var predecessors: [NodeRef: NodeRef] {
    var firsts: [NodeRef: NodeRef] = [:]
    for index in steps.indices {
      guard case .replace(let old, let new, _, _) = steps[index] else { continue }
      firsts[new] = firsts[old] ?? old
    }
    return firsts
  }
}

/// A place that arrives by a plan.
struct TreeArrival: Sendable {
  let ref: NodeRef
  let blueprint: Blueprint<ErasedPayload>
  /// The number of places that the move's blueprint has inside this one.
  let insideCount: Int
  /// The index of the path element that adds the place.
  let element: Int
  /// The number of the place: the index of its path element, and its index among the places of the element's
  /// blueprint in the lower half, so that it is the same in another plan of the same elements; `Int64.max` for a
  /// place inside an override.
  let ordinal: Int64
  /// The index of the node's entry in the patch.
  let entry: Int

  var payload: ErasedPayload { blueprint.payload }
  var kind: NodeKind { blueprint.kind }
  /// The slot that is focused at first.
  var focus: SlotName? { blueprint.focus }
  /// The identifier that the blueprint requests.
  var wishedID: DestinationID? { blueprint.id }
}

/// One change that a plan makes, by positions in the tree, for an interface to show.
enum TreeStep: Sendable {
  case insert(NodeRef, container: NodeRef?, slot: SlotName)
  case replace(NodeRef, with: NodeRef, container: NodeRef?, slot: SlotName)
  case remove(NodeRef, container: NodeRef?, slot: SlotName)
  case focus(SlotName, container: NodeRef)
  case addSlot(SlotName, container: NodeRef, index: Int)
  case removeSlot(SlotName, container: NodeRef)
  case orderSlots([SlotName], container: NodeRef)

  /// The container that changes; nil for the root.
  var container: NodeRef? {
    switch self {
    case .insert(_, let container, _), .remove(_, let container, _),
      .replace(_, _, let container, _):
      container
    case .focus(_, let container), .addSlot(_, let container, _), .removeSlot(_, let container),
      .orderSlots(_, let container):
      container
    }
  }
}

extension TreePlan: Printed {
  /// The numbers of places that arrive and leave.
  var printed: String { "\(arrivals.count) arrive, \(departures.count) leave" }
}
