import Destinations
import DestinationsTesting
import Foundation
import Testing

enum LeftModule {
  enum Route: RoutableDestinations {
    case list
    case note(Int)
  }
  enum Need: ProvidedDestination { case place }
}

enum RightModule {
  enum Route: RoutableDestinations {
    case list
    case note(Int)
  }
  enum Need: ProvidedDestination { case place }
}

/// Two modules whose types have the same names.
@MainActor
struct NamesakeTests {
  private enum App: DestinationTypes {
    typealias DestinationType = AnyRoute
  }

  private typealias Provider = RecordingProvider<App, Never, Never>

  private func setup(
    right: [RightModule.Route: App.Setup.Provider] = [.list: Provider(), .note(1): Provider()]
  ) -> App.Setup {
    App.Setup(
      modules: [
        App.Module(
          "Left",
          providers: [LeftModule.Route.list: Provider(shape: .stack), .note(1): Provider()],
          needs: [LeftModule.Need.self]),
        App.Module("Right", providers: right, needs: [RightModule.Need.self]),
      ], startingDestination: .replaceRoot(with: AnyRoute(LeftModule.Route.list)))
  }

  @Test func `routes of types with the same name have providers of their own`() {
    let flow = TestFlow(setup(), exhaustivity: .off)
    expectEmpty(flow.flow.validate())
    flow.present(.push(AnyRoute(LeftModule.Route.note(2))))
    flow.present(.push(AnyRoute(RightModule.Route.note(3))))
    expectEqual(
      flow.flow.activeDestinations.map { $0.type },
      [
        AnyRoute(LeftModule.Route.list), AnyRoute(LeftModule.Route.note(2)),
        AnyRoute(RightModule.Route.note(3)),
      ])
    // Routes of the two types never have the same case.
    flow.present(.moveToNearest(AnyRoute(LeftModule.Route.note(9))))
    flow.expectCurrent(AnyRoute(LeftModule.Route.note(2)))
    flow.present(.moveToNearest(AnyRoute(RightModule.Route.list))).expectRefused(.noMatchingPlace)
  }

  @Test func `errors, findings and graphs tell types with the same name apart`() {
    let setup = setup(right: [:])
    let flow = TestFlow(setup, exhaustivity: .off)
    let step = flow.present(.push(AnyRoute(RightModule.Route.list)))
    step.expectRefused(.noProvider)
    let reason = step.error?.reason ?? ""
    #expect(reason.contains("Right") && reason.contains("Route.list"), "\(reason)")

    var start = setup
    start.startingDestination = .replaceRoot(with: AnyRoute(RightModule.Route.list))
    let faults = App.AppFlow(start).validate()
    expectEqual(faults.map(\.code), [.noProvider])
    #expect(faults.allSatisfy { $0.reason.contains("Right") }, "\(faults)")

    expectEqual(setup.audit().map(\.askers), [["the module Left"], ["the module Right"]])
    let places = self.setup().graph().places.map(\.name)
    expectEqual(places.count { $0.hasSuffix("Route.list") }, 2)
    expectEqual(places.count { $0.hasSuffix("Route.note") }, 2)
  }

  private enum Tap: String, UserInteractionTypeable { case open }
  private typealias TappedProvider = RecordingProvider<App, Tap, Never>

  /// An app in which only the routes of one module are presented.
  private func halfApp() -> App.Setup {
    var setup = setup()
    setup.providers[AnyRoute(LeftModule.Route.list)] = TappedProvider(
      shape: .stack, presentations: [.open: .push(AnyRoute(LeftModule.Route.note(1)))])
    return setup
  }

  @Test func `explorations and surveys tell routes of types with the same name apart`() async throws
  {
    let searched = try await survey(halfApp())
    expectEqual(searched[AnyRoute(LeftModule.Route.list)], .reached(by: ExplorationTrace()))
    expectEqual(
      [searched[AnyRoute(RightModule.Route.list)], searched[AnyRoute(RightModule.Route.note(1))]],
      [.unlinked, .unlinked])

    let failures = try await FailureReporting.failures {
      try await explore(halfApp(), laws: [.everyPlaceIsReached], runs: 2, steps: 200)
    }
    let unreached = failures.map { $0.message.components(separatedBy: ";")[0] }
    expectEqual(
      unreached,
      ["list", "note"].map {
        "the law \"every place is reached\" is broken: no run presented "
          + "DestinationsTests.RightModule.Route.\($0)"
      })
  }

  @Test func `checkpoints and events tell routes of types with the same name apart`() {
    var setup = setup()
    let checkpoint = Checkpoint<Void>("here")
    for (route, provider) in setup.providers {
      (provider as? Provider)?.services = PlaceServices()
        .checkpoint(checkpoint, of: Provider.Destination.self)
      setup.providers[route] = provider
    }
    let flow = TestFlow(setup, exhaustivity: .off)
    var presented: [String] = []
    flow.flow.onEvent = { if case .presented(_, let route) = $0.kind { presented.append(route) } }
    flow.present(.push(AnyRoute(LeftModule.Route.note(2))))
    flow.present(.push(AnyRoute(RightModule.Route.note(2))))
    let notes = [
      "DestinationsTests.LeftModule.Route.note", "DestinationsTests.RightModule.Route.note",
    ]
    expectEqual(presented, notes)
    expectEqual(
      flow.flow.checkpoints.map(\.route), ["DestinationsTests.LeftModule.Route.list"] + notes)
  }
}
