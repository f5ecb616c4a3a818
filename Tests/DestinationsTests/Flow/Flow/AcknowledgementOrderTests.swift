import Destinations
import DestinationsTesting
import Foundation
import Testing

/// Every sequence of events at the slot of a modal whose interface acknowledges late, twice, in another order, or
/// never.
@MainActor
struct AcknowledgementOrderTests {
  enum Happening: CaseIterable {
    case present
    case dismiss
    case drag
    case acknowledgeOldest
    case acknowledgeNewest
    case acknowledgeAgain
  }

  /// An interface that counts its missing acknowledgements; acknowledging one transition also acknowledges the earlier
  /// ones.
  @MainActor
  private final class Interface: FlowCoordinating {
    private(set) var open: [InterfaceTransition] = []
    private var last: InterfaceTransition?
    private var covered = 0
    private(set) var faults: [String] = []

    /// The work that the flow may still wait for.
    var owed: [Int] { open.map(\.number).filter { $0 > covered } }

    func show(_ transition: InterfaceTransition) {
      if transition.cause != .system, let first = owed.first {
        faults.append("\(transition.number) came while \(first) was not acknowledged")
      }
      open.append(transition)
    }

    func acknowledge(newest: Bool) {
      guard !open.isEmpty else { return }
      let transition = newest ? open.removeLast() : open.removeFirst()
      last = transition
      covered = max(covered, transition.number)
      transition.acknowledge()
    }

    func acknowledgeAgain() { last?.acknowledge() }
  }

  /// A flow of one place, which presents modals.
  @MainActor
  private struct Slot {
    let interface = Interface()
    let flow: Contract.AppFlow
    let rootID: UUID?
    var handles: [RequestHandle] = []

    init(_ policy: ModalPolicy.Occupied) {
      var setup = Contract.setup(TestJournal(), start: .page)
      setup.policies.modal.whenOccupied = policy
      flow = Contract.AppFlow(setup, coordinator: interface)
      flow.onEvent = { _ in }
      flow.presentDestination(configuration: .replaceRoot(with: .page))
      rootID = flow.currentDestination?.id
      interface.acknowledge(newest: true)
    }

    mutating func happen(_ happening: Happening) {
      switch happening {
      case .present: request(.sheet(.compose))
      case .dismiss: request(.dismissSheet)
      case .drag:
        let sheet = flow.currentDestination.map { $0.id }
        if let sheet, sheet != rootID { flow.report(.dismissedSheet(of: sheet)) }
      case .acknowledgeOldest: interface.acknowledge(newest: false)
      case .acknowledgeNewest: interface.acknowledge(newest: true)
      case .acknowledgeAgain: interface.acknowledgeAgain()
      }
    }

    private mutating func request(_ presentation: Contract.Presentation) {
      var presentation = presentation
      presentation.parentDestinationID = rootID
      handles.append(flow.request(presentation))
    }

    /// The current fault: two modals, or a wait that the flow does not report.
    func fault() -> String? {
      if let fault = interface.faults.first { return fault }
      if flow.activeDestinations.count > 2 { return "two modals are presented" }
      let told = flow.pending.compactMap { work -> Int? in
        if case .acknowledgement(let number) = work { number } else { nil }
      }
      let owed = interface.owed
      if !Set(told).isSubset(of: owed) { return "waits for \(told), and owed are \(owed)" }
      let waiting = handles.contains { handle in
        if case .ended = handle.status { false } else { true }
      }
      if waiting, flow.pending.isEmpty { return "a request waits for nothing" }
      if waiting, told.isEmpty, flow.activeDestinations.count < 2 {
        return "a request waits, and nothing is in its way"
      }
      return nil
    }

    /// The fault at the end, when everything has been acknowledged, and the flow has ended.
    func faultInTheEnd() -> String? {
      while !interface.open.isEmpty { interface.acknowledge(newest: false) }
      if let fault = fault() { return fault }
      flow.end()
      while !interface.open.isEmpty { interface.acknowledge(newest: false) }
      if !flow.pending.isEmpty { return "waits for \(flow.pending) in the end" }
      let isOver = handles.allSatisfy { if case .ended = $0.status { true } else { false } }
      return isOver ? nil : "a request has not ended"
    }
  }

  @Test(arguments: [ModalPolicy.Occupied.refuse, .replace, .queue])
  func `a flow never hangs silently in any order of acknowledgements`(
    _ policy: ModalPolicy.Occupied
  ) {
    let length = TestScale.isFull ? 6 : 3
    let choices = Happening.allCases.count
    for number in 0..<(0..<length).reduce(1, { count, _ in count * choices }) {
      var (slot, rest) = (Slot(policy), number)
      var happenings: [Happening] = []
      for _ in 0..<length {
        happenings.append(Happening.allCases[rest % choices])
        rest /= choices
        slot.happen(happenings[happenings.count - 1])
        guard let fault = slot.fault() else { continue }
        Issue.record("\(happenings): \(fault)")
        return
      }
      guard let fault = slot.faultInTheEnd() else { continue }
      Issue.record("\(happenings): \(fault)")
      return
    }
  }
}
