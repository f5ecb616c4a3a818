import Destinations
import DestinationsTesting

/// One shop: its services, and the setup of its flow.
@MainActor
final class ShopApp {
  let bug: ExamBug?
  let variant: ShopVariant
  let session: SessionService
  let cart: CartService
  let prices = PriceFeed()
  var hasReadHelp = false
  var shareCount = 0

  init(_ bug: ExamBug? = nil, _ variant: ShopVariant = .plain) {
    self.bug = bug
    self.variant = variant
    session = SessionService(isOpen: variant == .loggedIn)
    cart = CartService(bug)
  }

  /// The shop's navigation.
  var setup: Shop.Setup {
    Shop.Setup(
      providers: providers, startingDestination: start, guards: guards,
      policies: FlowPolicies(modal: modalPolicy))
  }

  private var start: Shop.Presentation {
    switch variant {
    case .startsInCart: .path([.replaceRoot(with: .home), .tab(.cart)])
    case .tabsInStack: .path([.replaceRoot(with: .front), .push(.home)])
    default: .replaceRoot(with: .home)
    }
  }

  private var modalPolicy: ModalPolicy {
    switch variant {
    case .sheetsQueue: ModalPolicy(whenOccupied: .queue)
    case .sheetsReplace: ModalPolicy(whenOccupied: .replace)
    case .sheetsDoNotNest: ModalPolicy(whenNested: .refuse)
    default: ModalPolicy()
    }
  }

  var turns: Int { variant == .slowServices ? 20 : 1 }
}

/// Reports new prices.
@MainActor
final class PriceFeed {
  var listeners: [() -> Void] = []
}
