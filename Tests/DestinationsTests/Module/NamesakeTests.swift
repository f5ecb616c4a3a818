import Destinations
import DestinationsTesting
import Testing

private enum Left {
  enum Route: RoutableDestinations {
    case list
    case note(Int)
  }
  enum Need: ProvidedDestination { case place }
}

private enum Right {
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

  private typealias Provider = RecordingProvider<App, NoInteraction, NoInteractor>

  private func setup(
    right: [Right.Route: App.Setup.Provider] = [.list: Provider(), .note(1): Provider()]
  ) -> App.Setup {
    App.Setup(
      modules: [
        App.Module(
          "Left", providers: [Left.Route.list: Provider(shape: .stack), .note(1): Provider()],
          needs: [Left.Need.self]),
        App.Module("Right", providers: right, needs: [Right.Need.self]),
      ], startingDestination: .replaceRoot(withRoute: Left.Route.list))
  }

  @Test func `routes of types with the same name have providers of their own`() {
    let flow = TestFlow(setup(), exhaustivity: .off)
    expectEmpty(flow.flow.validate())
    flow.present(.push(route: Left.Route.note(2)))
    flow.present(.push(route: Right.Route.note(3)))
    expectEqual(
      flow.flow.activeDestinations.map { $0.type },
      [AnyRoute(Left.Route.list), AnyRoute(Left.Route.note(2)), AnyRoute(Right.Route.note(3))])
    // A route of one type is not of the same case as a route of the other.
    flow.present(.moveToNearest(route: Left.Route.note(9)))
    flow.expectCurrent(AnyRoute(Left.Route.note(2)))
    flow.present(.moveToNearest(route: Right.Route.list)).expectRefused(.noMatchingPlace)
  }

  @Test func `errors, findings and graphs tell types with the same name apart`() {
    let setup = setup(right: [:])
    let flow = TestFlow(setup, exhaustivity: .off)
    let step = flow.present(.push(route: Right.Route.list))
    step.expectRefused(.noProvider)
    let reason = step.error?.reason ?? ""
    #expect(reason.contains("Right") && reason.contains("Route.list"), "\(reason)")

    var start = setup
    start.startingDestination = .replaceRoot(withRoute: Right.Route.list)
    let faults = App.AppFlow(start).validate()
    expectEqual(faults.map(\.code), [.noProvider])
    #expect(faults.allSatisfy { $0.reason.contains("Right") }, "\(faults)")

    expectEqual(setup.audit().map(\.askers), [["the module Left"], ["the module Right"]])
    let places = self.setup().graph().places.map(\.name)
    expectEqual(places.count { $0.hasSuffix("Route.list") }, 2)
    expectEqual(places.count { $0.hasSuffix("Route.note") }, 2)
  }
}
