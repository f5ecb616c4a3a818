internal import Destinations

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// The interface of an explored app: acknowledges at once, or late, or twice, and shows nothing.
@MainActor
final class ExploredInterface: FlowCoordinating {
  /// Told of each transition before it is acknowledged.
  var witness: StepWitness?

  /// Whether transitions wait for ``release(twice:)``.
  var isHolding = false

  private var waiting: [InterfaceTransition] = []
  private var undraggable: Set<UUID> = []

  func show(_ transition: InterfaceTransition) {
    witness?.beginTransition()
    for change in transition.changes {
      note(change)
      witness?.take(change)
    }
    if isHolding { waiting.append(transition) } else { transition.acknowledge() }
  }

  /// Whether a person may drag down the sheet with a place at its bottom.
  func mayDrag(sheetWith id: UUID) -> Bool { !undraggable.contains(id) }

  /// Acknowledges everything that waits and what comes meanwhile, and from here on at once.
  func release(twice: Bool = false) {
    isHolding = false
    while !waiting.isEmpty {
      let transition = waiting.removeFirst()
      transition.acknowledge()
      if twice { transition.acknowledge() }
    }
  }

  /// Notes which sheets a person cannot drag down.
  private func note(_ change: InterfaceChange) {
    switch change {
    case .insert(let place, _, .sheet, let options):
      if options.sheet?.allowsInteractiveDismissal == false { undraggable.insert(place.id) }
    case .replace(let old, let place, _, .sheet, _):
      if undraggable.contains(old.id) { undraggable.insert(place.id) }
    default: break
    }
  }
}
