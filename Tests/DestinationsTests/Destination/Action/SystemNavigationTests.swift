import Destinations
import DestinationsTesting
import Foundation
import Testing

@MainActor
struct SystemNavigationTests {
  typealias SystemAction = InterfaceAction<
    SystemNavigationType, Sample.DestinationType, Sample.ContentType
  >

  @Test func `the system can go back from every place and dismiss its sheet`() {
    let flow = SampleWorld(start: .notes).flow()
    flow.presentPath([.push(.detail), .sheet(.compose)])
    flow.place(.compose)?.performSystemNavigationAction(navigationType: .dismissSheet)
    expectEqual(flow.active, [.notes, .detail])
    flow.place(.detail)?.performSystemNavigationAction(navigationType: .navigateBackInStack)
    expectEqual(flow.active, [.notes])
  }

  @Test func `options name the target and the requester`() {
    let flow = SampleWorld(start: .notes).flow()
    flow.presentPath([.push(.detail), .push(.edit), .push(.loose)])
    flow.place(.loose)?.performSystemNavigationAction(
      navigationType: .navigateBackInStack,
      options: SystemNavigationOptions(targetID: flow.id(.detail)))
    expectEqual(flow.active, [.notes, .detail])
    flow.present(.sheet(.compose))
    flow.place(.compose)?.performSystemNavigationAction(
      navigationType: .dismissSheet,
      options: SystemNavigationOptions(targetID: flow.id(.compose), parentID: flow.id(.detail)))
    expectEqual(flow.active, [.notes, .detail])

    // Options of other types are ignored.
    (flow.place(.detail) as? SampleDestination)?.performSystemNavigationAction(
      navigationType: .navigateBackInStack, options: Optional("anything"))
    expectEqual(flow.active, [.notes])
  }

  @Test func `an action or presentation replaces the usual system navigation`() throws {
    // An action for a system navigation replaces the usual one.
    do {
      let flow = SampleWorld(start: .notes).flow()
      flow.present(.push(.detail))
      var count = 0
      let place = flow.place(.detail) as? SampleDestination
      place?.addSystemNavigationAction(
        action: SystemAction(userInteractionType: .navigateBackInStack) { _, _ in count += 1 })
      place?.moveBackInNavigationStack()
      expectEqual(count, 1)
      expectEqual(flow.active, [.notes, .detail])
      expectEqual(
        SystemNavigationType.allCases.filter {
          place?.systemNavigationPresentation(for: $0) != nil
        }, [.navigateBackInStack, .dismissSheet])
    }

    // The presentations of system navigation can be found and swapped.
    do {
      let flow = SampleWorld(start: .notes).flow()
      flow.present(.push(.detail))
      let place = try require(flow.place(.detail) as? SampleDestination)
      var presentation = try require(place.systemNavigationPresentation(for: .navigateBackInStack))
      #expect(place.systemNavigationPresentation(presentationID: presentation.id) != nil)
      presentation.presentationType = .replaceRoot
      presentation.destinationType = .tags
      place.updateSystemNavigationPresentation(presentation: presentation)
      place.moveBackInNavigationStack()
      expectEqual(flow.active, [.tags])
    }
  }

  @Test
  func `a system navigation built by hand runs its closure, even outside a flow`() throws {
    // An action that is built by hand runs the closure.
    do {
      let flow = SampleWorld(start: .notes).flow()
      let place = try require(flow.place(.notes) as? SampleDestination)
      var run = 0
      let action = place.buildSystemNavigationAction(
        presentationClosure: { _ in run += 1 }, configuration: .goBack,
        navigationType: .navigateBackInStack)
      action()
      expectEqual(run, 1)
      expectEqual(action.userInteractionType, .navigateBackInStack)
    }

    // Outside the library's flow, a system navigation runs the closure of its action.
    do {
      let place = OwnDestination(.notes)
      place.internalState = DestinationInternalState(
        navigationConfigurations: .init(configurations: [.navigateBackInStack: .goBack]))
      var run: [Sample.Presentation] = []
      place.buildInterfaceActions { _ in Issue.record("No interaction was performed.") }
      place.buildSystemNavigationActions { run.append($0) }
      place.performSystemNavigationAction(navigationType: .navigateBackInStack)
      expectEqual(run.map(\.isSystemNavigation), [true])
      expectEqual(run.map(\.parentDestinationID), [place.id])
    }
  }

  @Test func `a system navigation that changes nothing is done, and an event reports it`() {
    let world = SampleWorld(start: .notes)
    let flow = world.flow()
    flow.present(.push(.detail))
    let snapshot = FlowSnapshot(flow, world)
    // The presentation itself, outside a system navigation, is refused.
    flow.present(.dismissSheet)
    flow.expectRefused(.noSheet)
    let navigations: [(SystemNavigationType, SystemNavigationOptions?)] = [
      (.dismissSheet, nil), (.dismissSheet, SystemNavigationOptions(targetID: flow.id(.detail))),
      (.navigateBackInStack, SystemNavigationOptions(targetID: flow.id(.detail))),
    ]
    for (type, options) in navigations {
      let step = flow.step("\(type)") {
        flow.place(.detail)?.performSystemNavigationAction(navigationType: type, options: options)
      }
      step.expectDone()
      expectEqual(step.events.map(\.kind).dropFirst(), [.unchanged, .done], "\(type)")
      step.expectCalls([])
    }
    // A fact that the interface reports twice is treated in the same way.
    let again = flow.step("again") { flow.flow.report(.wentBack(to: flow.id(.detail))) }
    expectEqual(again.events.map(\.kind).dropFirst(), [.unchanged, .done])
    snapshot.expectUnchanged(flow, world)
    // A navigation that changes the tree is not reported as unchanged.
    let back = flow.step("back") { flow.place(.detail)?.moveBackInNavigationStack() }
    expectEqual(back.events.map(\.kind).contains(.unchanged), false)
    expectEqual(flow.active, [.notes])
  }

  @Test func `a system navigation to a place that is not presented is refused`() {
    let world = SampleWorld(start: .notes)
    let flow = world.flow()
    flow.presentPath([.push(.detail), .sheet(.compose)])
    let left = flow.id(.compose)
    flow.present(.dismissSheet)
    let (tree, hooks) = (flow.flow.tree, world.journal.lines)
    for type in [SystemNavigationType.navigateBackInStack, .dismissSheet] {
      for target in [UUID(), left] {
        let step = flow.step("\(type)") {
          flow.place(.detail)?.performSystemNavigationAction(
            navigationType: type, options: SystemNavigationOptions(targetID: target))
        }
        step.expectRefused(.targetGone)
        step.expectCalls(["restore"])
      }
    }
    #expect(flow.flow.tree == tree && world.journal.lines == hooks)
  }

  @Test func `a place records that it is navigating, and going back without a stack is refused`() {
    let flow = SampleWorld(start: .group).flow()
    let place = OwnDestination(.loose)
    let before = place.isSystemNavigating()
    place.updateIsSystemNavigating(isNavigating: true)
    expectEqual([before, place.isSystemNavigating()], [false, true])

    (flow.place(.group) as? SampleGroup)?.addChild(childDestination: place)
    var codes: [DestinationError.Code?] = []
    flow.onEvent = { if case .error(let error, _) = $0.kind { codes.append(error.code) } }
    place.performSystemNavigationAction(navigationType: .navigateBackInStack)
    expectEqual(codes, [.noStack])
  }
}
