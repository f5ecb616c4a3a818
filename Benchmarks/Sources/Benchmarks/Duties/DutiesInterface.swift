import Destinations
import Foundation

/// An interface that follows every change, as one on a screen would, and acknowledges at once.
@MainActor
final class DutiesInterface: FlowCoordinating {
  private(set) var shown: [UUID: any DestinationInterfacing] = [:]
  private(set) var selected: SlotName?

  func show(_ transition: InterfaceTransition) {
    for change in transition.changes {
      switch change {
      case .insert(let place, _, _, _): shown[place.id] = place.interface
      case .remove(let place, _, _, _): shown[place.id] = nil
      case .replace(let old, let new, _, _, _):
        shown[old.id] = nil
        shown[new.id] = new.interface
      case .select(let slot, _): selected = slot
      case .addSlot, .removeSlot, .orderSlots, .restore: break
      }
    }
    transition.acknowledge()
  }
}
