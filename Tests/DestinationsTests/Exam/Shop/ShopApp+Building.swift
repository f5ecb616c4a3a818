import Destinations
import DestinationsTesting

/// Building the places of the shop.
extension ShopApp {
  /// A screen with its model.
  func screen(
    _ route: Shop.DestinationType, _ table: Table, _ requests: Requests = [:],
    model: @escaping @MainActor (ShopApp) -> ShopModel = { ShopModel($0) }
  ) -> Entry {
    let provider = DestinationProvider(presentations: table, interactors: requests) {
      [self] (seed: Shop.Seed<ShopScreen>) in
      let isShown = variant != .withoutInterfaces
      let screen = isShown ? ShopScreen(seed) { ShopView($0) } : ShopScreen(seed)
      assignWorkers(to: screen)
      model(self).attach(to: screen, in: seed.appFlow as? Shop.AppFlow)
      return screen
    }
    return (route, provider)
  }

  /// The request of an interaction.
  func ask(
    _ worker: ShopWorker, _ action: ShopRequest.Action
  ) -> any InteractorConfiguring<ShopWorker> {
    InteractorConfiguration<ShopWorker, ShopService>(interactorType: worker, actionType: action)
  }

  private func assignWorkers(to screen: ShopScreen) {
    switch screen.type {
    case .filter: screen.assignInteractor(interactor: CatalogStore(), for: .catalog)
    case .search:
      screen.assignInteractor(interactor: SearchEngine(bug, turns: turns), for: .search)
    case .product: screen.assignInteractor(interactor: cart, for: .cart)
    case .payment:
      screen.assignInteractor(interactor: PaymentService(turns: turns), for: .payment)
    case .login, .settings: screen.assignInteractor(interactor: session, for: .session)
    case .writeReview: screen.assignInteractor(interactor: ReviewService(), for: .reviews)
    default: break
    }
  }
}

// MARK: - Containers

extension ShopApp {
  typealias StackView = InterfaceDouble<StackPlace>
  typealias StackPlace = RecordingStack<Shop, ShopTap, ShopWorker>

  var front: Entry { (.front, stack([.browse: .push(.home)])) }

  var catalog: Entry {
    var open = Shop.Presentation.push(.product)
    if bug == .wrongContent { open.assistantType = .custom(KeepingAssistant()) }
    return (
      .catalog,
      stack([
        .open: open, .search: .sheet(.search), .filter: .sheet(.filter, options: .fixed),
        .help: .push(.help),
      ])
    )
  }

  var cartTab: Entry {
    (
      .cart,
      stack([
        .open: .push(.product), .pay: .push(.checkout),
        .express: .path([.push(.checkout), .push(.payment)]),
      ])
    )
  }

  var account: Entry {
    (.account, stack([.orders: .push(.orders), .settings: .push(.settings)]))
  }

  var orders: Entry {
    (
      .orders,
      RecordingProvider<Shop, ShopTap, ShopWorker>(
        shape: .split([.sidebar: .orderList, .detail: nil]))
    )
  }

  var home: Entry {
    let provider = RecordingProvider<Shop, ShopTap, ShopWorker>(
      shape: .tabs([.catalog: .catalog, .cart: .cart, .account: .account])
    ) { [bug] place in
      guard let bar = place as? RecordingTabBar<Shop, ShopTap, ShopWorker> else { return }
      bar.assignSelectedTabUpdatedClosure { [weak bar] tab in
        if bug == .wrongTab, tab.type == .cart { try? bar?.updateSelectedTab(type: .catalog) }
        if bug == .lostTabStack { bar?.resetStack(of: tab.type) }
      }
    }
    return (.home, provider)
  }

  private func stack(_ table: Table) -> Shop.Setup.Provider {
    RecordingProvider<Shop, ShopTap, ShopWorker>(shape: .stack, presentations: table)
  }
}

extension RecordingTabBar where Types == Shop {
  /// Goes back to the root of a tab.
  fileprivate func resetStack(of tab: Shop.TabType) {
    guard let root = rootDestination(for: tab) as? any NavigatingDestinationable else { return }
    root.navigator()?.removeAll()
  }
}

/// Passes on the first content that it received.
@MainActor
private final class KeepingAssistant: InterfaceActionConfiguring {
  private var kept: Shop.ContentType?

  func configure(
    interfaceAction: InterfaceAction<ShopTap, Shop.DestinationType, Shop.ContentType>,
    interactionType: ShopTap, destination: any Destinationable, content: Shop.ContentType?
  ) -> InterfaceAction<ShopTap, Shop.DestinationType, Shop.ContentType> {
    kept = kept ?? content
    var action = interfaceAction
    action.data.contentType = kept
    return action
  }
}
