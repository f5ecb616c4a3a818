import Destinations
import DestinationsTesting

/// The state of a flow that a refused request must leave unchanged.
@MainActor
struct FlowSnapshot: Equatable {
  let tree: PresentationTree<Sample.Place>
  let places: [ObjectIdentifier]
  let hooks: [String]
  let calls: [InterfaceCall]
  let pending: [PendingWork]

  init(_ flow: SampleTestFlow, _ world: SampleWorld) {
    tree = flow.flow.tree
    places = flow.flow.activeDestinations.map { ObjectIdentifier($0) }
    hooks = world.journal.lines
    calls = flow.interface.calls
    pending = flow.flow.pending
  }
}
