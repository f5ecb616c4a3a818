import Destinations
import DestinationsTesting
import Foundation
import Testing

/// A destination class of an app, with an identifier of its own and only the required members.
@MainActor
struct OwnDestinationTests {
  private func group() throws -> (SampleTestFlow, SampleGroup) {
    let flow = SampleWorld(start: .group).flow()
    return (flow, try require(flow.place(.group) as? SampleGroup))
  }

  @Test
  func `an app's own destination keeps its identifier, and a requested parent until presented`()
    throws
  {
    let (flow, group) = try group()
    let place = OwnDestination(.loose)
    let wish = UUID()
    place.setParentID(id: wish)
    expectEqual(place.parentDestinationID(), wish)
    group.addChild(childDestination: place)
    expectEqual(place.parentDestinationID(), group.id)
    #expect(flow.flow.currentDestination === place)
    #expect(flow.flow.destination(for: place.id) === place)

    // A destination that has left has no parent, not even the requested one.
    group.removeChild(identifier: place.id)
    expectNil(place.parentDestinationID())
  }

  @Test func `a provider of an app's own destination does not have to pass the tables on`() throws {
    let world = SampleWorld(start: .notes)
    let flow = world.flow()
    flow.flow.register(OwnProvider(), for: .detail)
    flow.present(.push(.detail))
    let place = try require(flow.place(.detail) as? OwnDestination)
    try place.performInterfaceAction(interactionType: .open)
    expectEqual(flow.current, .edit)
    place.performSystemNavigationAction(navigationType: .navigateBackInStack)
    expectEqual(flow.current, .detail)
    #expect(place.currentInterface() is InterfaceDouble<OwnDestination>)
  }

  @Test func `an app's own destination is released after it leaves or its flow is dropped`() {
    let box = WeakBox()
    do {
      let flow = Sample.AppFlow(SampleWorld(start: .notes).setup)
      flow.start()
      let provider = OwnProvider { box.add($0) }
      flow.register(provider, for: .detail)
      flow.presentDestination(configuration: .push(.detail))
      flow.presentDestination(configuration: .goBack)
      expectEqual(box.text, "0 of 1")
      flow.presentDestination(configuration: .push(.detail))
      expectEqual(box.livingCount, 1)

      // A place whose provider fails is released, too.
      var made: OwnDestination?
      let failing = OwnProvider {
        made = $0
        throw CancellationError()
      }
      flow.register(failing, for: .edit)
      flow.presentDestination(configuration: .push(.edit))
      #expect(made != nil && made?.currentInterface() == nil)
    }
    expectEqual(box.text, "0 of 2")

    // A ready-made screen outside of flows and groups is released with its interface, once removed.
    let other = WeakBox()
    do {
      let screen = ScreenDouble<Sample, Act, Never>.Destination(destinationType: .notes)
      let interface = ScreenDouble<Sample, Act, Never>(screen)
      screen.assignAssociatedInterface(interface)
      other.add(screen)
      other.add(interface)
      screen.removeAssociatedInterface()
    }
    expectEqual(other.text, "0 of 2")
  }

  @Test func `a thrown error is logged, and the catch closure is called`() {
    let flow = SampleWorld(start: .notes).flow()
    var texts: [String] = []
    flow.onEvent = { if case .error(let error, _) = $0.kind { texts.append(error.text) } }
    var caught = 0
    flow.place(.notes)?.handleThrowable(
      closure: { throw CancellationError() }, catchClosure: { caught += 1 })
    flow.place(.notes)?.handleThrowable { throw DestinationError(.noAction, "Nothing to do.") }
    flow.place(.notes)?.handleThrowable(closure: {}, catchClosure: { caught += 10 })
    expectEqual(caught, 1)
    expectEqual(texts.first, "CancellationError()")
    expectEqual(texts.last?.hasPrefix("noAction (setup): Nothing to do."), true)
  }

  @Test func `an app's own destination describes itself, and its default hooks do nothing`() {
    let place = OwnDestination(.loose)
    place.prepareForPresentation()
    place.prepareForAppearance(isVisible: true)
    place.prepareForDisappearance(wasVisible: true)
    place.cleanupResources()
    expectEqual(place.nodeKind, .screen)
    expectNil(place.presentation(for: .open))
    expectNil(place.systemNavigationPresentation(for: .dismissSheet))
    expectEqual(place.description, "loose #\(place.id.uuidString)")
  }
}

private struct OwnProvider: DestinationProviding {
  var presentationsData: [Act: Sample.Presentation] = [.open: .push(.edit)]
  var interactorsData: [Act: any InteractorConfiguring<Never>] = [:]
  var onBuild: @MainActor (OwnDestination) throws -> Void = { _ in }

  init(_ onBuild: @escaping @MainActor (OwnDestination) throws -> Void = { _ in }) {
    self.onBuild = onBuild
  }

  func buildDestination(
    destinationPresentations: OwnDestination.DestinationConfigurations?,
    navigationPresentations: OwnDestination.NavigationConfigurations?,
    configuration: Sample.Presentation,
    appFlow: some Flowable<Sample.DestinationType, Sample.ContentType, Sample.TabType>
  ) throws -> OwnDestination? {
    let destination = OwnDestination(.detail)
    destination.assignAssociatedInterface(InterfaceDouble(destination))
    try onBuild(destination)
    return destination
  }
}
