/// Looks at every change before it is made, whatever the verb and the cause, and may stop it.
///
/// Guards are asked in the order of the set-up; the first that does not allow decides. They see only
/// changes: a request that changes nothing is not asked about.
///
/// ```swift
/// App.Setup(providers: providers, startingDestination: start, guards: [
///   .loginGuard(
///     signal: "loggedIn", login: .sheet(.login), isLoggedIn: { session.isOpen },
///     protects: { $0 == .account })
/// ])
/// ```
public struct NavigationGuard<
  DestinationType: RoutableDestinations, ContentType: ContentTypeable, TabType: TabTypeable
>: Sendable {
  /// What a guard answers.
  public typealias Ruling = GuardRuling<DestinationType, ContentType, TabType>
  /// What a guard sees.
  public typealias Difference = NavigationDifference<DestinationType, ContentType>
  /// A presentation in this app.
  public typealias Presentation = DestinationPresentation<DestinationType, ContentType, TabType>

  /// The name of the guard, for errors and events.
  public let name: String

  /// What the guard may present in place of a change, or while it holds one, as far as it says so.
  ///
  /// It is on the map of the app (``NavigationGraph``), and ``Flow/validate()`` looks whether somebody provides it.
  public let presents: [Presentation]

  package let rule: @MainActor @Sendable (Difference) -> Ruling

  /// Creates a guard.
  ///
  /// - Parameters:
  ///   - name: The name of the guard, for errors and events.
  ///   - presents: What the rule may redirect to, or have presented while it holds a request. Nothing but the map of
  ///     the app and its validation depend on it.
  ///   - rule: Answers for one change. It must not wait; what it requests itself waits for its turn.
  public init(
    _ name: String, presents: [Presentation] = [],
    rule: @escaping @MainActor @Sendable (Difference) -> Ruling
  ) {
    self.name = name
    self.presents = presents
    self.rule = rule
  }
}

// MARK: - Ready-made guards

extension NavigationGuard {
  /// Returns a guard that asks before places with something to lose leave.
  ///
  /// The request is held while `asking` runs. Where the person agrees to leave, make `hasUnsavedChanges`
  /// answer no for that place and give the signal; where not, drop the held request with
  /// `flow.cancelHeld(_:)`.
  /// - Parameters:
  ///   - name: The name of the guard.
  ///   - signal: The signal by which a person agrees.
  ///   - asking: What to present meanwhile, usually a sheet.
  ///   - hasUnsavedChanges: Whether something would be lost if a place left.
  /// - Returns: The guard.
  public static func confirmBeforeLeaving(
    _ name: String = "confirmBeforeLeaving", signal: GuardSignal, asking: Presentation,
    hasUnsavedChanges: @escaping @MainActor @Sendable (Difference.Departure) -> Bool
  ) -> NavigationGuard {
    NavigationGuard(name, presents: [asking]) { difference in
      difference.leaving.contains(where: hasUnsavedChanges)
        ? .hold(until: signal, meanwhile: asking) : .allow
    }
  }

  /// Returns a guard that lets some routes come only to people who are logged in.
  ///
  /// Whatever asked for them, an interaction, a link or a restoration, is held while the login runs, and
  /// goes on with its own target when the signal is given.
  /// - Parameters:
  ///   - name: The name of the guard.
  ///   - signal: The signal that somebody has logged in.
  ///   - login: What to present meanwhile.
  ///   - isLoggedIn: Whether somebody is logged in.
  ///   - protects: Whether a route needs a login.
  /// - Returns: The guard.
  public static func loginGuard(
    _ name: String = "login", signal: GuardSignal, login: Presentation,
    isLoggedIn: @escaping @MainActor @Sendable () -> Bool,
    protects: @escaping @Sendable (DestinationType) -> Bool
  ) -> NavigationGuard {
    NavigationGuard(name, presents: [login]) { difference in
      let isProtected = difference.arriving.contains { protects($0.route) }
      return !isProtected || isLoggedIn() ? .allow : .hold(until: signal, meanwhile: login)
    }
  }
}
