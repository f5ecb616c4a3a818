import Destinations
import DestinationsTesting
import Observation
import Testing

/// The rows of an approved map about what is opened, done or sent a second time, and about what happens before an answer.
@MainActor
struct RepetitionMapTests {
  private let file = TemporaryMap()

  private func map(_ bug: TextShelf.Bug? = nil, approving: Bool = false) async throws -> String {
    try await file.failure(
      of: TextShelf.setup(bug), contents: TextShelf.contents, approving: approving)
  }

  @Test(arguments: [
    (
      TextShelf.Bug.keepsOldRows,
      """
        form.send with text
          before: - form, ask store, shelf.pick +1; at shelf
          after:  - form, ask store; at shelf
      """
    ),
    (
      .sendsOldText,
      """
        form.type with text 2, after form.send
          before: form.text set, form.send offered
      """
    ),
    (
      .stacksNews,
      """
        send News(), again
          before: send News, + news, - news
          after:  send News, + news; at news / news
      """
    ),
    (
      .takesStoppedAnswer,
      """
        form.send with text, when its answer comes after form.stop
          before: nothing
      """
    ),
  ])
  func `a map shows what goes wrong the second time, or before an answer`(
    bug: TextShelf.Bug, rows: String
  ) async throws {
    expectEqual(try await map(approving: true), "")
    expectEqual(try await map(), "")
    let message = try await map(bug)
    #expect(message.contains(rows), "\(bug): \(message)")
  }
}

/// A shelf with texts, which a form adds, and news that arrive from outside.
enum TextShelf: DestinationTypes {
  enum DestinationType: String, RoutableDestinations { case shelf, form, news }
  enum ContentType: ContentTypeable { case text(String) }
  enum Worker: InteractorTypeable { case store }
  struct News: Sendable {}

  enum Bug {
    /// The shelf offers the texts that were there at the start.
    case keepsOldRows
    /// A form sends the text that was sent first.
    case sendsOldText
    /// Each message about news adds a place.
    case stacksNews
    /// The answer to a request that the user has stopped counts.
    case takesStoppedAnswer
  }

  @MainActor static let contents = TextShelf.SampleContents()
    .with([.text("A"), .text("B")], for: FormView.UserInteractionType.type)
    .sending(News()).disturbing(Worker.store)

  @MainActor static func setup(_ bug: Bug?) -> Setup {
    let session = Session()
    let first = session.texts
    let news: Presentation =
      bug == .stacksNews ? .push(.news) : .path([.popToRoots, .push(.news)])
    return Setup(
      providers: [
        .shelf: DestinationProvider<ShelfView.Destination>(
          presentations: [.write: .sheet(.form)], handles: [.pick]
        ) { seed in
          .init(seed) { place in
            place.assignStateModel(ShelfModel())
            return ShelfView(destinationState: .init(destination: place)) {
              (bug == .keepsOldRows ? first : session.texts).map { .text($0) }
            }
          }
        }.receives(News.self) { _ in news },
        .form: DestinationProvider<FormView.Destination>(
          presentations: [.close: .dismissSheet], handles: [.type, .send, .stop]
        ) { seed in
          .init(seed) { place in
            let model = FormModel(bug, session, at: place)
            place.assignStateModel(model)
            place.assignInteractor(interactor: Store(), for: .store)
            return FormView(destinationState: .init(destination: place), model: model)
          }
        },
        .news: DestinationProvider<NewsView.Destination> {
          .init($0) { NewsView(destinationState: .init(destination: $0)) }
        },
      ], startingDestination: .replaceRoot(with: .shelf))
  }

  @Observable @MainActor final class Session { var texts = ["first"] }

  struct ShelfView: InteractiveInterfacing {
    enum UserInteractionType: String, UserInteractionTypeable { case write, pick }
    let destinationState: DestinationInterfaceState<TextShelf.StackOf<ShelfView>>
    let rows: @MainActor () -> [TextShelf.ContentType]
    var offered: [UserInteractionType: [TextShelf.ContentType?]] { [.pick: rows()] }
  }

  @MainActor final class ShelfModel: DestinationStateModeling {
    func handle(_ interaction: ShelfView.UserInteractionType, content: ContentType?) -> Bool {
      true
    }
  }

  struct NewsView: InteractiveInterfacing {
    enum UserInteractionType: String, UserInteractionTypeable { case read }
    let destinationState: DestinationInterfaceState<TextShelf.ScreenOf<NewsView>>
  }

  struct FormView: InteractiveInterfacing {
    enum UserInteractionType: String, UserInteractionTypeable { case type, send, stop, close }
    typealias InteractorType = Worker
    let destinationState: DestinationInterfaceState<TextShelf.ScreenOf<FormView>>
    let model: FormModel
    var offered: [UserInteractionType: [TextShelf.ContentType?]] { [.send: model.sendable] }
  }

  struct Request: InteractorRequestConfiguring {
    enum ActionType: InteractorRequestActionTypeable { case add }
    typealias ResultData = String
    let action: ActionType
    var text = ""

    init(action: ActionType) { self.action = action }
  }

  actor Store: AsyncInteractable {
    typealias Request = TextShelf.Request

    func perform(request: Request) async -> Result<String, any Error> { .success(request.text) }
  }

  @Observable @MainActor final class FormModel: DestinationStateModeling {
    private(set) var text: String?
    @ObservationIgnored private var isSending = false
    @ObservationIgnored private let bug: Bug?
    private let session: Session
    private let place: DestinationHandle<FormView.Destination>

    init(_ bug: Bug?, _ session: Session, at form: FormView.Destination) {
      (self.bug, self.session, place) = (bug, session, DestinationHandle(form))
    }

    var sendable: [ContentType?] {
      let old = bug == .sendsOldText ? session.texts.dropFirst().first : nil
      return [old ?? text].compactMap { $0.map { .text($0) } }
    }

    func handle(_ interaction: FormView.UserInteractionType, content: ContentType?) -> Bool {
      switch (interaction, content) {
      case (.type, .text(let text)): self.text = text
      case (.send, .text(let text)):
        if isSending { return true }
        isSending = true
        var request = Request(action: .add)
        request.text = text
        place.destination?.sendRequest(interactor: .store, request: request)
      default: isSending = false
      }
      return true
    }

    func handleInteractorResult<R: InteractorRequestConfiguring>(
      result: Result<R.ResultData, any Error>, for request: R
    ) -> Bool {
      guard isSending || bug == .takesStoppedAnswer else { return true }
      isSending = false
      guard case .success(let text as String) = result else { return true }
      session.texts.append(text)
      place.destination?.handleThrowable { [place] in
        try place.destination?.performInterfaceAction(interactionType: .close)
      }
      return true
    }
  }
}
