/// A check before every change, which may refuse, redirect or hold it.
///
/// It makes no difference what causes the change: an interaction, a gesture, a link, a restoration, or code. Guards
/// are asked in the order of the setup, and the first one that does not allow the change decides. They are not asked
/// about requests that change nothing. Until all guards have allowed a change, nothing is built and the tree stays as
/// it is. If a provider adds places to a group that it builds, the guards are asked again about the change with these
/// places.
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
  /// The answer of a guard.
  public typealias Ruling = GuardRuling<DestinationType, ContentType, TabType>
  /// The difference that a guard receives.
  public typealias Difference = NavigationDifference<DestinationType, ContentType>
  /// A presentation in this app.
  public typealias Presentation = DestinationPresentation<DestinationType, ContentType, TabType>

  /// The name of the guard, used in errors and events.
  public let name: String

  /// The presentations that the guard may make instead of a change, or while it holds one.
  ///
  /// They appear in the ``NavigationGraph``, and ``Flow/validate()`` checks that their routes have
  /// providers.
  public let presents: [Presentation]

  package let rule: @MainActor @Sendable (Difference) -> Ruling

  /// Whether a route requires the guard's own presentation; nil if only the rule knows.
  private(set) var protects: (@Sendable (DestinationType) -> Bool)?

  /// Creates a guard.
  ///
  /// - Parameters:
  ///   - name: The name of the guard, used in errors and events.
  ///   - presents: The presentations to which the rule redirects, or which it makes while it holds
  ///     a request. They are used only for the navigation graph and for validation.
  ///   - rule: Returns the answer for one change. It must return immediately. Its own
  ///     requests wait for their turn.
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
  /// Returns a guard that asks the user before a place with unsaved changes leaves.
  ///
  /// The request is held while `asking` is presented. If the user agrees to leave, make
  /// `hasUnsavedChanges` return false for the places of `about` and call ``Flow/signal(_:)``. If
  /// `asking` leaves without the signal, the request is cancelled.
  /// - Parameters:
  ///   - name: The name of the guard.
  ///   - signal: The signal that the user has agreed.
  ///   - asking: The question to present meanwhile, usually a sheet.
  ///   - hasUnsavedChanges: Whether a place has changes that would be lost if it left.
  ///   - about: Makes the content of the question from the places with unsaved changes, deepest and last first.
  ///     Without it, or for nil, the content of `asking` stays.
  /// - Returns: The guard.
  public static func confirmBeforeLeaving(
    _ name: String = "confirmBeforeLeaving", signal: GuardSignal, asking: Presentation,
    hasUnsavedChanges: @escaping @MainActor @Sendable (Difference.Departure) -> Bool,
    about: @escaping @MainActor @Sendable ([Difference.Departure]) -> ContentType? = { _ in nil }
  ) -> NavigationGuard {
    NavigationGuard(name, presents: [asking]) { difference in
      let losing = difference.leaving.filter(hasUnsavedChanges)
      if losing.isEmpty { return .allow }
      var question = asking
      if let content = about(losing) { question.contentType = content }
      return .hold(until: signal, meanwhile: question)
    }
  }

  /// Returns a guard that protects some routes with a login.
  ///
  /// A request for a protected route is held while the login is presented, whatever has caused it.
  /// It continues when the signal is given, and is cancelled if the login leaves without it.
  /// - Parameters:
  ///   - name: The name of the guard.
  ///   - signal: The signal that the user has logged in.
  ///   - login: The presentation of the login.
  ///   - isLoggedIn: Whether the user is logged in.
  ///   - protects: Whether a route requires a login; must be false for the places that `login` presents.
  /// - Returns: The guard.
  public static func loginGuard(
    _ name: String = "login", signal: GuardSignal, login: Presentation,
    isLoggedIn: @escaping @MainActor @Sendable () -> Bool,
    protects: @escaping @Sendable (DestinationType) -> Bool
  ) -> NavigationGuard {
    var login = NavigationGuard(name, presents: [login]) { difference in
      !difference.brings(where: protects) || isLoggedIn()
        ? .allow : .hold(until: signal, meanwhile: login)
    }
    login.protects = protects
    return login
  }

  /// Returns a guard that redirects some changes to another presentation.
  ///
  /// ```swift
  /// .redirecting("address first", to: .push(.address)) { !hasAddress && $0.brings(.payment) }
  /// ```
  /// - Parameters:
  ///   - name: The name of the guard.
  ///   - presentation: The presentation instead of the whole request.
  ///   - applies: Whether a change is redirected; must be false for the places that `presentation` presents, else the
  ///     request is refused with `guardLoop`.
  /// - Returns: The guard.
  public static func redirecting(
    _ name: String, to presentation: Presentation,
    when applies: @escaping @MainActor @Sendable (Difference) -> Bool
  ) -> NavigationGuard {
    NavigationGuard(name, presents: [presentation]) {
      applies($0) ? .redirect(to: presentation) : .allow
    }
  }
}

extension NavigationGuard: Printed {
  /// The name.
  var printed: String { name }
}
