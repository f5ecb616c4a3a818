internal import Destinations

/// A coordinator between a flow and an adapter, which records the calls of the adapter.
@MainActor
final class WatchedCoordinator: FlowCoordinating {
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
    for change in transition.changes { noteRemoval(in: change) }
    adapter.show(transition.watched { [weak self] in self?.onAcknowledge?($0) })
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
