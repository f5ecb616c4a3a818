import Destinations

/// A product.
final class ProductModel: ShopModel {
  private var isSeen = false

  override func attach(to place: ShopScreen, in flow: Shop.AppFlow?) {
    super.attach(to: place, in: flow)
    app.cart.serve(place)
    on(.buy) { [weak self] in self?.buy() }
    listen()
  }

  private func listen() {
    if app.bug == .leakThroughClosure {
      app.prices.listeners.append { self.isSeen = self.isSeen }
    } else {
      app.prices.listeners.append { [weak self] in self?.isSeen = self?.isSeen ?? false }
    }
  }

  private func buy() {
    guard isOnScreen || app.bug == .doublePush else { return }
    place?.performRequest(interactor: .cart, request: ShopRequest(action: .add))
  }

  override func take(_ answer: ShopRequest.Answer) {
    flow?.presentDestination(configuration: .push(.added))
  }

  override func prepareForAppearance(isVisible: Bool) {
    super.prepareForAppearance(isVisible: isVisible)
    if isVisible { isSeen = true }
  }

  override func prepareForDisappearance(wasVisible: Bool) {
    super.prepareForDisappearance(wasVisible: wasVisible)
    if (wasVisible || app.bug == .hookOrder) && !isSeen { complain("an unseen product was left") }
    isSeen = false
  }
}

/// A photo that loads as long as it is on screen.
final class PhotoModel: ShopModel {
  private var loading: Task<Void, Never>?

  override func prepareForPresentation() {
    if app.bug == .taskNotCancelled {
      loading = Task { while true { await self.load() } }
    } else {
      loading = Task { [weak self] in
        await Self.pause()
        await self?.load()
      }
    }
  }

  private func load() async { await Self.pause() }

  private static func pause() async { try? await Task.sleep(for: .seconds(3_600)) }

  override func cleanupResources() {
    super.cleanupResources()
    if app.bug != .taskNotCancelled { loading?.cancel() }
  }
}

/// A review that is being written.
final class WriteReviewModel: ShopModel {
  override func take(_ answer: ShopRequest.Answer) { perform(.close) }

  override func cleanupResources() {
    super.cleanupResources()
    if app.bug == .sheetWithPresenter { flow?.presentDestination(configuration: .goBack) }
  }
}

/// The filter of the catalog, which can only be applied.
final class FilterModel: ShopModel {
  override func take(_ answer: ShopRequest.Answer) {
    if app.bug != .forgottenDismissal { present(.dismissSheet) }
  }
}

/// The search, which shows its results.
final class SearchModel: ShopModel {
  override func take(_ answer: ShopRequest.Answer) {
    guard case .found(let number) = answer else { return }
    perform(number == 1 ? .open : .reviews, content: .product(number))
  }
}
