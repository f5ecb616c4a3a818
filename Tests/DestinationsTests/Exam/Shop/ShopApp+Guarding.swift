import Destinations

extension ShopApp {
  var guards: [Shop.Setup.Guard] {
    variant == .unguarded ? [] : [loginGuard, helpGuard]
  }

  /// A guard that requires a login for the account, orders and payments.
  ///
  /// The account arrives with the tab bar; it is guarded when it is shown.
  private var loginGuard: Shop.Setup.Guard {
    Shop.Setup.Guard("login") { [session, bug] difference in
      guard !session.isOpen else { return .allow }
      let arriving = difference.brings(.home) ? [] : difference.arriving
      var asked = arriving + (difference.nextCurrent.map { [$0] } ?? [])
      if bug == .guardBypassedByPath { asked = Array(asked.prefix(1)) }
      if bug == .guardBypassedByTab { asked = arriving }
      let isProtected = asked.contains { Self.protected.contains($0.route) }
      return isProtected
        ? .hold(until: .loggedIn, meanwhile: .sheet(.login, options: .fixed)) : .allow
    }
  }

  private static let protected: Set<Shop.DestinationType> = [.account, .orders, .payment]

  /// A guard that requires the help to be read before the page about the shop.
  private var helpGuard: Shop.Setup.Guard {
    Shop.Setup.Guard("help") { [weak self, bug] difference in
      guard self?.hasReadHelp == false else { return .allow }
      let isTooEarly =
        difference.brings(.about) || (bug == .guardLoop && difference.brings(.help))
      return isTooEarly ? .redirect(to: .push(.help)) : .allow
    }
  }
}

extension SheetPresentationOptions {
  /// A cover that cannot be dragged away.
  static let fixed = SheetPresentationOptions(
    style: .fullScreenCover, allowsInteractiveDismissal: false)
}
