import Destinations

/// A request to any service of the shop.
struct ShopRequest: InteractorRequestConfiguring {
  enum Action: InteractorRequestActionTypeable {
    case filter
    case find
    case add
    case pay
    case logIn
    case logOut
    case submit
  }

  enum Answer: Sendable, Equatable {
    case done
    case found(Int)
    case paid(order: Int)
  }

  let action: Action
  var content: Shop.ContentType?

  typealias ResultData = Answer
  typealias RequestContentType = Shop.ContentType

  init(action: Action) { self.action = action }

  init(action: Action, content: Shop.ContentType?) {
    self.action = action
    self.content = content
  }
}

/// A service on the main actor that answers at once.
@MainActor
class ShopService: Interactable {
  typealias Request = ShopRequest

  var requestResponses: [ShopRequest.Action: InteractorResponseClosure<ShopRequest>] = [:]

  func perform(request: ShopRequest) { answer(.done, to: request) }

  func answer(_ answer: ShopRequest.Answer, to request: ShopRequest) {
    responseForAction(action: request.action)?(.success(answer), request)
  }
}

/// Knows the products.
final class CatalogStore: ShopService {}

/// Knows who is logged in.
final class SessionService: ShopService {
  var isOpen: Bool

  init(isOpen: Bool) { self.isOpen = isOpen }

  override func perform(request: ShopRequest) {
    isOpen = request.action == .logIn
    super.perform(request: request)
  }
}

/// Keeps the products that a customer wants to buy.
final class CartService: ShopService {
  private let bug: ExamBug?
  private var kept: [AnyObject] = []

  init(_ bug: ExamBug?) { self.bug = bug }

  func serve(_ place: AnyObject) {
    if bug == .leakThroughInteractor { kept.append(place) }
  }

  override func perform(request: ShopRequest) {
    super.perform(request: request)
    if bug == .resultTwice { super.perform(request: request) }
  }
}

/// Finds products.
actor SearchEngine: AsyncInteractable {
  typealias Request = ShopRequest

  private let bug: ExamBug?
  private let turns: Int
  private var kept: [CheckedContinuation<Void, Never>] = []

  init(_ bug: ExamBug?, turns: Int) {
    self.bug = bug
    self.turns = turns
  }

  func perform(request: ShopRequest) async -> Result<ShopRequest.Answer, any Error> {
    if bug == .requestNeverAnswers, request.content == .query("") {
      await withCheckedContinuation { kept.append($0) }
    }
    for _ in 0..<turns { await Task.yield() }
    return .success(.found(request.content == .query("") ? 1 : 2))
  }
}

/// Takes money.
actor PaymentService: AsyncInteractable {
  typealias Request = ShopRequest

  private let turns: Int

  init(turns: Int) { self.turns = turns }

  func perform(request: ShopRequest) async -> Result<ShopRequest.Answer, any Error> {
    for _ in 0..<turns { await Task.yield() }
    return .success(.paid(order: 7))
  }
}

/// Takes reviews.
actor ReviewService: AsyncInteractable {
  typealias Request = ShopRequest

  func perform(request: ShopRequest) async -> Result<ShopRequest.Answer, any Error> {
    .success(.done)
  }
}
