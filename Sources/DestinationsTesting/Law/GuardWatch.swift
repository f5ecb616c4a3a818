internal import Destinations

/// Looks after guards, as a guard that is asked last and allows everything.
///
/// What the other guards have let through it shows them once more, reduced to the place that the
/// person would come to. Places that came in hidden, as in the tabs of a tab bar, are judged when they are
/// shown.
final class GuardWatch<
  DestinationType: RoutableDestinations, ContentType: ContentTypeable, TabType: TabTypeable
>: LawWatch {
  private typealias Guard = NavigationGuard<DestinationType, ContentType, TabType>

  private let guards: [Guard]
  private var complaint: Complaint?
  /// The routes of places that came in hidden, where they would not have been let in alone.
  private var unapproved: Set<String> = []

  /// Creates a watch that is asked after the guards of a set-up.
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
      note(place, isApproved: obstacle(to: place, difference) == nil)
    }
    guard let next = difference.nextCurrent, isNew(next, difference) else { return }
    guard let name = obstacle(to: next, difference) else { return note(next, isApproved: true) }
    let route = next.route.rawValue
    complaint = Complaint(
      "\(route) was shown, although the guard \"\(name)\" forbids going there directly",
      about: route,
      cure: "make the guard check all of `arriving`, and `nextCurrent`")
  }

  /// Whether a place is to be judged: it comes now, or came in hidden.
  private func isNew(_ place: Guard.Difference.Place, _ difference: Guard.Difference) -> Bool {
    difference.arriving.contains(place) || unapproved.contains(place.route.rawValue)
  }

  private func note(_ place: Guard.Difference.Place, isApproved: Bool) {
    let route = place.route.rawValue
    if isApproved { unapproved.remove(route) } else { unapproved.insert(route) }
  }

  /// The guard that would not let a place come by itself.
  private func obstacle(
    to place: Guard.Difference.Place, _ difference: Guard.Difference
  ) -> String? {
    let alone = difference.bringing(only: place)
    return guards.first { candidate in
      if case .allow = candidate.rule(alone) { false } else { true }
    }?.name
  }

  override var occasions: StepAspects { guards.isEmpty ? [] : .any }

  override func after(_ record: StepRecord) -> Complaint? { complaint }
}
