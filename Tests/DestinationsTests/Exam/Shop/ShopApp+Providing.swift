import Destinations
import DestinationsTesting

/// The places of the shop: the interactions of each, and their effects.
extension ShopApp {
  typealias Table = [ShopTap: Shop.Presentation]
  typealias Requests = [ShopTap: any InteractorConfiguring<ShopWorker>]

  var providers: [Shop.DestinationType: Shop.Setup.Provider] {
    let containers = [front, home, catalog, cartTab, account, orders]
    let all = containers + catalogPlaces + cartPlaces + accountPlaces
    var providers = Dictionary(all) { $1 }
    if variant != .tabsInStack { providers[.front] = nil }
    if variant == .unguarded { providers[.login] = nil }
    if bug == .noProvider { providers[.reviews] = nil }
    return providers
  }

  typealias Entry = (Shop.DestinationType, Shop.Setup.Provider)

  // MARK: The first tab

  private var catalogPlaces: [Entry] {
    [
      screen(.product, productTable) { ProductModel($0) },
      screen(.added, [.close: .goBack]),
      screen(.reviews, [.write: .sheet(.writeReview), .similar: .push(.product)], model: reviews),
      screen(.photo, bug == .deadEnd ? [:] : [.close: .dismissSheet]) { PhotoModel($0) },
      screen(.writeReview, [.close: .dismissSheet], [.submit: ask(.reviews, .submit)]) {
        WriteReviewModel($0)
      },
      screen(.search, searchTable, [.find: ask(.search, .find)]) { SearchModel($0) },
      screen(.filter, [:], [.apply: ask(.catalog, .filter)]) { FilterModel($0) },
    ]
  }

  private var productTable: Table {
    var table: Table = [
      .reviews: .push(.reviews), .photo: .sheet(.photo, options: .fixed), .help: .push(.help),
      .share: Shop.Presentation(presentationType: .custom(presentation: sharing)),
    ]
    if bug == .unreachable { table[.photo] = nil }
    return table
  }

  private var searchTable: Table {
    [
      .close: .dismissSheet, .open: .path([.dismissSheet, .push(.product)]),
      .reviews: .path([.dismissSheet, .push(.product), .push(.reviews)]),
    ]
  }

  /// Shares no product, and fails every second time because the user cancels.
  private var sharing: CustomPresentation<Shop.Presentation> {
    CustomPresentation { [weak self] _, answer in
      self?.shareCount += 1
      if self?.shareCount.isMultiple(of: 2) == false { return answer(.refused) }
      if self?.bug != .completionNeverComes { answer(.done) }
    }
  }

  private var reviews: @MainActor (ShopApp) -> ShopModel {
    let shared = ReviewsModel(self)
    return { [bug] in bug == .sharedState ? shared : ReviewsModel($0) }
  }

  // MARK: The second tab

  private var cartPlaces: [Entry] {
    let receipt: Shop.Presentation =
      bug == .replacedStays ? .push(.receipt) : .replaceCurrent(with: .receipt)
    return [
      screen(.checkout, [.pay: .push(.payment), .help: .push(.help)]),
      screen(.payment, [.done: receipt], [.pay: ask(.payment, .pay)]) { PaymentModel($0) },
      screen(.receipt, [.orders: .tab(.account, showing: .orders)]) { ReceiptModel($0) },
    ]
  }

  // MARK: The third tab

  private var accountPlaces: [Entry] {
    [
      screen(.login, [.close: .dismissSheet], [.logIn: ask(.session, .logIn)]) { LoginModel($0) },
      screen(.orderList, [.open: .column(.detail, showing: .order)]),
      screen(.order, [.again: .push(.product), .help: .push(.help)]),
      screen(
        .settings, [.about: .push(.about), .done: .replaceRoot(with: .home)],
        [.logOut: ask(.session, .logOut)]
      ) { SettingsModel($0) },
      screen(.help, [.about: .push(.about)]) { HelpModel($0) },
      screen(.about, [:]),
    ]
  }
}
