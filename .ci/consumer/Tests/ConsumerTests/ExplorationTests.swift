import Destinations
import DestinationsTesting
import Foundation
import Shop
import ShopChecks
import Testing

/// Explorations from outside the package, which find the faults of broken shops.
@MainActor
struct ExplorationTests {
  @Test func `random steps break no law`() async throws {
    try await explore(Shop.setup, contents: ShopChecks.contents, seed: 7)
  }

  @Test func `the same seed makes the same run, a thousand times`() async throws {
    for _ in 1...1_000 {
      try #require(try await ShopChecks.digest(seed: 7) == ShopChecks.digestOfSeed7)
    }
  }

  @Test func `a route without a provider is found`() async throws {
    let found = try await ShopChecks.found { $0.providers[.basket] = nil }
    let fault = "The interaction article.showBasket presents basket, which has no provider."
    #expect(found?.what == fault)
  }

  @Test func `a place that is never reached is found`() async throws {
    let found = try await ShopChecks.found {
      $0.providers[.article] = ShopDouble(presentations: [.back: .goBack])
    }
    #expect(found?.law == "every place is reached")
  }

  @Test func `a place with no way out is found`() async throws {
    let options = SheetPresentationOptions(allowsInteractiveDismissal: false)
    let found = try await ShopChecks.found {
      $0.providers[.article] = ShopDouble(
        presentations: [.showBasket: .sheet(.basket, options: options)])
      $0.providers[.basket] = ShopDouble()
    }
    #expect(found?.what == "the user can do nothing at basket")
  }

  @Test func `a destination that leaks is found`() async throws {
    var kept: [AnyObject] = []
    let found = try await ShopChecks.found {
      $0.providers[.article] = ShopDouble(presentations: [.showBasket: .sheet(.basket)]) {
        kept.append($0)
      }
    }
    #expect(found?.what == "the destination of article was not released after it had left")
  }

  @Test func `a path that bypasses a guard is found`() async throws {
    let found = try await ShopChecks.found {
      $0.guards = [
        Shop.Setup.Guard("members") {
          $0.arriving.first?.route == .basket ? .deny(reason: "Join us first.") : .allow
        }
      ]
      $0.providers[.catalogue] = ShopDouble(
        shape: .stack, presentations: [.open: .path([.push(.article), .sheet(.basket)])])
    }
    #expect(found?.law == "guards are not bypassed")
  }

  @Test func `a request that is never answered is found`() async throws {
    let ask = InteractorConfiguration<ShopWorker, Mute>(interactorType: .prices, actionType: .ask)
    let found = try await ShopChecks.found {
      $0.providers[.article] = ShopDouble(
        presentations: [.showBasket: .sheet(.basket)], interactors: [.open: ask]
      ) { $0.assignInteractor(interactor: Mute(), for: .prices) }
    }
    #expect(found?.law == "every request answers")
  }

  @Test func `the last step before a crash in the app is reported`() async throws {
    await #expect(processExitsWith: .failure) { try await ExplorationTests.exploreTornBasket() }
    let crash = try await FailureReporting.collecting(FailureCollector()).during {
      try reportCrash(leftIn: Self.file)
    }
    #expect(crash?.trace.steps.last?.tap?.interaction == "showBasket")
  }

  private static func exploreTornBasket() async throws {
    try await explore(
      ShopChecks.shop {
        $0.providers[.basket] = ShopDouble { _ in preconditionFailure("The basket is torn.") }
      }, contents: ShopChecks.contents, writingAheadTo: file)
  }

  private static let file =
    FileManager.default.temporaryDirectory.appending(path: "consumer-crash.trace").path()
}

/// Asks for a price.
private struct Ask: InteractorRequestConfiguring {
  enum ActionType: InteractorRequestActionTypeable {
    case ask
  }

  typealias ResultData = Int

  let action: ActionType
}

/// Never answers.
private actor Mute: AsyncInteractable {
  typealias Request = Ask

  func perform(request: Ask) async -> Result<Int, any Error> {
    try? await Task.sleep(for: .seconds(3_600))
    return .failure(CancellationError())
  }
}
