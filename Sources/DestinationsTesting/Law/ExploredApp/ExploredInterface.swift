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

  /// The fault in an acknowledgement of the simulated screen; nil if there is none.
  private(set) var fault: String?

  /// Whether transitions wait for ``release(twice:)``.
  var isHolding = false { didSet { screen?.stage.isSuspended = isHolding } }

  /// The transitions that are not acknowledged.
  private var waiting: [InterfaceTransition] = []

  func show(_ transition: InterfaceTransition) {
    let (witness, changes) = (witness, transition.changes)
    witness?.record.transitionCount += 1
    for index in changes.indices {
      witness?.take(InterfaceCall(changes[index], in: transition.number))
    }
    if screen != nil || isHolding { waiting.append(transition) }
    if let screen {
      return screen.show(
        transition.watched { [weak self, weak screen] number in
          if let self, let screen { check(number, on: screen) }
        })
    }
    if !isHolding { transition.acknowledge() }
  }

  /// Checks that a transition and those before it are acknowledged once, and that the removed places are gone.
  private func check(_ number: Int, on screen: any ScreenModel) {
    let shown = waiting.prefix { $0.number <= number }
    waiting.removeFirst(shown.count)
    let left = Set(shown.flatMap(\.leavingIDs)).filter {
      witness?.record.places.shownTree.contains(id: $0) == false
    }
    if shown.isEmpty {
      fault = fault ?? "a transition is acknowledged twice"
    } else if !left.isDisjoint(with: screen.shownIDs) {
      fault = fault ?? "a transition is acknowledged before the removed places are gone"
    }
  }

  /// Acknowledges everything that waits, and acknowledges immediately from now on.
  func release(twice: Bool = false) {
    isHolding = false
    if screen != nil { return }
    while !waiting.isEmpty {
      let transition = waiting.removeFirst()
      transition.acknowledge()
      if twice { transition.acknowledge() }
    }
  }
}
