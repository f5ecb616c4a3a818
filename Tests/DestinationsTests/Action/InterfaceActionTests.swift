import Destinations
import DestinationsTesting
import Foundation
import Testing

@MainActor
struct InterfaceActionTests {
  typealias Action = InterfaceAction<Act, Sample.DestinationType, Sample.ContentType>

  private func flow(_ presentation: Sample.Presentation) -> SampleTestFlow {
    let world = SampleWorld(start: .notes)
    var setup = world.setup
    setup.providers[.notes] = SampleProvider(
      world.journal, shape: .stack, presentations: [.open: presentation])
    return SampleTestFlow(setup)
  }

  private func notes(_ flow: SampleTestFlow) throws -> SampleStack {
    try #require(flow.place(.notes) as? SampleStack)
  }

  private func detail(_ flow: SampleTestFlow) -> SampleDestination? {
    flow.place(.detail) as? SampleDestination
  }

  @Test func `the basic assistant hands on the content and the place that asks`() throws {
    let flow = flow(.push(.detail, content: .note(1)))
    flow.perform(Act.open)
    #expect(detail(flow)?.configuration?.contentType == .note(1))
    #expect(detail(flow)?.configuration?.parentDestinationID == flow.id(.notes))
    flow.goBack()
    flow.perform(Act.open, content: .note(2))
    #expect(detail(flow)?.configuration?.contentType == .note(2))
    #expect(try notes(flow).presentation(for: .open)?.contentType == .note(1))
  }

  @Test func `a custom assistant may change route, content and target`() {
    var presentation = Sample.Presentation.push(.edit)
    presentation.assistantType = .custom(Redirecting())
    let flow = flow(presentation)
    flow.perform(Act.open, content: .note(5))
    #expect(detail(flow)?.configuration?.contentType == .note(6))
    #expect(flow.active == [.notes, .detail])
  }

  @Test func `both spellings of a custom assistant mean the same`() {
    var presentation = Sample.Presentation.push(.edit)
    presentation.assistantType = .custom(assistant: Redirecting())
    let flow = flow(presentation)
    flow.perform(Act.open, content: .note(1))
    #expect(flow.current == .detail)
  }

  @Test func `an assistant of other types is refused`() {
    var presentation = Sample.Presentation.push(.edit)
    presentation.assistantType = .custom(Foreign())
    let flow = flow(presentation)
    flow.perform(Act.open)
    flow.expectRefused(.assistantMismatch)
  }

  @Test func `an interaction without an action is refused`() {
    let flow = flow(.push(.detail))
    flow.perform(Act.save)
    flow.expectRefused(.noAction)
  }

  @Test func `an interaction that presents and asks is refused when it is performed`() {
    let world = SampleWorld(start: .notes)
    var setup = world.setup
    setup.providers[.notes] = SampleProvider(
      shape: .stack, presentations: [.open: .push(.detail)],
      interactors: [
        .open: InteractorConfiguration<Worker, MockInteractor<StoreRequest>>(
          interactorType: .store, actionType: .load)
      ])
    let flow = SampleTestFlow(setup)
    flow.perform(Act.open)
    flow.expectRefused(.conflictingAction)
  }

  @Test func `an action that was added runs, and takes the place of the table's`() throws {
    let flow = flow(.push(.detail))
    let notes = try notes(flow)
    var seen: [Sample.ContentType?] = []
    let action = Action(userInteractionType: .open) { _, data in seen.append(data.contentType) }
    try notes.addInterfaceAction(action: action)
    flow.perform(Act.open, content: .note(3))
    #expect(seen == [.note(3)])
    #expect(flow.active == [.notes])
    notes.updateInterfaceActions(actions: [
      Action(userInteractionType: .open) { _, _ in seen.append(nil) }
    ])
    flow.perform(Act.open)
    #expect(seen == [.note(3), nil])
  }

  @Test func `an action for an interaction that asks an interactor cannot be added`() throws {
    let world = SampleWorld(start: .notes)
    var setup = world.setup
    setup.providers[.notes] = SampleProvider(
      shape: .stack,
      interactors: [
        .load: InteractorConfiguration<Worker, MockInteractor<StoreRequest>>(
          interactorType: .store, actionType: .load)
      ])
    let flow = SampleTestFlow(setup)
    let error = #expect(throws: DestinationError.self) {
      try notes(flow).addInterfaceAction(action: Action(userInteractionType: .load) { _, _ in })
    }
    #expect(error?.code == .conflictingAction)
  }

  @Test func `an action that is built by hand runs the closure with what it was given`() throws {
    let flow = flow(.push(.detail))
    var run: [Sample.Presentation] = []
    let presentation = Sample.Presentation.sheet(.compose, content: .note(1))
    var action = try notes(flow).buildInterfaceAction(
      presentationClosure: { run.append($0) }, configuration: presentation, interactionType: .save)
    #expect(action.userInteractionType == .save)
    #expect(action.data.presentationID == presentation.id)
    action.data.contentType = .note(2)
    action()
    #expect(run.map(\.contentType) == [.note(2)])
    #expect(run.first?.destinationType == .compose)
  }

  @Test func `the actions of a place are those of its table and those added`() throws {
    let flow = flow(.push(.detail))
    let notes = try notes(flow)
    try notes.addInterfaceAction(action: Action(userInteractionType: .save) { _, _ in })
    let actions = notes.internalState.interfaceActions
    #expect(Set(actions.keys) == [.open, .save])
    actions[.open]?()
    #expect(flow.current == .detail)
  }

  @Test func `a place outside the library's flow runs the closure that it was built with`() throws {
    let place = OwnDestination(.notes)
    place.internalState = DestinationInternalState(
      destinationConfigurations: .init(configurations: [.open: .push(.detail)]))
    var run: [Sample.Presentation] = []
    place.buildInterfaceActions { run.append($0) }
    place.buildInteractorActions { _ in }
    place.buildSystemNavigationActions { _ in }
    try place.performInterfaceAction(interactionType: .open, content: .note(1))
    #expect(run.map(\.contentType) == [.note(1)])
    #expect(run.first?.parentDestinationID == place.id)
  }

  @Test func `a presentation can be swapped while running`() throws {
    let flow = flow(.push(.detail))
    let notes = try notes(flow)
    var presentation = try #require(notes.presentation(for: .open))
    presentation.destinationType = .edit
    notes.updatePresentation(presentation: presentation)
    flow.perform(Act.open)
    #expect(flow.current == .edit)
    #expect(notes.presentation(presentationID: presentation.id)?.destinationType == .edit)
    notes.updatePresentation(presentation: .push(.loose))
    #expect(notes.presentation(for: .open)?.destinationType == .edit)
    #expect(notes.presentation(presentationID: UUID()) == nil)
  }
}

private struct Redirecting: InterfaceActionConfiguring {
  func configure(
    interfaceAction: InterfaceAction<Act, Sample.DestinationType, Sample.ContentType>,
    interactionType: Act, destination: any Destinationable, content: Sample.ContentType?
  ) -> InterfaceAction<Act, Sample.DestinationType, Sample.ContentType> {
    var action = interfaceAction
    action.data.destinationType = .detail
    if case .note(let number) = content { action.data.contentType = .note(number + 1) }
    return action
  }
}

private struct Foreign: InterfaceActionConfiguring {
  typealias Action = InterfaceAction<
    SystemNavigationType, Sample.DestinationType, Sample.ContentType
  >

  func configure(
    interfaceAction: Action, interactionType: SystemNavigationType,
    destination: any Destinationable, content: Sample.ContentType?
  ) -> Action {
    interfaceAction
  }
}
