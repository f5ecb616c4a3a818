import Destinations
import DestinationsTesting

/// The rules of a screen.
extension ScreenSession {
  /// The session before a step.
  struct Moment {
    let stepCount: Int
    let idleDraws: Int
    /// The facts that the screen has reported, and the taps that no screen can report.
    let heardCount: Int
    /// Whether no guard refuses or redirects the actions of the user.
    let isFree: Bool
  }

  var moment: Moment {
    Moment(
      stepCount: trace.count, idleDraws: (screen as? SwiftUIModel)?.idleDraws ?? 0,
      heardCount: world.facts.count + ((screen as? UIKitModel)?.untoldTaps ?? 0),
      isFree: !world.denied && !world.redirects)
  }

  /// Checks the effects of a step.
  func check(since before: Moment) {
    if trace.count == before.stepCount + 1 { check(only: trace[before.stepCount], before) }
    let leaves = screen.leaves(of: world.flow.tree) ?? []
    if before.isFree, removed.contains(where: { !$0.isEmpty && $0.isSubset(of: leaves) }) {
      fault = fault ?? "a gesture was lost"
    }
    for modal in screen.stage.modals {
      if options[modal.placeID, default: modal.options] != modal.options {
        fault = fault ?? "a sheet has lost its options"
      }
      options[modal.placeID] = modal.options
    }
  }

  private func check(only act: String, _ before: Moment) {
    if act.hasPrefix("push"), moment.idleDraws > before.idleDraws {
      fault = fault ?? "a push has drawn a container again"
    }
    if before.isFree, act.hasPrefix("tap"), moment.heardCount == before.heardCount {
      fault = fault ?? "a tap on a tab was lost"
    }
  }

  /// Checks that no place that has left is on screen when all transitions are acknowledged.
  func checkAcknowledgement() {
    guard world.isAcknowledged, !wasSilent else { return }
    if screen.shownIDs.contains(where: { !world.flow.tree.contains(id: $0) }) {
      fault = fault ?? "acknowledged before the removed places are gone"
    }
  }

  /// The difference between the screen and the tree, or the broken rule; nil if there is none.
  var difference: String? {
    let tree = world.flow.tree
    if !world.isAcknowledged { return "not acknowledged: \(world.flow.pending)" }
    if let fault = fault ?? screen.fault { return fault }
    if wasSilent, !mayBeSilent { return "a report is missing" }
    if screen.isBlank, !wasSilent { return "a container that leaves goes blank before it is gone" }
    guard let leaves = screen.leaves(of: tree) else { return nil }
    if leaves != screen.visibleIDs {
      return "\(names(screen.visibleIDs)) instead of \(names(leaves)) in \(tree)"
    }
    return nil
  }

  /// Whether the stage has acknowledged a transition on behalf of the screen.
  private var wasSilent: Bool {
    world.events.contains { if case .interfaceSilent = $0 { true } else { false } }
  }

  /// Whether the screen may omit a report.
  private var mayBeSilent: Bool {
    let habits = (screen as? SwiftUIModel)?.habits ?? []
    return !habits.isDisjoint(with: SwiftUIModel.Habit.silent)
  }

  private func names(_ ids: [DestinationID]) -> String {
    "\(ids.map { world.flow.tree.node(id: $0)?.payload.route.rawValue ?? "nothing" })"
  }
}
