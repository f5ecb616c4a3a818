public import Destinations

/// Laws of an app, in a line each.
///
/// ```swift
/// let laws: [Shop.Law] = [
///   .never("the cart is empty at the till") { $0.current?.route == .till && cart.isEmpty },
///   .after(ShopAction.logOut, "no orders are shown") { !$0.visible.contains { $0.route == .orders } },
///   .eventually(within: 8, "the offer has gone") { $0.current?.route != .offer },
/// ]
/// try await explore(Shop.setup(), laws: Shop.Law.standard + laws)
/// ```
extension Law {
  /// Returns a law that holds after every step, and after the start.
  ///
  /// - Parameters:
  ///   - name: The law, as a sentence without a full stop.
  ///   - holds: Returns whether the law holds. It must not change the app or wait.
  /// - Returns: The law, which is not part of ``standard``.
  public static func always(
    _ name: String, _ holds: @escaping @MainActor (Moment) -> Bool
  ) -> Law {
    Law(name) { holds($0) ? nil : "the law does not hold \($0.occasion)" }
  }

  /// Returns a law that is broken as soon as a condition is met.
  ///
  /// - Parameters:
  ///   - name: The forbidden condition, as a sentence without a full stop.
  ///   - isSo: Returns whether the condition is met. It must not change the app or wait.
  /// - Returns: The law, which is not part of ``standard``.
  public static func never(
    _ name: String, _ isSo: @escaping @MainActor (Moment) -> Bool
  ) -> Law {
    Law("never: \(name)") { isSo($0) ? "\(name) \($0.occasion)" : nil }
  }

  /// Returns a law that holds when an interaction and the work that it has started are over.
  ///
  /// The interaction counts at any place of its type, also if code performs it, such as a button of an alert. The law is
  /// not checked if the interaction is refused, if a guard denies, redirects or holds what follows, or if the user does
  /// something else before the work is over; it is checked after work that fails, and after a log-out, when a login guard
  /// holds what follows and places were presented that need the login. A law that no run has checked is listed in
  /// ``ExplorationReport/untried``.
  /// - Parameters:
  ///   - interaction: The interaction, at any place.
  ///   - name: The law, as a sentence without a full stop.
  ///   - holds: Returns whether the law holds. It must not change the app or wait.
  /// - Returns: The law, which is not part of ``standard``.
  public static func after<Interaction: UserInteractionTypeable>(
    _ interaction: Interaction, _ name: String, _ holds: @escaping @MainActor (Moment) -> Bool
  ) -> Law {
    let performed = PerformedInteraction(interaction)
    let checks = CheckCount()
    return Law(
      "after \(performed.name), \(name)", checks: checks,
      watch: { moment in
        // The number of the last step with the interaction, until the law is checked.
        var open: Int?
        return CheckWatch { record in
          if record.performed.contains(performed) { open = record.action.number }
          guard open == record.action.number else { return nil }
          if record.isRefused || !record.rulings.allSatisfy(moment.hasEndedLogin) { open = nil }
          // Only a request that a guard holds until a signal may be left.
          let isOver = moment.flow.pending.allSatisfy { if case .held = $0 { true } else { false } }
          guard open != nil, !moment.flow.engine.isBusy, isOver else { return nil }
          open = nil
          checks.count += 1
          if holds(moment) { return nil }
          return Complaint(
            "the law does not hold \(moment.occasion)", about: "",
            cure: "check what the interaction leads to; this law is your own")
        }
      })
  }

  /// Returns a law about a place on screen that holds whenever the app is idle, for example that a list shows what the
  /// store has.
  ///
  /// The app is idle when it has rested after a step, no request is in progress, no answer is held back, and no task
  /// wakes up on the clock of the flow within five seconds, except one that has slept before, such as a task that shows
  /// the time. The message shows the first values of the object. A law that no run has checked is listed in
  /// ``ExplorationReport/untried``.
  /// - Parameters:
  ///   - type: The type of an interface, state model or destination; each place on screen with such an object is checked.
  ///   - name: The law, as a sentence without a full stop.
  ///   - holds: Returns whether the law holds for the object. It must not change the app, but may ask actors.
  /// - Returns: The law, which is not part of ``standard``.
  public static func whenIdle<Object>(
    at type: Object.Type, _ name: String, _ holds: @escaping @MainActor (Object) async -> Bool
  ) -> Law {
    let checks = CheckCount()
    return Law(name, checks: checks, watch: { _ in IdleWatch(checks, holds) })
  }

  /// Returns a law that may be broken for some steps of the user, and then holds again.
  ///
  /// Steps in which the app only gets time to finish its work are not counted.
  /// - Parameters:
  ///   - count: The number of steps. A value below 1 counts as 1.
  ///   - name: The law, as a sentence without a full stop.
  ///   - holds: Returns whether the law holds. It must not change the app or wait.
  /// - Returns: The law, which is not part of ``standard``.
  public static func eventually(
    within count: Int, _ name: String, _ holds: @escaping @MainActor (Moment) -> Bool
  ) -> Law {
    let limit = max(1, count)
    return Law(
      "eventually: \(name)",
      watch: { moment in
        // The number of steps since the law held.
        var steps = 0
        return CheckWatch { record in
          if holds(moment) {
            steps = 0
          } else if record.action === record {
            steps += 1
          }
          if steps <= limit { return nil }
          return Complaint(
            "the law has not held for \(limit) steps, \(moment.occasion)", about: "",
            cure: "check the code that should make the law hold again; this law is your own")
        }
      })
  }
}

/// Checks a law about the objects of a type on screen while the app is idle.
private final class IdleWatch<Object>: LawWatch {
  private let checks: CheckCount
  private let holds: @MainActor (Object) async -> Bool

  init(_ checks: CheckCount, _ holds: @escaping @MainActor (Object) async -> Bool) {
    self.checks = checks
    self.holds = holds
  }

  override func whenIdle(_ record: StepRecord) async -> Complaint? {
    for id in record.places.visibleIDs {
      guard let site = record.places.home(of: id)?.site(for: id) else { continue }
      let objects: [Any?] = [site.interface, site.stateModel, site.destination]
      for case let object as Object in objects {
        checks.count += 1
        if await holds(object) { continue }
        let lines = ModelValues.lines(of: object).prefix(8).map { String($0.prefix(160)) }
        return Complaint(
          "the law does not hold at \(site.routeName)",
          detail: lines.isEmpty ? nil : lines.joined(separator: "\n"), about: site.routeName,
          cure: "check what the place shows; this law is your own")
      }
    }
    return nil
  }
}

/// The number of times that a law was checked.
@MainActor
final class CheckCount {
  var count = 0
}

extension ExploredMoment {
  /// The occasion on which a law was found broken, such as `at note`.
  fileprivate var occasion: String { current.map { "at \($0.route.rawValue)" } ?? "at the start" }

  /// Returns whether a guard has ruled because the step has ended the login that places before it needed.
  fileprivate func hasEndedLogin(_ guardName: String) -> Bool {
    treeBefore.nodes.contains { flow.needsLogin($0.payload.route, by: guardName) }
  }
}
