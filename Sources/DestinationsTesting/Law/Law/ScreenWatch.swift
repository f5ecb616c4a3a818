internal import Destinations

/// Checks that a simulated screen shows the tree when nothing moves, loses no gesture, and acknowledges each transition
/// once, when the removed places are gone.
final class ScreenWatch<
  DestinationType: RoutableDestinations, ContentType: ContentTypeable, TabType: TabTypeable
>: LawWatch {
  typealias Moment = ExploredMoment<DestinationType, ContentType, TabType>

  private let moment: Moment
  private let screen: any ScreenModel
  private let interface: ExploredInterface
  /// Whether the screen showed the tree before the step, so that the user knew what a gesture was about.
  private var wasRight = false
  /// Whether the stage has acknowledged a transition on behalf of the screen, and has released the places that left.
  private var isSilent = false

  init(_ screen: any ScreenModel, _ interface: ExploredInterface, _ moment: Moment) {
    self.screen = screen
    self.interface = interface
    self.moment = moment
    super.init()
    name = "the screen shows the tree"
  }

  override func before(_ record: StepRecord) {
    wasRight = screen.leaves(of: moment.tree) == screen.visibleIDs
  }

  override func after(_ record: StepRecord) -> Complaint? {
    if record.problems.contains(where: \.isSilence) { isSilent = true }
    guard record.isIdle else { return nil }
    return what(record).map {
      Complaint(
        $0, about: "", cure: "report this bug in the library with the steps and the screen's habits"
      )
    }
  }

  private func what(_ record: StepRecord) -> String? {
    if !record.hasScreenSettled { return "the screen never stops moving" }
    if let fault = screen.fault { return fault }
    if screen.isBlank, !isSilent { return "a container that leaves goes blank before it is gone" }
    if let fault = interface.fault, !isSilent { return fault }
    if moment.flow.isAcknowledging { return "a transition is never acknowledged" }
    if wasRight, record.isGestureMade, record.step.has(.leaves), record.rulings.isEmpty,
      record.refusals.isEmpty, record.transitionCount == 0
    {
      return "a gesture was lost"
    }
    guard let leaves = screen.leaves(of: moment.tree), leaves != screen.visibleIDs else {
      return nil
    }
    return "the screen shows \(names(screen.visibleIDs)) instead of \(names(leaves))"
  }

  private func names(_ ids: [DestinationID]) -> String {
    ids.map { moment.place($0)?.route.rawValue ?? "a place that has left" }.joined(separator: ", ")
  }
}

extension Flow {
  /// Whether the flow waits for the interface to acknowledge a transition.
  var isAcknowledging: Bool {
    pending.contains { if case .acknowledgement = $0 { true } else { false } }
  }
}

extension NavigationEvent.Kind {
  /// Whether the interface has not shown a transition in time.
  fileprivate var isSilence: Bool { if case .interfaceSilent = self { true } else { false } }
}
