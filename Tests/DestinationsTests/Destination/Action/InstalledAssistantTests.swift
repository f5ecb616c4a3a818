import DestinationsTesting
import Testing

@testable import Destinations

@MainActor
struct InstalledAssistantTests {
  typealias Assistant = InstalledAssistant<Act, Sample.DestinationType, Sample.ContentType>

  private func presentation() -> Sample.Presentation {
    var presentation = Sample.Presentation.push(.edit)
    presentation.assistantType = .custom(Silent())
    return presentation
  }

  private func installed(_ presentation: Sample.Presentation) -> Assistant {
    presentation.outline.assistant()
  }

  @Test func `an assistant is cast once, for all copies of a presentation`() {
    let declared = presentation()
    let first = installed(declared)
    var copy = declared
    copy.contentType = .note(1)
    #expect([declared, copy].allSatisfy { installed($0) === first })

    // Another assistant is cast anew.
    copy.assistantType = .custom(Silent())
    #expect(installed(copy) !== first)

    // Running an action casts nothing again.
    let world = SampleWorld(start: .notes)
    var setup = world.setup
    setup.providers[.notes] = SampleProvider(
      world.journal, shape: .stack, presentations: [.open: declared])
    let flow = SampleTestFlow(setup)
    flow.perform(Act.open)
    flow.goBack()
    flow.perform(Act.open)
    #expect(installed(declared) === first && flow.current == .edit)
  }

  @Test func `a presentation installs its assistant separately for each interaction type`() {
    typealias Other = InstalledAssistant<
      SystemNavigationType, Sample.DestinationType, Sample.ContentType
    >
    let declared = presentation()
    let other: Other = declared.outline.assistant()
    expectEqual(other.fault?.code, .assistantMismatch)
    expectNil(installed(declared).fault)
  }
}

private struct Silent: InterfaceActionConfiguring {
  func configure(
    interfaceAction: InterfaceAction<Act, Sample.DestinationType, Sample.ContentType>,
    interactionType: Act, destination: any Destinationable, content: Sample.ContentType?
  ) -> InterfaceAction<Act, Sample.DestinationType, Sample.ContentType> {
    interfaceAction
  }
}
