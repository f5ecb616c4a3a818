import DestinationsTesting
import Testing

@testable import Destinations

/// Requests that any code of an app makes while it runs, once or without end.
@MainActor
struct ReentrancyTableTests {
  typealias SyncConfiguration = InteractorConfiguration<Worker, MockInteractor<StoreRequest>>

  /// The code that makes a request.
  enum Origin: CaseIterable {
    case hook
    case completion
    case provider
    case guardRuling
    case customPresentation
    case assistant
    case asyncAssistant
    case response
    case coordinator
    case event
    case outcome
  }

  /// An app in which a request is made at an origin, whenever the origin is reached.
  @MainActor
  private final class Asking {
    let world = SampleWorld(start: .notes)
    let interactor = MockInteractor<StoreRequest>()
    private(set) var flow: Sample.AppFlow?
    private var requests = 0
    private(set) var asked = 0

    /// Creates an app that makes at most some number of requests.
    init(_ origin: Origin, times: Int) {
      interactor.returns([], for: .save)
      world.policies.queueLimit = 30
      install(origin)
      let flow = Sample.AppFlow(world.setup, coordinator: world.interface)
      self.flow = flow
      flow.start()
      (flow.rootDestination as? SampleDestination)?.assignInteractor(
        interactor: interactor, for: .store)
      if origin == .event { flow.onEvent = { [weak self] _ in self?.ask() } }
      asked = 0
      requests = times
    }

    private func install(_ origin: Origin) {
      let ask: @MainActor @Sendable () -> Void = { [weak self] in self?.ask() }
      switch origin {
      case .hook:
        world.onBuild = { $0.onHook = { if $0 == .prepareForAppearance(true) { ask() } } }
      case .provider: world.onBuild = { _ in ask() }
      case .guardRuling:
        world.guards = [
          NavigationGuard("asking") { _ in
            ask()
            return .allow
          }
        ]
      case .assistant:
        world.requests = [
          .save: SyncConfiguration(
            interactorType: .store, actionType: .save,
            assistantType: .custom(AskingAssistant(ask: ask)))
        ]
      case .asyncAssistant:
        world.requests = [
          .save: SyncConfiguration(
            interactorType: .store, actionType: .save,
            assistantType: .custom(AskingAsyncAssistant(ask: ask)))
        ]
      case .response:
        world.requests = [.save: SyncConfiguration(interactorType: .store, actionType: .save)]
        interactor.assignResponseForAction(response: { _, _ in ask() }, for: .save)
      case .coordinator: world.interface.onShow = { _ in ask() }
      case .completion, .customPresentation, .event, .outcome: break
      }
    }

    /// Performs the action that reaches the origin, and waits for its effects.
    func begin(_ origin: Origin) async {
      reach(origin)
      await flow?.settle()
    }

    /// Makes no more requests.
    func stop() { requests = 0 }

    func reach(_ origin: Origin) {
      switch origin {
      case .assistant, .asyncAssistant, .response:
        try? (flow?.rootDestination as? SampleDestination)?.performInterfaceAction(
          interactionType: .save)
      default: flow?.presentDestination(configuration: presentation(.detail, origin))
      }
    }

    private func presentation(
      _ route: Sample.DestinationType, _ origin: Origin
    ) -> Sample.Presentation {
      var presentation = Sample.Presentation.push(route)
      switch origin {
      case .completion: presentation.completionClosure = { [weak self] _ in self?.ask(origin) }
      case .outcome:
        flow?.engine.windowListeners.onOutcome = { [weak self] _, _ in self?.ask(origin) }
      case .customPresentation:
        presentation = Sample.Presentation(
          destinationType: route,
          presentationType: .custom(
            presentation: CustomPresentation { [weak self] _, reply in
              self?.ask(origin)
              reply(.done(as: .push(route)))
            }))
      default: break
      }
      return presentation
    }

    /// Makes a request, which reaches the origin again.
    private func ask(_ origin: Origin = .hook) {
      asked += 1
      guard requests > 0 else { return }
      requests -= 1
      flow?.presentDestination(configuration: presentation(.edit, origin))
    }

    func end() {
      flow?.end()
      flow = nil
    }
  }

  @Test(arguments: Origin.allCases)
  func `a request from any app code runs once, in its turn`(_ origin: Origin) async {
    let asking = Asking(origin, times: 0)
    await asking.begin(origin)
    asking.end()
    #expect(asking.asked > 0, "the origin is not reached")
    let once = Asking(origin, times: 1)
    await once.begin(origin)
    let pushed = once.flow?.activeDestinations.map { $0.type }.filter { $0 != .notes }
    let isFirst = [.assistant, .asyncAssistant, .response].contains(origin)
    expectEqual(pushed, (isFirst ? [.edit] : [.detail, .edit]))
    expectEqual(once.flow?.pending, [])
    once.end()
  }

  /// The origins that a request reaches by itself.
  nonisolated private static let reached = Origin.allCases.filter {
    ![.assistant, .asyncAssistant, .response].contains($0)
  }

  @Test(arguments: reached)
  func `endless requests from any app code are bounded and leave the flow sound`(
    _ origin: Origin
  ) async {
    // The flow limits them: without a limit, they would continue for 3,000 requests.
    let asking = Asking(origin, times: 3_000)
    asking.flow?.engine.outlet.limit = 100
    asking.reach(origin)
    #expect((15...200).contains(asking.asked), "\(asking.asked) at once")
    #expect((15...32).contains(asking.flow?.tree.count ?? 0))
    asking.stop()
    await asking.flow?.settle()
    expectEqual(asking.flow?.tree.violations(), [])
    expectEqual(asking.flow?.pending, [])
    asking.end()
  }
}

private protocol AskingAssisting: InteractorAssisting
where InteractorType == Worker, ContentType == Sample.ContentType, Request == StoreRequest {
  var ask: @MainActor @Sendable () -> Void { get }
}

extension AskingAssisting {
  var interactorType: Worker { .store }
  var actionType: StoreRequest.ActionType { .save }
}

private struct AskingAssistant: AskingAssisting {
  let ask: @MainActor @Sendable () -> Void

  func handleRequest<Destination: Destinationable>(
    destination: Destination, content: Sample.ContentType?
  ) where Destination.InteractorType == Worker {
    ask()
  }
}

private struct AskingAsyncAssistant: AskingAssisting, AsyncInteractorAssisting {
  let ask: @MainActor @Sendable () -> Void

  func handleAsyncRequest<Destination: Destinationable>(
    destination: Destination, content: Sample.ContentType?
  ) async where Destination.InteractorType == Worker {
    await Task.yield()
    ask()
  }
}
