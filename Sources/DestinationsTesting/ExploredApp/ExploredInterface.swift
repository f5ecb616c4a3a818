internal import Destinations

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// The interface of an explored app.
///
/// It shows nothing, and acknowledges immediately, late, or twice.
@MainActor
final class ExploredInterface: FlowCoordinating {
  /// Receives each transition before it is acknowledged.
  var witness: StepWitness?

  /// Whether transitions wait for ``release(twice:)``.
  var isHolding = false

  private var waiting: [InterfaceTransition] = []
  private var undraggable: Set<UUID> = []

  func show(_ transition: InterfaceTransition) {
    let witness = witness
    witness?.beginTransition()
    for change in transition.changes {
      note(change)
      witness?.take(change)
    }
    if isHolding { waiting.append(transition) } else { transition.acknowledge() }
  }

  /// Whether the user may drag down the sheet with a place at its bottom.
  func mayDrag(sheetWith id: UUID) -> Bool { !undraggable.contains(id) }

  /// Acknowledges everything that waits, and acknowledges immediately from now on.
  func release(twice: Bool = false) {
    isHolding = false
    while !waiting.isEmpty {
      let transition = waiting.removeFirst()
      transition.acknowledge()
      if twice { transition.acknowledge() }
    }
  }

  /// Records which sheets the user cannot drag down.
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
