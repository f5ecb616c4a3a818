import Destinations
import DestinationsTesting
import Foundation
import Testing

@MainActor
struct ProviderTests {
  private let world = SampleWorld(start: .notes)

  @Test func `a provider that throws refuses the request with its error`() {
    let flow = world.flow()
    world.onBuild = { _ in throw CocoaError(.fileNoSuchFile) }
    let step = flow.present(.push(.detail))
    flow.expectRefused(.buildFailed)
    #expect(step.error?.underlying is CocoaError)
  }

  @Test func `a provider that returns nil refuses the whole path and releases built places`() {
    let built = WeakBox()
    let flow = world.flow()
    flow.flow.register(provider { _ in nil }, for: .edit)
    world.onBuild = { built.add($0) }
    flow.presentPath([.push(.detail), .push(.edit), .push(.loose)])
    flow.expectRefused(.notBuilt)
    expectEqual(built.text, "0 of 1")
    expectEqual(
      world.journal.lines,
      [
        "detail cleanupResources", "detail removeAssociatedInterface",
      ])
  }

  @Test func `an impossible shape and a destination that differs from its shape are refused`() {
    let flow = world.flow()
    // A provider whose destination differs from its shape refuses the request.
    flow.flow.register(provider { SampleStack($0.destinationType ?? .edit) }, for: .edit)
    let step = flow.present(.push(.edit))
    flow.expectRefused(.shapeMismatch)
    let reason = "edit is declared as .screen, but its provider builds a .stack."
    expectEqual(step.error?.reason, reason)

    // A shape that names itself is refused.
    flow.flow.register(
      SampleProvider(world.journal, shape: .group([.first, .second])), for: .first)
    flow.present(.push(.first))
    flow.expectRefused(.endlessShape)

    // A shape with a tab twice is refused.
    flow.flow.register(
      SampleProvider(world.journal, shape: .tabs([.notes: .tags, .notes: .trash])), for: .home)
    flow.present(.push(.home))
    flow.expectRefused(.duplicateTab)
  }

  @Test func `a provider that returns a presented place again is refused, and the place stays`() {
    let flow = world.flow()
    let cached = SampleDestination(.edit, journal: world.journal)
    flow.flow.register(provider { _ in cached }, for: .edit)
    flow.present(.push(.edit))
    _ = world.journal.take()
    flow.present(.push(.edit))
    flow.expectRefused(.duplicateID)
    expectEmpty(world.journal.take())
    expectEqual(cached.parentDestinationID(), flow.id(.notes))

    // A provider that returns a place that has left is refused.
    flow.goBack()
    flow.present(.push(.edit))
    flow.expectRefused(.notBuilt)
    #expect(!world.journal.events(of: "edit").contains("prepareForPresentation"))
  }

  @Test func `two new places with one identifier are refused and released`() {
    let flow = world.flow()
    let id = UUID()
    let box = WeakBox()
    flow.flow.register(
      provider {
        let destination = SampleDestination($0.destinationType ?? .edit, id: id)
        destination.assignAssociatedInterface(InterfaceDouble(destination))
        box.add(destination)
        return destination
      }, for: .edit)
    flow.presentPath([.push(.edit), .push(.edit)])
    flow.expectRefused(.duplicateID)
    expectEqual(box.text, "0 of 2")

    // A group with a child that has the identifier of a live place is refused.
    let notes = flow.id(.notes)
    let built = SampleProvider(shape: .stack)
    built.builds = { _ in
      let stack = SampleStack(.pane, journal: world.journal)
      stack.addChild(childDestination: SampleDestination(.first, id: notes, journal: world.journal))
      return stack
    }
    flow.flow.register(built, for: .pane)
    flow.present(.push(.pane))
    flow.expectRefused(.duplicateID)
    expectEqual(
      world.journal.lines,
      [
        "first cleanupResources", "first removeAssociatedInterface",
        "pane cleanupResources", "pane removeAssociatedInterface",
      ])
  }

  @Test func `a route without a provider is refused before anything is built`() {
    world.missing = [.tags]
    let flow = world.flow()
    flow.presentPath([.push(.detail), .push(.home)])
    flow.expectRefused(.noProvider)
    expectEmpty(world.journal.lines)
  }

  @Test func `a provider can be replaced while presented places stay`() {
    let flow = world.flow()
    flow.present(.push(.detail))
    let first = flow.place(.detail)
    let other = TestJournal()
    flow.flow.register(SampleProvider(other), for: .detail)
    flow.present(.push(.detail))
    expectEqual(other.lines.first, "detail prepareForPresentation")
    #expect(flow.place(.detail) === first)
  }

  @Test func `a provider is found by the exact route, else by its case`() {
    let journal = TestJournal()
    let flow = ValueApp.AppFlow(
      destinationProviders: [
        .list: ValueProvider(journal, shape: .stack), .note(1): ValueProvider(journal),
      ], startingDestination: .replaceRoot(with: .list))
    flow.start()
    _ = journal.take()
    flow.presentDestination(configuration: .push(.note(7)))
    expectEqual(flow.currentDestination?.type, .note(7))
    expectEqual(journal.take().first, "note prepareForPresentation")
    let exact = TestJournal()
    flow.register(ValueProvider(exact), for: .note(2))
    flow.register(ValueProvider(journal), for: .note(3))
    _ = journal.take()
    flow.presentDestination(configuration: .push(.note(2)))
    expectEqual(exact.lines.first, "note prepareForPresentation")
  }

  @Test func `a provider receives the flow, the route and both tables`() {
    var seen: [String] = []
    let setup = Sample.Setup(
      providers: [.notes: OwnProvider { seen.append($0) }],
      startingDestination: .replaceRoot(with: .notes, content: .note(1)))
    let flow = Sample.AppFlow(setup)
    flow.start()
    expectEqual(seen, ["notes note(1) presentations 1 navigation 2 flow true"])
  }

  @Test
  func `a provider that returns another flow's place is refused, and the place stays`()
    throws
  {
    let (home, abroad) = (SampleWorld(start: .notes).flow(), SampleWorld(start: .notes).flow())
    abroad.present(.push(.edit))
    let foreign = try require(abroad.place(.edit) as? SampleDestination)
    home.flow.register(provider { _ in foreign }, for: .edit)
    home.present(.push(.edit))
    home.expectRefused(.buildFailed)
    let underlying = home.steps.last?.error?.underlying as? DestinationError
    #expect(underlying?.code == .duplicateID && abroad.flow.tree.contains(id: foreign.id))
    expectEqual(foreign.parentDestinationID(), abroad.id(.notes))
    abroad.perform(Act.back)
    expectEqual(abroad.active, [.notes])
  }

  private func provider(
    _ build: @escaping @MainActor (Sample.Presentation) -> SampleDestination?
  ) -> SampleProvider {
    let provider = SampleProvider()
    provider.builds = build
    return provider
  }
}

/// An app whose routes have values.
private enum ValueApp: DestinationTypes {
  enum DestinationType: RoutableDestinations {
    case list
    case note(Int)
  }
}

private typealias ValueProvider = RecordingProvider<ValueApp, Never, Never>

/// A provider as an app writes it, for a destination class of its own.
private struct OwnProvider: DestinationProviding {
  var presentationsData: [Act: Sample.Presentation] = [.open: .push(.detail)]
  var interactorsData: [Act: any InteractorConfiguring<Never>] = [:]
  let onBuild: @MainActor (String) -> Void

  func buildDestination(
    destinationPresentations: OwnDestination.DestinationConfigurations?,
    navigationPresentations: OwnDestination.NavigationConfigurations?,
    configuration: Sample.Presentation,
    appFlow: some Flowable<Sample.DestinationType, Sample.ContentType, Sample.TabType>
  ) throws -> OwnDestination? {
    let route = configuration.destinationType.map { "\($0)" } ?? ""
    let content = configuration.contentType.map { "\($0)" } ?? ""
    let presentations = destinationPresentations?.configurations.count ?? 0
    let navigation = navigationPresentations?.configurations.count ?? 0
    onBuild(
      "\(route) \(content) presentations \(presentations) navigation \(navigation)"
        + " flow \(appFlow.activeDestinations.isEmpty)")
    return OwnDestination(.notes)
  }
}
