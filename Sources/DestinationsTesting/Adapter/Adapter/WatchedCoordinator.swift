internal import Destinations

/// A coordinator between a flow and an adapter, which records what the adapter does.
@MainActor
final class WatchedCoordinator: FlowCoordinating {
  /// The changes that the adapter was told about, in order.
  private(set) var told: [InterfaceCall] = []

  /// Called when the adapter acknowledges, before the flow continues.
  var onAcknowledge: (@MainActor (_ transition: Int) -> Void)?

  private let adapter: any FlowCoordinating
  private var removed: [Removed] = []

  private struct Removed {
    let name: String
    weak var interface: AnyObject?
  }

  init(_ adapter: any FlowCoordinating) {
    self.adapter = adapter
  }

  func show(_ transition: InterfaceTransition) {
    told += transition.changes.map { InterfaceCall($0, in: transition.number) }
    for change in transition.changes { noteRemoval(in: change) }
    let acknowledge = transition.onAcknowledge
    let watched = InterfaceTransition(
      number: transition.number, cause: transition.cause, changes: transition.changes,
      leavingIDs: transition.leavingIDs
    ) { [weak self] number in
      self?.onAcknowledge?(number)
      acknowledge(number)
    }
    adapter.show(watched)
  }

  /// The removed places whose interfaces the adapter still keeps.
  var kept: [String] {
    removed.filter { $0.interface != nil }.map(\.name)
  }

  private func noteRemoval(in change: InterfaceChange) {
    switch change {
    case .remove(let place, _, _, _), .replace(let place, _, _, _, _):
      let name = "\(place.route) \(TreeTextToken.id(place.id))"
      removed.append(Removed(name: name, interface: place.interface as AnyObject?))
    default: break
    }
  }
}
