import Destinations
import DestinationsTesting
import Testing

/// The rows of an approved map about questions that a place asks after its model has changed, and about contents that
/// have the values of another one.
@MainActor
struct QuestionMapTests {
  private let file = TemporaryMap()

  private func map(_ bug: Forms.Bug? = nil, approving: Bool = false) async throws -> String {
    try await file.failure(
      of: Forms.setup(bug), contents: Forms.contents, approving: approving)
  }

  @Test func `a map shows an answer that clears what was typed before the question`() async throws {
    expectEqual(try await map(approving: true), "")
    expectEqual(try await map(), "")
    #expect(
      try await map(.clearsText).contains(
        """
          styles.choose with style, after form.type
            before: - styles, answer style, form.style set; at form
            after:  - styles, answer style, form.text cleared, form.style set; at form
        """))
  }

  @Test func `a map shows a content that has the value of its place instead of another one`()
    async throws
  {
    expectEqual(try await map(approving: true), "")
    #expect(
      try await map(.helpsWithForm).contains(
        """
          form.help with topic
            before: + help (own content); at form / help
            after:  + help (own content, value of the place); at form / help
        """))
  }
}

/// A form whose style another place asks for, and which offers help.
private enum Forms: DestinationTypes {
  enum DestinationType: String, RoutableDestinations { case form, styles, help }
  enum ContentType: ContentTypeable {
    case form(Int)
    case topic(Int)
    case style(Int)
    case text(String)
  }

  enum Bug {
    /// A style clears the text.
    case clearsText
    /// The number of the form is offered as that of a topic.
    case helpsWithForm
  }

  static let style = ResultKey<Int>("style")

  @MainActor static let contents = Forms.SampleContents()
    .with([.style(1)], for: StylesView.UserInteractionType.choose)
    .with([.text("tea")], for: FormView.UserInteractionType.type)

  @MainActor static func setup(_ bug: Bug?) -> Setup {
    Setup(
      providers: [
        .form: DestinationProvider<FormView.Destination>(
          presentations: [
            .help: .push(.help),
            .pick: .sheet(.styles).asking(style) {
              (FormView.UserInteractionType.picked, .style($0))
            },
          ], handles: [.type, .picked]
        ) { seed in
          .init(seed) { place in
            let model = FormModel(bug)
            place.assignStateModel(model)
            return FormView(destinationState: .init(destination: place), bug: bug)
          }
        },
        .styles: DestinationProvider<StylesView.Destination>(presentations: [
          .choose: .finishing(style) { if case .style(let number) = $0 { number } else { nil } }
        ]) {
          .init($0) { StylesView(destinationState: .init(destination: $0)) }
        },
        .help: DestinationProvider<HelpView.Destination> {
          .init($0) { HelpView(destinationState: .init(destination: $0)) }
        },
      ], startingDestination: .replaceRoot(with: .form, content: .form(3)))
  }

  struct FormView: InteractiveInterfacing {
    enum UserInteractionType: String, UserInteractionTypeable { case type, pick, picked, help }
    let destinationState: DestinationInterfaceState<Forms.StackOf<FormView>>
    let bug: Bug?

    var offered: [UserInteractionType: [Forms.ContentType?]] {
      [.help: [.topic(bug == .helpsWithForm ? 3 : 21)], .picked: []]
    }
  }

  struct StylesView: InteractiveInterfacing {
    enum UserInteractionType: String, UserInteractionTypeable { case choose }
    let destinationState: DestinationInterfaceState<Forms.ScreenOf<StylesView>>
  }

  struct HelpView: InteractiveInterfacing {
    let destinationState: DestinationInterfaceState<Forms.ScreenOf<HelpView>>
  }

  @MainActor final class FormModel: DestinationStateModeling {
    private(set) var text: String?
    private(set) var style: Int?
    private let bug: Bug?

    init(_ bug: Bug?) { self.bug = bug }

    func handle(_ interaction: FormView.UserInteractionType, content: ContentType?) -> Bool {
      switch content {
      case .text(let text): self.text = text
      case .style(let number):
        style = number
        if bug == .clearsText { text = nil }
      default: return false
      }
      return true
    }
  }
}
