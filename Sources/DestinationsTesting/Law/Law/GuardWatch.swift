internal import Destinations

/// Checks that guards are not bypassed.
///
/// It is itself a guard, which is asked last and allows everything.
///
/// It asks the other guards again about each change that they have allowed, in two forms: reduced to the place that the
/// user would see, and whole, with that place before all others. A guard that requires other places to arrive or leave
/// refuses only the reduced form. Places that arrive hidden, such as those in the tabs of a tab bar, are checked when
/// they are shown. Places that are revealed because others leave, and restored places, were allowed earlier.
final class GuardWatch<
  DestinationType: RoutableDestinations, ContentType: ContentTypeable, TabType: TabTypeable
>: LawWatch {
  private typealias Guard = NavigationGuard<DestinationType, ContentType, TabType>
  private typealias Place = Guard.Difference.Place

  private let guards: [Guard]
  /// The routes of hidden places that would have been refused alone.
  private var unapproved: Set<CaseIdentity> = []

  /// Creates a watch that is asked after the guards of a setup.
  init(in setup: inout FlowSetup<DestinationType, ContentType, TabType>) {
    guards = setup.guards
    super.init()
    if guards.isEmpty { return }
    setup.guards.append(
      Guard("explorer") { [weak self] difference in
        self?.look(at: difference)
        return .allow
      })
  }

  private func look(at difference: Guard.Difference) {
    let (arriving, next) = (difference.arriving, difference.nextCurrent)
    let wasPresented = difference.cause == .restore
    for place in arriving where place != next {
      let isApproved = wasPresented || obstacle(to: difference.bringing(place, alone: true)) == nil
      note(place, isApproved: isApproved)
    }
    // A place that has arrived hidden may be shown for the first time.
    guard let next,
      arriving.contains(next)
        || difference.leaving.isEmpty && unapproved.contains(CaseIdentity(of: next.route))
    else { return }
    // If the place arrives alone, the guards have allowed exactly this change.
    guard arriving != [next],
      let name = obstacle(
        to: difference.bringing(next, alone: true), difference.bringing(next, alone: false))
    else { return note(next, isApproved: true) }
    let route = next.route.rawValue
    complaint = Complaint(
      "\(route) was shown, although the guard \"\(name)\" forbids going there directly",
      about: route,
      cure: "make the guard check all of `arriving`, and `nextCurrent`")
  }

  private func note(_ place: Place, isApproved: Bool) {
    let route = CaseIdentity(of: place.route)
    if isApproved { unapproved.remove(route) } else { unapproved.insert(route) }
  }

  /// Returns the name of a guard that would refuse each of the changes.
  private func obstacle(to differences: Guard.Difference...) -> String? {
    guards.first { candidate in
      differences.allSatisfy { if case .allow = candidate.rule($0) { false } else { true } }
    }?.name
  }
}
