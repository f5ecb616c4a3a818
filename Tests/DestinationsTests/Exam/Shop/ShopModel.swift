import Destinations

/// The logic of one screen of the shop; most screens need only this.
@MainActor
class ShopModel: DestinationStateModeling {
  let app: ShopApp
  weak var place: ShopScreen?
  weak var flow: Shop.AppFlow?
  private(set) var isOnScreen = false
  private(set) var hasLeft = false

  init(_ app: ShopApp) {
    self.app = app
  }

  /// Connects the model with its screen; called once, while the screen is built.
  func attach(to place: ShopScreen, in flow: Shop.AppFlow?) {
    self.place = place
    self.flow = flow
    place.assignStateModel(self)
  }

  func prepareForPresentation() {}
  func prepareForAppearance(isVisible: Bool) { isOnScreen = isVisible }
  func prepareForDisappearance(wasVisible: Bool) { isOnScreen = false }
  func cleanupResources() { hasLeft = true }

  /// Receives the answer to a request of the screen.
  func take(_ answer: ShopRequest.Answer) {}

  func handleInteractorResult<Request: InteractorRequestConfiguring>(
    result: Result<Request.ResultData, any Error>, for request: Request
  ) -> Bool {
    if case .success(let answer as ShopRequest.Answer) = result { take(answer) }
    return true
  }

  // MARK: For models

  /// Performs an interaction at the screen, and ignores a refusal.
  func perform(_ tap: ShopTap, content: Shop.ContentType? = nil) {
    try? place?.performInterfaceAction(interactionType: tap, content: content)
  }

  /// Presents on behalf of the screen.
  func present(_ presentation: Shop.Presentation) {
    var presentation = presentation
    presentation.parentDestinationID = place?.id
    flow?.presentDestination(configuration: presentation)
  }

  /// Lets an interaction run a closure.
  func on(_ tap: ShopTap, _ run: @escaping () -> Void) {
    let action = InterfaceAction<ShopTap, Shop.DestinationType, Shop.ContentType>(
      userInteractionType: tap
    ) { _, _ in run() }
    try? place?.addInterfaceAction(action: action)
  }

  /// Records a fault of the shop.
  func complain(_ what: String) {
    place?.logError(error: ShopComplaint(what: what))
  }
}

/// A fault that must not occur in the shop.
struct ShopComplaint: Error, CustomStringConvertible {
  let what: String

  var description: String { what }
}
