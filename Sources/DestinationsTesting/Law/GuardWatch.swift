internal import Destinations

/// Checks that guards are not bypassed.
///
/// It is itself a guard, which is asked last and allows everything.
///
/// It asks the other guards again about each change that they have allowed: reduced to the place that the user would
/// see, and with that place before all others. A guard that requires what comes with a place, or what leaves for it,
/// refuses only the first. Places that arrive hidden, such as those in the tabs of a tab bar, are checked when they are
/// shown. The user has passed those that are revealed because others leave, and has been at those that are restored.
final class GuardWatch<
  DestinationType: RoutableDestinations, ContentType: ContentTypeable, TabType: TabTypeable
>: LawWatch {
  private typealias Guard = NavigationGuard<DestinationType, ContentType, TabType>

  private let guards: [Guard]
  private var complaint: Complaint?
  /// The routes of hidden places that would have been refused alone.
  private var unapproved: Set<CaseIdentity> = []

  /// Creates a watch that is asked after the guards of a setup.
  init(_ name: String, in setup: inout FlowSetup<DestinationType, ContentType, TabType>) {
    guards = setup.guards
    super.init(name)
    if guards.isEmpty { return }
    setup.guards.append(
      Guard("explorer") { [weak self] difference in
        self?.look(at: difference)
        return .allow
      })
  }

  private func look(at difference: Guard.Difference) {
    for place in difference.arriving where place != difference.nextCurrent {
      let wasPresented = difference.cause == .restore
      note(
        place,
        isApproved: wasPresented || obstacle(to: difference.bringing(place, alone: true)) == nil)
    }
    guard let next = difference.nextCurrent, isNew(next, difference) else { return }
    guard
      let name = obstacle(
        to: difference.bringing(next, alone: true), difference.bringing(next))
    else { return note(next, isApproved: true) }
    let route = next.route.rawValue
    complaint = Complaint(
      "\(route) was shown, although the guard \"\(name)\" forbids going there directly",
      about: route,
      cure: "make the guard check all of `arriving`, and `nextCurrent`")
  }

  /// Whether a place is to be checked: it arrives now, or has arrived hidden.
  private func isNew(_ place: Guard.Difference.Place, _ difference: Guard.Difference) -> Bool {
    difference.arriving.contains(place)
      || difference.leaving.isEmpty && unapproved.contains(CaseIdentity(of: place.route))
  }

  private func note(_ place: Guard.Difference.Place, isApproved: Bool) {
    let route = CaseIdentity(of: place.route)
    if isApproved { unapproved.remove(route) } else { unapproved.insert(route) }
  }

  /// The guard that would refuse every one of some changes.
  private func obstacle(to differences: Guard.Difference...) -> String? {
    guards.first { candidate in
      differences.allSatisfy { if case .allow = candidate.rule($0) { false } else { true } }
    }?.name
  }

  override var occasions: StepAspects { guards.isEmpty ? [] : .any }

  override func after(_ record: StepRecord) -> Complaint? { complaint }
}
