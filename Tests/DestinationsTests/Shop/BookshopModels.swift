import Destinations
import Foundation

/// Bugs of the bookshop for the exam, each at the one place that names it; written before any law for them.
enum BookshopBug: String, CaseIterable, Sendable {
  /// Logging out leaves the places that need a login.
  case logOutStays
  /// The link to reviews has no book beneath them.
  case reviewsWithoutBook
  /// The mark of unsaved text stays when the review has left, so that nothing can be left any more.
  case draftStays
  /// A notification presents under the sheet that is up.
  case noticeUnderSheet
  /// The look-up of an unknown number never ends.
  case lookUpNeverEnds
  /// A guard of the checkout sends the customer around in a circle.
  case checkoutCircle
  /// A picked address is not answered.
  case addressUnanswered
  /// A refused payment counts as paid.
  case refusedPays
  /// A book that is bought late is another one than the one tapped.
  case buysLatest
}

/// The state of the customer, apart from the presented places.
@MainActor final class Customer {
  var isNew = true
  var isLoggedIn = false
  /// The places with unsaved text.
  var drafts: Set<DestinationID> = []
  /// The number of copies of each book in the basket.
  var basket: [Int: Int] = [:]
  var wishes: Set<Int> = []
  var reminders: Set<Int> = []
  var address: Int?
  var hasCard = false
  var sorting = "title"
  var language = "English"
  var canOpenWindows = true
  /// Called after a login, to show the places that need an account.
  var onLogin: (@MainActor () -> Void)?
  /// The bug of the exam; nil if the app is sound.
  let bug: BookshopBug?
  /// The book whose page was built last.
  var latestBook = 0
  /// The number of payments that the store has accepted, and of those that the app counts.
  var payments = (accepted: 0, counted: 0)

  init(isNew: Bool = false, isLoggedIn: Bool = false, bug: BookshopBug? = nil) {
    self.bug = bug
    self.isNew = isNew
    self.isLoggedIn = isLoggedIn
  }

  /// The next step of the checkout: the first one with missing data.
  var nextStep: Bookshop.DestinationType {
    address == nil ? .address : hasCard ? .summary : .payment
  }
}

// MARK: - Models of screens

extension Bookshop {
  /// The model of the welcome, which remembers that the customer has seen it.
  @MainActor final class Welcome: DestinationStateModeling {
    private let customer: Customer

    init(_ customer: Customer) { self.customer = customer }

    func prepareForPresentation() { customer.isNew = false }
  }

  /// The model of a place whose only purpose is a choice, which it stores.
  @MainActor final class Choices: DestinationStateModeling {
    private let keep: (ContentType?) -> Void

    init(_ keep: @escaping (ContentType?) -> Void) { self.keep = keep }

    func handle(_ interaction: Tap, content: ContentType?) -> Bool {
      keep(content)
      return true
    }
  }

  /// The model of a book, which a customer can wish for and buy.
  @MainActor final class BookModel: DestinationStateModeling {
    private let customer: Customer

    private let book: Int

    init(_ customer: Customer, of book: Int) {
      self.customer = customer
      self.book = book
      customer.latestBook = book
    }

    func handle(_ interaction: Tap, content: ContentType?) -> Bool {
      customer.wishes.insert(book)
      return true
    }

    func handleInteractorResult<Asked: InteractorRequestConfiguring>(
      result: Result<Asked.ResultData, any Error>, for request: Asked
    ) -> Bool {
      guard case .success = result else { return false }
      customer.basket[customer.bug == .buysLatest ? customer.latestBook : book, default: 0] += 1
      return true
    }
  }

  /// The model of the basket, which changes the number of copies, and removes books.
  @MainActor final class BasketModel: DestinationStateModeling {
    private let customer: Customer

    init(_ customer: Customer) { self.customer = customer }

    func handle(_ interaction: Tap, content: ContentType?) -> Bool {
      switch (interaction, content) {
      case (.setCount, .copies(let count, of: let book)): customer.basket[book] = count
      case (.removed, .book(let book)): customer.basket[book] = nil
      default: return false
      }
      return true
    }
  }

  /// The model of a review with unsaved text.
  @MainActor final class Draft: DestinationStateModeling {
    private let customer: Customer
    private let id: DestinationID

    init(_ customer: Customer, at place: Screen) {
      self.customer = customer
      id = place.id
    }

    func handle(_ interaction: Tap, content: ContentType?) -> Bool {
      customer.drafts.insert(id)
      return true
    }

    /// Removes the mark of unsaved text when the review was sent.
    func handleInteractorResult<Asked: InteractorRequestConfiguring>(
      result: Result<Asked.ResultData, any Error>, for request: Asked
    ) -> Bool {
      guard case .success = result else { return false }
      customer.drafts.remove(id)
      return true
    }

    func cleanupResources() { if customer.bug != .draftStays { customer.drafts.remove(id) } }
  }

  /// The model of the question whether to discard a review.
  @MainActor final class Discarding: DestinationStateModeling {
    private let customer: Customer
    private let place: DestinationHandle<Screen>

    init(_ customer: Customer, at place: Screen) {
      self.customer = customer
      self.place = DestinationHandle(place)
    }

    func handle(_ interaction: Tap, content: ContentType?) -> Bool {
      if customer.bug != .draftStays { customer.drafts = [] }
      place.appFlow?.signal(.mayDiscard)
      return true
    }
  }

  /// The model of the login, which gives the signal to the requests that wait for it.
  @MainActor final class Login<Place: Destinationable>: DestinationStateModeling
  where
    Place.DestinationType == DestinationType, Place.ContentType == ContentType,
    Place.TabType == TabType
  {
    private let customer: Customer
    private let place: DestinationHandle<Place>

    init(_ customer: Customer, at place: Place) {
      self.customer = customer
      self.place = DestinationHandle(place)
    }

    func handleInteractorResult<Asked: InteractorRequestConfiguring>(
      result: Result<Asked.ResultData, any Error>, for request: Asked
    ) -> Bool {
      guard case .success = result else { return false }
      customer.isLoggedIn = true
      customer.onLogin?()
      place.appFlow?.signal(.signedIn)
      return true
    }
  }

  /// The model of a place that runs an action when a request has succeeded.
  @MainActor final class Done: DestinationStateModeling {
    private let keep: () -> Void
    private let onFailure: () -> Void

    init(_ keep: @escaping () -> Void, onFailure: @escaping () -> Void) {
      self.keep = keep
      self.onFailure = onFailure
    }

    func handleInteractorResult<Asked: InteractorRequestConfiguring>(
      result: Result<Asked.ResultData, any Error>, for request: Asked
    ) -> Bool {
      if case .success = result { keep() } else { onFailure() }
      return true
    }
  }
}

extension Destinationable
where UserInteractionType == Bookshop.Tap, ContentType == Bookshop.ContentType {
  /// Assigns a model that stores the customer's choice.
  func keeps<Value>(
    _ value: @escaping (ContentType) -> Value?, _ keep: @escaping (Value) -> Void
  ) {
    assignStateModel(Bookshop.Choices { if let value = $0.flatMap(value) { keep(value) } })
  }

  /// Assigns a model that runs an action for every interaction that it handles.
  func keeps(_ keep: @escaping () -> Void) {
    assignStateModel(Bookshop.Choices { _ in keep() })
  }

  /// Assigns a model that runs an action when a request has succeeded.
  func whenDone(_ note: @escaping () -> Void, onFailure: @escaping () -> Void = {}) {
    assignStateModel(Bookshop.Done(note, onFailure: onFailure))
  }
}

// MARK: - The store

extension Bookshop {
  struct Order: InteractorRequestConfiguring {
    enum ActionType: InteractorRequestActionTypeable {
      case addToBasket, checkCoupon, sendReview, saveAddress, saveCard, pay, logIn, logOut
    }
    typealias RequestContentType = Bookshop.ContentType
    typealias ResultData = Bool

    let action: ActionType
    var content: RequestContentType?

    init(action: ActionType) { self.action = action }

    init(action: ActionType, content: RequestContentType?) {
      self.action = action
      self.content = content
    }
  }

  struct Sorry: Error {}

  /// The store, which stands for a server.
  actor Store: AsyncInteractable {
    typealias Request = Order

    /// The shop's own number of a book; nil if it does not sell it.
    func number(of isbn: Int, in customer: Customer? = nil) async -> Int? {
      if isbn >= 1_000, customer?.bug == .lookUpNeverEnds {
        while !Task.isCancelled { try? await Task.sleep(for: .seconds(60)) }
      }
      return isbn < 1_000 ? isbn : nil
    }

    func perform(request: Order) async -> Result<Bool, any Error> {
      await Task.yield()
      return .success(true)
    }
  }
}

// MARK: - Screens

extension Bookshop {
  /// The interface of a screen.
  struct PageView: InteractiveInterfacing {
    typealias UserInteractionType = Tap
    typealias InteractorType = Worker
    let destinationState: DestinationInterfaceState<ScreenOf<PageView>>
  }

  /// The interface of a list, which is a stack.
  struct ListView: InteractiveInterfacing {
    typealias UserInteractionType = Tap
    typealias InteractorType = Worker
    let destinationState: DestinationInterfaceState<StackOf<ListView>>
  }

  /// The interface of the tab bar.
  struct TabsView: InteractiveInterfacing {
    typealias UserInteractionType = Tap
    let destinationState: DestinationInterfaceState<TabBarOf<TabsView>>
  }

  typealias Screen = ScreenOf<PageView>
  typealias Stack = StackOf<ListView>
  typealias Requests = [Tap: any InteractorConfiguring<Worker>]

  @MainActor static func screen(
    _ presentations: [Tap: Presentation] = [:], requests: Requests = [:], handles: Set<Tap> = [],
    enliven: @escaping @MainActor (Screen) -> Void = { _ in }
  ) -> DestinationProvider<Screen> {
    DestinationProvider(presentations: presentations, interactors: requests, handles: handles) {
      screen($0, asking: !requests.isEmpty, enliven)
    }
  }

  /// A screen that needs content.
  @MainActor static func screen<Needed>(
    needing content: @escaping @MainActor (ContentType) -> Needed?,
    _ presentations: [Tap: Presentation] = [:], requests: Requests = [:], handles: Set<Tap> = [],
    enliven: @escaping @MainActor (Screen, Needed) -> Void = { _, _ in }
  ) -> DestinationProvider<Screen> {
    DestinationProvider(
      content: content, presentations: presentations, interactors: requests, handles: handles
    ) { seed, needed in
      screen(seed, asking: !requests.isEmpty) { enliven($0, needed) }
    }
  }

  @MainActor private static func screen(
    _ seed: DestinationSeed<Screen>, asking asks: Bool, _ enliven: (Screen) -> Void
  ) -> Screen {
    let screen = Screen(seed) { PageView(destinationState: .init(destination: $0)) }
    if asks { screen.assignInteractor(interactor: Store(), for: .store) }
    enliven(screen)
    return screen
  }

  @MainActor static func stack(
    _ presentations: [Tap: Presentation] = [:], requests: Requests = [:], handles: Set<Tap> = [],
    enliven: @escaping @MainActor (Stack) -> Void = { _ in }
  ) -> DestinationProvider<Stack> {
    DestinationProvider(presentations: presentations, interactors: requests, handles: handles) {
      seed in
      let stack = Stack(seed) { ListView(destinationState: .init(destination: $0)) }
      if !requests.isEmpty { stack.assignInteractor(interactor: Store(), for: .store) }
      enliven(stack)
      return stack
    }
  }

  @MainActor static func requesting(
    _ action: Order.ActionType, then next: Presentation
  ) -> InteractorConfiguration<Worker, Store> {
    InteractorConfiguration(interactorType: .store, actionType: action, then: next)
  }
}
