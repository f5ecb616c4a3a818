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

  @Test func `an assistant passes on or changes the content and the requester`() throws {
    // The basic assistant passes on the content and the requester.
    do {
      let flow = flow(.push(.detail, content: .note(1)))
      flow.perform(Act.open)
      var made = try require(detail(flow)?.configuration)
      expectEqual(made.contentType, .note(1))
      expectEqual(made.parentDestinationID, flow.id(.notes))
      flow.goBack()
      flow.perform(Act.open, content: .note(2))
      made = try require(detail(flow)?.configuration)
      expectEqual(made.contentType, .note(2))
      try expectEqual(notes(flow).presentation(for: .open)?.contentType, .note(1))
    }

    // A custom assistant may change route, content and type of action.
    do {
      var presentation = Sample.Presentation.push(.edit)
      // Both spellings of a custom assistant are equivalent.
      for type in [
        ActionAssistantType.custom(Redirecting()), .custom(assistant: Redirecting()),
      ] {
        presentation.assistantType = type
        let flow = flow(presentation)
        flow.perform(Act.open, content: .note(5))
        let configuration = detail(flow)?.configuration
        expectEqual(configuration?.contentType, .note(6))
        expectEqual(configuration?.isSystemNavigation, true)
        expectEqual(flow.active, [.notes, .detail])
      }
    }
  }

  @Test func `a listener hears the interactions of ready-made classes and of others`() {
    typealias ReadyStack = NavigationDestination<
      InterfaceDouble<SampleDestination>, Act, Sample.DestinationType, Sample.ContentType,
      Sample.TabType, Worker
    >
    var setup = SampleWorld(start: .notes).setup
    setup.providers[.notes] = DestinationProvider<ReadyStack>(
      presentations: [.open: .push(.detail)]
    ) { ReadyStack($0) }
    let flow = SampleTestFlow(setup)
    var heard: [String] = []
    flow.flow.engine.windowListeners.onInteraction = { name, _ in heard.append(name) }
    flow.perform(Act.open)
    flow.perform(Act.back)
    expectEqual(heard, ["open", "back"])
  }

  @Test func `a table entry that cannot be carried out is refused when it is performed`() {
    var foreign = Sample.Presentation.push(.edit)
    foreign.assistantType = .custom(Foreign())
    let asks: [Act: any InteractorConfiguring<Worker>] = [.open: loading]
    typealias Case = (
      name: String, presentations: [Act: Sample.Presentation],
      interactors: [Act: any InteractorConfiguring<Worker>], wanted: DestinationError.Code
    )
    let cases: [Case] = [
      ("an assistant of other types is refused", [.open: foreign], [:], .assistantMismatch),
      ("an interaction without an action is refused", [:], [:], .noAction),
      (
        "an interaction that presents and asks is refused when it is performed",
        [.open: .push(.detail)], asks, .conflictingAction
      ),
    ]
    for (name, presentations, interactors, wanted) in cases {
      var setup = SampleWorld(start: .notes).setup
      setup.providers[.notes] = SampleProvider(
        shape: .stack, presentations: presentations, interactors: interactors)
      let step = SampleTestFlow(setup).perform(Act.open)
      expectEqual(step.error?.code, wanted, "\(name)")
    }
  }

  private var loading: InteractorConfiguration<Worker, MockInteractor<StoreRequest>> {
    InteractorConfiguration(interactorType: .store, actionType: .load)
  }

  @Test func `an added action replaces the table's presentation, but conflicts with a request`()
    throws
  {
    // An added action runs instead of the table's.
    do {
      let flow = flow(.push(.detail))
      let notes = try notes(flow)
      var seen: [Sample.ContentType?] = []
      let action = Action(userInteractionType: .open) { _, data in seen.append(data.contentType) }
      try notes.addInterfaceAction(action: action)
      flow.perform(Act.open, content: .note(3))
      expectEqual(seen, [.note(3)])
      expectEqual(flow.active, [.notes])
      notes.updateInterfaceActions(actions: [
        Action(userInteractionType: .open) { _, _ in seen.append(nil) }
      ])
      flow.perform(Act.open)
      expectEqual(seen, [.note(3), nil])

      // The actions of a place are those of its table and those added.
      try notes.addInterfaceAction(action: Action(userInteractionType: .save) { _, _ in })
      expectEqual(notes.internalState.declaredInteractions, [.open, .save])
      let other = self.flow(.push(.detail))
      try self.notes(other).performInterfaceAction(interactionType: .open)
      expectEqual(other.current, .detail)
    }

    // No action can be added for an interaction that sends a request.
    do {
      let world = SampleWorld(start: .notes)
      var setup = world.setup
      setup.providers[.notes] = SampleProvider(
        shape: .stack, interactors: [.load: loading])
      let flow = SampleTestFlow(setup)
      let error = #expect(throws: DestinationError.self) {
        try notes(flow).addInterfaceAction(action: Action(userInteractionType: .load) { _, _ in })
      }
      expectEqual(error?.code, .conflictingAction)
    }
  }

  @Test func `an action built by hand runs its closure, even outside a flow`() throws {
    // An action that is built by hand calls its closure with the given values.
    do {
      let flow = flow(.push(.detail))
      var run: [Sample.Presentation] = []
      let presentation = Sample.Presentation.sheet(.compose, content: .note(1))
      var action = try notes(flow).buildInterfaceAction(
        presentationClosure: { run.append($0) }, configuration: presentation, interactionType: .save
      )
      expectEqual(action.userInteractionType, .save)
      expectEqual(action.data.presentationID, presentation.id)
      expectEqual(action.data.contentType, .note(1))
      action.data.contentType = .note(2)
      action()
      #expect(run.map(\.contentType) == [.note(2)] && run[0].destinationType == .compose)
    }

    // A place outside the library's flow runs the closure of its action.
    do {
      let place = OwnDestination(.notes)
      place.internalState = DestinationInternalState(
        destinationConfigurations: .init(configurations: [.open: .push(.detail)]))
      var run: [Sample.Presentation] = []
      place.buildInterfaceActions { run.append($0) }
      place.buildInteractorActions { _ in }
      place.buildSystemNavigationActions { _ in }
      try place.performInterfaceAction(interactionType: .open, content: .note(1))
      expectEqual(run.map(\.contentType), [.note(1)])
      expectEqual(run.map(\.parentDestinationID), [place.id])
    }
  }

  @Test func `a presentation can be replaced while the app runs`() throws {
    let flow = flow(.push(.detail))
    let notes = try notes(flow)
    var presentation = try require(notes.presentation(for: .open))
    presentation.destinationType = .edit
    notes.updatePresentation(presentation: presentation)
    flow.perform(Act.open)
    expectEqual(flow.current, .edit)
    notes.updatePresentation(presentation: .push(.loose))
    let found = [
      notes.presentation(presentationID: presentation.id), notes.presentation(for: .open),
      notes.presentation(presentationID: UUID()),
    ]
    expectEqual(found.map { $0?.destinationType }, [.edit, .edit, nil])

    // An interaction changes a table at run time.
    var table = SampleDestination.DestinationConfigurations(configurations: [.open: .goBack])
    table.update(.push(.detail), for: .save)
    table.update(nil, for: .open)
    expectEqual(table.configurations.mapValues(\.destinationType), [.save: .detail])
  }
}

private struct Redirecting: InterfaceActionConfiguring {
  func configure(
    interfaceAction: InterfaceAction<Act, Sample.DestinationType, Sample.ContentType>,
    interactionType: Act, destination: any Destinationable, content: Sample.ContentType?
  ) -> InterfaceAction<Act, Sample.DestinationType, Sample.ContentType> {
    var action = interfaceAction
    action.data.destinationType = .detail
    action.data.isSystemNavigation = true
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
