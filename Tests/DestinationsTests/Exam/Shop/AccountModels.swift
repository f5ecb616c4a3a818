import Destinations

/// The login, which continues the waiting requests afterwards.
final class LoginModel: ShopModel {
  override func take(_ answer: ShopRequest.Answer) {
    perform(.close)
    flow?.signal(.loggedIn)
  }

  override func cleanupResources() {
    super.cleanupResources()
    if !app.session.isOpen { flow?.cancelHeld(.loggedIn) }
  }
}

/// The settings.
final class SettingsModel: ShopModel {
  override func take(_ answer: ShopRequest.Answer) { perform(.done) }
}

/// A payment, which is replaced with its receipt as soon as it is on screen.
final class PaymentModel: ShopModel {
  private var order: Int?

  override func take(_ answer: ShopRequest.Answer) {
    guard case .paid(let order) = answer else { return }
    self.order = order
    showReceipt()
  }

  override func prepareForAppearance(isVisible: Bool) {
    super.prepareForAppearance(isVisible: isVisible)
    showReceipt()
  }

  private func showReceipt() {
    if let order, isOnScreen { perform(.done, content: .order(order)) }
  }
}

/// A receipt, which can be printed while it is on screen.
final class ReceiptModel: ShopModel {
  override func attach(to place: ShopScreen, in flow: Shop.AppFlow?) {
    super.attach(to: place, in: flow)
    on(.print) { [weak self] in self?.print() }
  }

  private func print() {
    if app.bug == .crash { precondition(isOnScreen, "a receipt is printed off screen") }
  }
}

/// Help, which sends a request whose answer is slow.
final class HelpModel: ShopModel {
  override func attach(to place: ShopScreen, in flow: Shop.AppFlow?) {
    super.attach(to: place, in: flow)
    on(.contact) { [weak self] in self?.contact() }
    if app.bug == .backLeavesGhost { goBackAnew(from: place) }
  }

  override func prepareForPresentation() { app.hasReadHelp = true }

  private func contact() {
    guard isOnScreen, let flow, let id = place?.id else { return }
    var answer = Shop.Presentation.push(.about)
    answer.parentDestinationID = id
    Task { [weak self, weak flow, bug = app.bug] in
      await Task.yield()
      if self?.isOnScreen == true || bug == .lateResult {
        flow?.presentDestination(configuration: answer)
      }
    }
  }

  private func goBackAnew(from place: ShopScreen) {
    place.addSystemNavigationAction(
      action: InterfaceAction(userInteractionType: .navigateBackInStack) { [weak self] _, _ in
        self?.present(.replaceCurrent(with: .catalog))
      })
  }
}

/// The reviews of a product.
final class ReviewsModel: ShopModel {
  override func attach(to place: ShopScreen, in flow: Shop.AppFlow?) {
    super.attach(to: place, in: flow)
    guard app.bug == .backSkips else { return }
    place.addSystemNavigationAction(
      action: InterfaceAction(userInteractionType: .navigateBackInStack) { [weak self] _, _ in
        self?.present(.moveToNearest(.catalog))
      })
  }
}

extension GuardSignal {
  /// The customer has logged in.
  static let loggedIn: GuardSignal = "loggedIn"
}
