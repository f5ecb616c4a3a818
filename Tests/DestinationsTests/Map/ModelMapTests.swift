import Destinations
import DestinationsTesting
import Foundation
import Testing

/// The rows of an approved map about models: the actions after a value was passed to a place, and before an answer.
@MainActor
struct ModelMapTests {
  private let file = TemporaryMap()

  private func map(_ bug: Desk.Bug? = nil, approving: Bool = false) async throws -> String {
    try await file.failure(
      of: Desk.setup(bug), contents: Desk.contents, approving: approving)
  }

  @Test func `a map has rows for values passed to a model`() async throws {
    expectEqual(try await map(approving: true), "")
    let text = try file.text()
    let editor = text.components(separatedBy: "\n\n").first {
      $0.hasPrefix("desk / sheet editor\n")
    }
    expectEqual(
      editor,
      """
      desk / sheet editor
        drag sheet down → - editor; at desk
        drag sheet down, after editor.type → \(Self.asking("arrange"))
        editor.close → - editor; at desk
        editor.close, after ask.discard → \(Self.asking("dismissSheet"))
        editor.close, after ask.keep → \(Self.asking("dismissSheet"))
        editor.close, after editor.type → \(Self.asking("dismissSheet"))
        editor.save → - editor, ask store; at desk
        editor.save, when its answer comes after drag sheet down → \(Self.hidden)
        editor.save, when its answer comes after editor.close → \(Self.hidden)
        editor.save, when its answer fails → - editor; at desk
        editor.type with text → editor.text set, editor.save offered
        editor.type with text 2, again → editor.text set
        editor.type with text, again → editor.text set
      """)
    expectEqual(try await map(), "")
  }

  /// The effect of an answer that is to close the editor while the guard's question covers it.
  private static let hidden =
    "refused: requesterHidden, error: requesterHidden, editor.isSaving false"

  /// The effect of a request that the guard holds.
  private static func asking(_ request: String, _ more: String = "") -> String {
    "guard confirmBeforeLeaving held until discard, + ask\(more); at sheet editor / sheet ask (held: \(request))"
  }

  @Test func `the rows of a map that check a model show the faults of the model`() async throws {
    expectEqual(try await map(approving: true), "")
    let told: [(bug: Desk.Bug, rows: String)] = [
      (
        .isNotMarked,
        """
          editor.close, after editor.type
            before: \(Self.asking("dismissSheet"))
            after:  - editor; at desk
        """
      ),
      (
        .isMarkedForEver,
        """
          editor.save
            before: - editor, ask store; at desk
            after:  \(Self.asking("dismissSheet", ", ask store"))
        """
      ),
      (
        .staysOpen,
        """
          editor.save
            before: - editor, ask store; at desk
            after:  ask store
        """
      ),
      (
        .savesTwice,
        """
          editor.save, before its answer
            before: nothing
            after:  ask store
        """
      ),
    ]
    for (bug, rows) in told {
      let message = try await map(bug)
      #expect(message.contains(rows), "\(bug): \(message)")
    }
  }
}

/// A desk with an editor, whose text is saved or discarded before the editor leaves.
private enum Desk: DestinationTypes {
  enum DestinationType: String, RoutableDestinations { case desk, editor, ask }
  enum ContentType: ContentTypeable { case text(Int) }
  enum Worker: InteractorTypeable { case store }

  enum Bug {
    /// Typing does not mark the editor as changed.
    case isNotMarked
    /// A text that is saved still counts as changed.
    case isMarkedForEver
    /// A text that is saved leaves the editor open.
    case staysOpen
    /// A second tap saves a second time.
    case savesTwice
  }

  @MainActor static let contents = Desk.SampleContents()
    .with([.text(1), .text(2)], for: EditorView.UserInteractionType.type)
    .disturbing(Worker.store)

  /// The editors with changes.
  @MainActor final class Drafts { var ids: Set<DestinationID> = [] }

  @MainActor static func setup(_ bug: Bug?) -> Setup {
    let drafts = Drafts()
    return Setup(
      providers: [
        .desk: DestinationProvider<DeskView.Destination>(presentations: [.write: .sheet(.editor)]) {
          .init($0) { DeskView(destinationState: .init(destination: $0)) }
        },
        .editor: DestinationProvider<EditorView.Destination>(
          presentations: [.close: .dismissSheet], handles: [.type, .save]
        ) { seed in
          .init(seed) { place in
            let model = EditorModel(bug, drafts, at: place)
            place.assignStateModel(model)
            place.assignInteractor(interactor: Store(), for: .store)
            return EditorView(destinationState: .init(destination: place), model: model)
          }
        },
        .ask: DestinationProvider<AskView.Destination>(
          presentations: [.keep: .dismissSheet], handles: [.discard]
        ) { seed in
          .init(seed) { place in
            place.assignStateModel(AskModel(drafts, at: place))
            return AskView(destinationState: .init(destination: place))
          }
        },
      ], startingDestination: .replaceRoot(with: .desk),
      guards: [
        .confirmBeforeLeaving(signal: "discard", asking: .sheet(.ask)) {
          drafts.ids.contains($0.id)
        }
      ])
  }

  struct DeskView: InteractiveInterfacing {
    enum UserInteractionType: String, UserInteractionTypeable { case write }
    let destinationState: DestinationInterfaceState<Desk.StackOf<DeskView>>
  }

  struct EditorView: InteractiveInterfacing {
    enum UserInteractionType: String, UserInteractionTypeable { case type, save, close }
    typealias InteractorType = Worker
    let destinationState: DestinationInterfaceState<Desk.ScreenOf<EditorView>>
    let model: EditorModel

    var offered: [UserInteractionType: [Desk.ContentType?]] {
      [.save: model.text == nil ? [] : [nil]]
    }
  }

  struct AskView: InteractiveInterfacing {
    enum UserInteractionType: String, UserInteractionTypeable { case keep, discard }
    let destinationState: DestinationInterfaceState<Desk.ScreenOf<AskView>>
  }

  struct Request: InteractorRequestConfiguring {
    enum ActionType: InteractorRequestActionTypeable { case save }
    typealias ResultData = Int
    let action: ActionType
  }

  actor Store: AsyncInteractable {
    typealias Request = Desk.Request

    func perform(request: Request) async -> Result<Int, any Error> { .success(1) }
  }

  @MainActor final class EditorModel: DestinationStateModeling {
    private(set) var text: ContentType?
    private var isSaving = false
    private let bug: Bug?
    private let drafts: Drafts
    private let place: DestinationHandle<EditorView.Destination>
    private let id: DestinationID

    init(_ bug: Bug?, _ drafts: Drafts, at editor: EditorView.Destination) {
      self.bug = bug
      self.drafts = drafts
      place = DestinationHandle(editor)
      id = editor.id
    }

    func handle(_ interaction: EditorView.UserInteractionType, content: ContentType?) -> Bool {
      if interaction == .type {
        text = content
        if bug != .isNotMarked { drafts.ids.insert(id) }
      } else if !isSaving || bug == .savesTwice {
        isSaving = true
        place.destination?.sendRequest(interactor: .store, request: Request(action: .save))
      }
      return true
    }

    func handleInteractorResult<R: InteractorRequestConfiguring>(
      result: Result<R.ResultData, any Error>, for request: R
    ) -> Bool {
      isSaving = false
      if bug != .isMarkedForEver { drafts.ids.remove(id) }
      if bug != .staysOpen {
        place.destination?.handleThrowable { [place] in
          try place.destination?.performInterfaceAction(interactionType: .close)
        }
      }
      return true
    }

    func cleanupResources() { drafts.ids.remove(id) }
  }

  @MainActor final class AskModel: DestinationStateModeling {
    private let drafts: Drafts
    private let place: DestinationHandle<AskView.Destination>

    init(_ drafts: Drafts, at ask: AskView.Destination) {
      self.drafts = drafts
      place = DestinationHandle(ask)
    }

    func handle(_ interaction: AskView.UserInteractionType, content: ContentType?) -> Bool {
      drafts.ids = []
      place.appFlow?.signal("discard")
      return true
    }
  }
}
