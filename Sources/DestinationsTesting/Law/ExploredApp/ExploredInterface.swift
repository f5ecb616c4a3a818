internal import Destinations

/// The interface of an explored app.
///
/// It passes transitions on to the stage of a simulated screen, if there is one; otherwise it shows nothing, and
/// acknowledges immediately, late, or twice.
@MainActor
final class ExploredInterface: FlowCoordinating {
  /// Receives each transition before it is acknowledged.
  var witness: StepWitness?

  /// The simulated screen; nil if nothing is shown.
  var screen: (any ScreenModel)?

  /// Whether transitions wait for ``release(twice:)``.
  var isHolding = false { didSet { screen?.stage.isSuspended = isHolding } }

  private var waiting: [InterfaceTransition] = []
  private var undraggable: Set<DestinationID> = []

  func show(_ transition: InterfaceTransition) {
    let (witness, changes) = (witness, transition.changes)
    witness?.beginTransition()
    for index in changes.indices {
      let call = InterfaceCall(changes[index], in: transition.number)
      if call.slot == .sheet { note(call) }
      witness?.take(call)
    }
    if let screen { return screen.stage.show(transition) }
    if isHolding { waiting.append(transition) } else { transition.acknowledge() }
  }

  /// Returns whether the user may drag down the sheet with a place at its bottom.
  func mayDrag(sheetWith id: DestinationID) -> Bool { !undraggable.contains(id) }

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
  private func note(_ call: InterfaceCall) {
    guard let id = call.id else { return }
    switch call.verb {
    case .insert: if call.sheet?.allowsInteractiveDismissal == false { undraggable.insert(id) }
    case .replace(let old, _): if undraggable.contains(old) { undraggable.insert(id) }
    default: break
    }
  }
}
