import Destinations
import DestinationsTesting
import Foundation
import Testing

/// A destination class of an app, with an identifier of its own and nothing but what it must have.
@MainActor
struct OwnDestinationTests {
  private func group() throws -> (SampleTestFlow, SampleGroup) {
    let flow = SampleWorld(start: .group).flow()
    return (flow, try #require(flow.place(.group) as? SampleGroup))
  }

  @Test func `it keeps its identifier in a flow`() throws {
    let (flow, group) = try group()
    let place = OwnDestination(.loose)
    group.addChild(childDestination: place)
    #expect(flow.flow.currentDestination === place)
    #expect(flow.flow.destination(for: place.id) === place)
    #expect(place.parentDestinationID() == group.id)
  }

  @Test func `a provider of it works without handing on the tables`() throws {
    let world = SampleWorld(start: .notes)
    let flow = world.flow()
    flow.flow.register(OwnProvider(), for: .detail)
    flow.present(.push(.detail))
    let place = try #require(flow.place(.detail) as? OwnDestination)
    try place.performInterfaceAction(interactionType: .open)
    #expect(flow.current == .edit)
    place.performSystemNavigationAction(navigationType: .navigateBackInStack)
    #expect(flow.current == .detail)
    #expect(place.currentInterface() is InterfaceDouble<OwnDestination>)
  }

  @Test func `nothing remains of it after it left, or after its flow was dropped`() {
    let box = WeakBox()
    do {
      let flow = Sample.AppFlow(SampleWorld(start: .notes).setup)
      flow.start()
      let provider = OwnProvider { box.add($0) }
      flow.register(provider, for: .detail)
      flow.presentDestination(configuration: .push(.detail))
      flow.presentDestination(configuration: .goBack)
      #expect(box.count == 1)
      #expect(box.livingCount == 0)
      flow.presentDestination(configuration: .push(.detail))
      #expect(box.livingCount == 1)
    }
    #expect(box.count == 2)
    #expect(box.livingCount == 0)
  }

  @Test func `a wished parent counts until it is presented`() throws {
    let place = OwnDestination(.loose)
    let wish = UUID()
    place.setParentID(id: wish)
    #expect(place.parentDestinationID() == wish)
    let (_, group) = try group()
    group.addChild(childDestination: place)
    #expect(place.parentDestinationID() != wish)
  }

  @Test func `it describes itself by route and identifier`() {
    let place = OwnDestination(.loose)
    #expect(place.description == "loose #\(place.id.uuidString)")
  }

  @Test func `what code throws is logged, and the catch closure called`() {
    let flow = SampleWorld(start: .notes).flow()
    var texts: [String] = []
    flow.onEvent = { if case .error(let error, _) = $0.kind { texts.append(error.text) } }
    var caught = 0
    flow.place(.notes)?.handleThrowable(
      closure: { throw CancellationError() }, catchClosure: { caught += 1 })
    flow.place(.notes)?.handleThrowable { throw DestinationError(.noAction, "Nothing to do.") }
    flow.place(.notes)?.handleThrowable(closure: {}, catchClosure: { caught += 10 })
    #expect(caught == 1)
    #expect(texts.first == "CancellationError()")
    #expect(texts.last?.hasPrefix("noAction: Nothing to do.") == true)
  }

  @Test func `the hooks of a place that implements none do nothing`() {
    let place = OwnDestination(.loose)
    place.prepareForPresentation()
    place.prepareForAppearance(isVisible: true)
    place.prepareForDisappearance(wasVisible: true)
    place.cleanupResources()
    #expect(place.nodeKind == .screen)
    #expect(place.presentation(for: .open) == nil)
    #expect(place.systemNavigationPresentation(for: .dismissSheet) == nil)
  }

  @Test func `a ready-made screen that lives nowhere is let go with its interface, once removed`() {
    let box = WeakBox()
    do {
      let screen = ScreenDouble<Sample, Act, NoInteractor>.Destination(destinationType: .notes)
      let interface = ScreenDouble<Sample, Act, NoInteractor>(screen)
      screen.assignAssociatedInterface(interface)
      box.add(screen)
      box.add(interface)
      screen.removeAssociatedInterface()
    }
    #expect(box.livingCount == 0)
  }
}

private struct OwnProvider: DestinationProviding {
  var presentationsData: [Act: Sample.Presentation] = [.open: .push(.edit)]
  var interactorsData: [Act: any InteractorConfiguring<NoInteractor>] = [:]
  var onBuild: @MainActor (OwnDestination) -> Void = { _ in }

  init(_ onBuild: @escaping @MainActor (OwnDestination) -> Void = { _ in }) {
    self.onBuild = onBuild
  }

  func buildDestination(
    destinationPresentations: OwnDestination.DestinationConfigurations?,
    navigationPresentations: OwnDestination.NavigationConfigurations?,
    configuration: Sample.Presentation,
    appFlow: some Flowable<Sample.DestinationType, Sample.ContentType, Sample.TabType>
  ) throws -> OwnDestination? {
    let destination = OwnDestination(.detail)
    onBuild(destination)
    destination.assignAssociatedInterface(InterfaceDouble(destination))
    return destination
  }
}
