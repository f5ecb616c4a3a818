internal import Destinations

/// Checks that guards are not bypassed.
///
/// It is itself a guard, which is asked last and allows everything.
///
/// It asks the other guards again about each change that they have allowed, in two forms: reduced to the place that the
/// user would see, and whole, with that place before all others. A guard that requires other places to arrive or leave
/// refuses only the reduced form. Places that arrive hidden, such as those in the tabs of a tab bar, are checked when
/// they are shown. Places that are revealed because others leave, and restored places, were allowed earlier.
///
/// Before the start, it asks about each route alone, and follows redirections to where they end.
final class GuardWatch<
  DestinationType: RoutableDestinations, ContentType: ContentTypeable, TabType: TabTypeable
>: LawWatch {
  private typealias Guard = NavigationGuard<DestinationType, ContentType, TabType>
  private typealias Place = Guard.Difference.Place

  private let guards: [Guard]
  /// The routes from which redirections are to be followed.
  private var routes: [DestinationType]
  private var complaint: Complaint?
  /// The routes of hidden places that would have been refused alone.
  private var unapproved: Set<CaseIdentity> = []

  /// Creates a watch that is asked after the guards of a setup.
  init(_ name: String, in setup: inout FlowSetup<DestinationType, ContentType, TabType>) {
    guards = setup.guards
    routes = setup.providers.keys.sorted { $0.rawValue < $1.rawValue }
    super.init(name)
    if guards.isEmpty { return }
    setup.guards.append(
      Guard("explorer") { [weak self] difference in
        self?.look(at: difference)
        return .allow
      })
  }

  private func look(at difference: Guard.Difference) {
    for route in routes where complaint == nil { follow(Place(route), in: difference) }
    routes = []
    // The guards have allowed exactly this change.
    if unapproved.isEmpty, difference.bringsNothingHidden { return }
    let (arriving, next) = (difference.arriving, difference.nextCurrent)
    let wasPresented = difference.cause == .restore
    for place in arriving where place != next {
      note(
        place,
        isApproved: wasPresented || obstacle(to: difference.bringing(only: place)) == nil)
    }
    guard let next, arriving.contains(next) || isHidden(next, difference) else { return }
    // If the place arrives alone, the guards have allowed exactly this change.
    guard arriving != [next],
      let name = obstacle(
        to: difference.bringing(only: next), difference.bringing(next))
    else { return note(next, isApproved: true) }
    let route = next.route.rawValue
    complaint = Complaint(
      "\(route) was shown, although the guard \"\(name)\" forbids going there directly",
      about: route,
      cure: "make the guard check all of `arriving`, and `nextCurrent`")
  }

  /// Complains if guards redirect a place to another one, and so on, until they return to one of these places.
  private func follow(_ place: Place, in difference: Guard.Difference) {
    var passed: [Place] = []
    var next: Place? = place
    while let place = next, !passed.contains(place) {
      passed.append(place)
      next = redirection(of: difference.bringing(only: place))
    }
    guard let end = next else { return }
    let way = (passed + [end]).map(\.route.rawValue).joined(separator: " to ")
    complaint = Complaint(
      "guards redirect in a loop, from \(way)", about: end.route.rawValue,
      cure: "let the guard allow the place to which it redirects")
  }

  /// Returns the place to which a change is redirected, if the first guard that does not allow the
  /// change redirects it.
  private func redirection(of difference: Guard.Difference) -> Place? {
    for candidate in guards {
      switch candidate.rule(difference) {
      case .allow: continue
      case .redirect(let other):
        return other.destinationType.map { Place($0, content: other.contentType) }
      case .deny, .hold: return nil
      }
    }
    return nil
  }

  /// Returns whether a place has arrived hidden, and is shown for the first time.
  private func isHidden(_ place: Place, _ difference: Guard.Difference) -> Bool {
    !unapproved.isEmpty && difference.leaving.isEmpty
      && unapproved.contains(CaseIdentity(of: place.route))
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

  override var occasions: StepAspects { guards.isEmpty ? [] : .any }

  override func after(_ record: StepRecord) -> Complaint? { complaint }
}
