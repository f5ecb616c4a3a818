import Destinations
import Testing

@testable import Bookshop

/// A customer of a bookshop with one bug, or with none.
@MainActor
final class ExamCustomer: Customer {
  /// The number of payments that the store has accepted, beside those that the app counts.
  fileprivate(set) var accepted = 0

  /// The book whose page was shown last.
  private var latestBook = 0

  /// The books that were requested, and those that were in the basket after the step before.
  var asked: Set<Int> = []
  private var owned: Set<Int> = []

  /// The books that were added to the basket in a step.
  func newBooks() -> Set<Int> {
    defer { owned = Set(basket.keys) }
    return Set(basket.keys).subtracting(owned)
  }

  override func pay(at place: Bookshop.Here<Void>) {
    accepted += 1
    super.pay(at: place)
  }

  /// Returns the setup of the bookshop with a bug, which changes one provider, guard or link of the sound one.
  func setup(_ bug: BookshopBug?) -> Bookshop.Setup {
    var setup = Bookshop.setup(self)
    switch bug {
    case .logOutStays:
      setup.change(.profile) {
        $0 =
          Bookshop.screen($0.presentationsData)
          .request(.logOut, .logOut, then: .goBack) { _ in self.isLoggedIn = false }.provider
      }
    case .reviewsWithoutBook:
      setup.links = Bookshop.links(path: { link in
        let path = Bookshop.path(to: link)
        if case .reviews = link { return path?.filter { $0.destinationType != .book } }
        return path
      })
    case .draftStays:
      setup.change(.writeReview) {
        $0 =
          Bookshop.screen($0.presentationsData)
          .requests($0.interactorsData) { self.drafts.remove($0.id) }
          .handles(.edit) { self.drafts.insert($0.id) }.provider
      }
      setup.change(.discardReview) {
        $0 =
          Bookshop.screen($0.presentationsData)
          .handles(.yes) { $0.signal(.mayDiscard) }.provider
      }
    case .noticeUnderSheet:
      if case .destinationPath(var path) = setup.entries[0].presentationType {
        path[0] = .push(.orders)
        setup.entries[0] = .path(path)
      }
    case .lookUpNeverEnds:
      setup.links = Bookshop.links(lookUp: { link in
        if case .elsewhere(1_000..., _) = link {
          while !Task.isCancelled { try? await Task.sleep(for: .seconds(60)) }
        }
        return await Bookshop.lookUp(link)
      })
    case .checkoutCircle:
      setup.guards = setup.guards.map { sound in
        guard sound.name == "steps of the checkout" else { return sound }
        return .init(sound.name, presents: sound.presents) {
          let skips = self.address == nil && ($0.brings(.payment) || $0.brings(.summary))
          return skips ? .redirect(to: .push(.payment)) : .allow
        }
      }
    case .addressUnanswered:
      setup.change(.addressPicker) { $0.presentationsData[.chooseAddress] = .dismissSheet }
    case .refusedPays:
      setup.change(.summary) {
        $0 = DestinationProvider(
          presentations: $0.presentationsData, interactors: $0.interactorsData
        ) { seed in
          let summary = Bookshop.Screen(seed) { .init(destinationState: .init(destination: $0)) }
          summary.assignInteractor(interactor: Bookshop.Store(), for: .store)
          summary.assignStateModel(AnyAnswerPays(self))
          return summary
        }
      }
    case .buysLatest:
      setup.change(.book) {
        $0 =
          Bookshop.needing(\.book).screen($0.presentationsData)
          .requests($0.interactorsData) { _ in self.add(self.latestBook) }
          .shown { self.latestBook = $0.needed }
          .handles(.wish) { self.wishes.insert($0.needed) }.provider
      }
    case .similarIsConstant:
      setup.change(.book) {
        var similar = Bookshop.Presentation.push(.book)
        similar.assistantType = .custom(FirstBook())
        $0.presentationsData[.similar] = similar
      }
    case .isbnUnderOtherKey:
      setup.change(.isbn) {
        $0.presentationsData[.found] = Bookshop.answer(.count, \.book)
      }
    case .thanksOnSummary:
      setup.change(.summary) {
        $0 =
          Bookshop.screen($0.presentationsData)
          .request(.pay, .pay, then: .push(.thanks), self.pay).provider
      }
    case .previewWithoutClose:
      setup.change(.chapters) {
        $0.presentationsData[.close] = nil
        $0.presentationsData[.basket] = nil
      }
    case .registerWithoutSignal:
      setup.change(.register) {
        $0 =
          Bookshop.screen($0.presentationsData)
          .request(.register, .logIn, then: .dismissSheet) { _ in
            self.isLoggedIn = true
            for show in self.onLogin { show() }
          }.provider
      }
    case .ordersTabStays:
      setup.change(.profile) {
        $0 =
          Bookshop.screen($0.presentationsData)
          .request(
            .logOut, .logOut, then: .path([.dismissAny, .tab(.account, toRoot: true)])
          ) { _ in self.isLoggedIn = false }.provider
      }
    case .categoryLinkFixed:
      setup.links = Bookshop.links(path: { link in
        if case .category = link { return Bookshop.path(to: .category("novels")) }
        return Bookshop.path(to: link)
      })
    case .offerTurnsForEver:
      setup.change(.offer) { offer in
        let sound = offer.presentationsData
        offer = DestinationProvider(content: \.offer, presentations: sound) { seed, number in
          let place = Bookshop.Screen(seed) { .init(destinationState: .init(destination: $0)) }
          let clock = place.appFlow?.clock ?? ContinuousClock()
          Task { @MainActor in
            while !Task.isCancelled {
              try await clock.sleep(for: .seconds(5))
              try place.performInterfaceAction(interactionType: .again, content: .offer(number + 1))
            }
          }
          return place
        }
      }
    case nil: break
    }
    return setup
  }
}

/// Passes on the same book, whichever was tapped.
@MainActor
private final class FirstBook: InterfaceActionConfiguring {
  func configure(
    interfaceAction: InterfaceAction<
      Bookshop.Tap, Bookshop.DestinationType, Bookshop.ContentType
    >, interactionType: Bookshop.Tap, destination: any Destinationable,
    content: Bookshop.ContentType?
  ) -> InterfaceAction<Bookshop.Tap, Bookshop.DestinationType, Bookshop.ContentType> {
    var action = interfaceAction
    action.data.contentType = .book(1)
    return action
  }
}

/// The model of a summary that counts each answer of the store as a payment.
private final class AnyAnswerPays: DestinationStateModeling {
  typealias UserInteractionType = Bookshop.Tap
  typealias ContentType = Bookshop.ContentType

  private let customer: ExamCustomer

  init(_ customer: ExamCustomer) { self.customer = customer }

  func handleInteractorResult<Asked: InteractorRequestConfiguring>(
    result: Result<Asked.ResultData, any Error>, for request: Asked
  ) -> Bool {
    customer.payments += 1
    if case .success = result { customer.accepted += 1 }
    return true
  }
}

extension FlowSetup<Bookshop.DestinationType, Bookshop.ContentType, Bookshop.TabType> {
  /// Changes the provider of a screen.
  fileprivate mutating func change(
    _ route: Bookshop.DestinationType,
    _ change: (inout DestinationProvider<Bookshop.Screen>) -> Void
  ) {
    guard var provider = providers[route] as? DestinationProvider<Bookshop.Screen> else {
      Issue.record("\(route) is not a screen, so its bug cannot be planted.")
      return
    }
    change(&provider)
    providers[route] = provider
  }
}
