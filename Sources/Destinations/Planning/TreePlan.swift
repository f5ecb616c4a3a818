#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// What a move would do to a tree, complete and checked.
///
/// A plan is valid only for the tree from which it was made. Pass it to
/// ``PresentationTree/commit(_:)`` to carry it out.
public struct TreePlan<Payload: Sendable>: Sendable {
  typealias Arrival = TreeArrival

  var patch: TreePatch
  /// Document order: a container before what it contains.
  let arrivals: [Arrival]
  /// In the order in which they leave: deepest and last first.
  let departures: [NodeRef]
  /// On screen before and not after, in the order of the old tree; removed places among them.
  let hiding: Few<NodeRef>
  /// On screen after and not before, in the order of the new tree.
  let showing: Few<NodeRef>
  let currentBefore: NodeRef?
  let currentAfter: NodeRef?
  /// What the move made or revealed.
  let landing: NodeRef?
  /// What an interface has to do, in order.
  let steps: [TreeStep]

  /// The plan of a request that does nothing.
  static var nothing: TreePlan {
    TreePlan(
      patch: TreePatch(entries: [], root: nil, nextArrival: 0, freshCount: 0), arrivals: [],
      departures: [], hiding: .none, showing: .none, currentBefore: nil, currentAfter: nil,
      landing: nil, steps: [])
  }

  /// Whether the plan changes nothing.
  public var isEmpty: Bool { patch.entries.isEmpty && departures.isEmpty }

  /// The number of places that would arrive.
  public var arrivalCount: Int { arrivals.count }

  /// The number of places that would leave.
  public var departureCount: Int { departures.count }
}

extension TreePlan {
  /// Creates the same plan for a tree as seen by a reader that knows other types.
  init<Other>(_ other: TreePlan<Other>) {
    patch = other.patch
    arrivals = other.arrivals
    departures = other.departures
    hiding = other.hiding
    showing = other.showing
    currentBefore = other.currentBefore
    currentAfter = other.currentAfter
    landing = other.landing
    steps = other.steps
  }
}

/// A place that a plan brings.
struct TreeArrival: Sendable {
  let ref: NodeRef
  let blueprint: Blueprint<ErasedPayload>
  /// The element of a path that brings it, counted from 0.
  let element: Int
  /// Counts the places of the move's blueprints, from 0; huge for one inside an override.
  let ordinal: Int
  /// Where the node is among the entries of the patch.
  let entry: Int

  var payload: ErasedPayload { blueprint.payload }
  var kind: NodeKind { blueprint.kind }
  /// The slot that starts focused.
  var focus: SlotName? { blueprint.focus }
  /// The identifier that the blueprint asked for.
  var wishedID: UUID? { blueprint.id }
}

/// One thing that an interface has to do for a plan, by positions in the tree.
enum TreeStep: Sendable {
  case insert(NodeRef, container: NodeRef?, slot: SlotName)
  case replace(NodeRef, with: NodeRef, container: NodeRef?, slot: SlotName)
  case remove(NodeRef, container: NodeRef?, slot: SlotName)
  case focus(SlotName, container: NodeRef)
  case addSlot(SlotName, container: NodeRef, index: Int)
  case removeSlot(SlotName, container: NodeRef)
  case orderSlots([SlotName], container: NodeRef)
}
