import Destinations
import DestinationsTesting
import Foundation

/// The interactions of the list in the README's example.
typealias NotesTap = ListView.UserInteractionType

/// The interactions of the editor in the article.
enum EditorTap: String, UserInteractionTypeable {
  case save
}

/// A request to save.
struct SaveRequest: InteractorRequestConfiguring {
  enum ActionType: InteractorRequestActionTypeable {
    case save
  }

  typealias ResultData = String

  let action: ActionType
}

/// The interactors of the editor.
enum EditorWorker: InteractorTypeable {
  case store
}

/// An editor that leaves when its text is saved.
final class EditorPlace: Destinationable {
  typealias UserInteractionType = EditorTap
  typealias DestinationType = Notes.DestinationType
  typealias ContentType = Notes.ContentType
  typealias TabType = Notes.TabType
  typealias InteractorType = EditorWorker

  let id: UUID
  let type: Notes.DestinationType
  var internalState: Notes.InternalState<EditorTap, EditorWorker>
  private let leave: @MainActor () -> Void

  init(_ seed: Notes.Seed<EditorPlace>) {
    id = seed.id
    type = seed.route
    internalState = seed.internalState()
    leave = { [weak flow = seed.appFlow] in
      flow?.presentDestination(configuration: .goBack)
    }
  }

  func handleAsyncInteractorResult<Request: InteractorRequestConfiguring>(
    result: Result<Request.ResultData, any Error>, for request: Request
  ) async {
    if case .success = result { leave() }
  }
}

/// Returns an app that starts in an editor above a list, with a store for the text.
@MainActor
func editorSetup<Store: AbstractInteractable<SaveRequest>>(_ store: Store) -> Notes.Setup {
  var setup = notesSetup()
  let save = InteractorConfiguration<EditorWorker, Store>(
    interactorType: .store, actionType: .save)
  setup.providers[.note] = DestinationProvider(interactors: [EditorTap.save: save]) { seed in
    let editor = EditorPlace(seed)
    editor.assignInteractor(interactor: store, for: .store)
    return editor
  }
  setup.startingDestination = .path([.replaceRoot(with: .list), .push(.note)])
  return setup
}

/// Returns the same app, whose table declares going back after saving.
@MainActor
func returningSetup<Store: AbstractInteractable<SaveRequest>>(_ store: Store) -> Notes.Setup {
  var setup = editorSetup(store)
  let save = InteractorConfiguration<EditorWorker, Store>(
    interactorType: .store, actionType: .save, then: Notes.Presentation.goBack)
  setup.providers[.note] = DestinationProvider(interactors: [EditorTap.save: save]) { seed in
    let editor = Notes.ScreenOf<SavingView>(seed) {
      SavingView(destinationState: .init(destination: $0))
    }
    editor.assignInteractor(interactor: store, for: .store)
    return editor
  }
  return setup
}

struct SavingView: InteractiveInterfacing {
  typealias UserInteractionType = EditorTap
  typealias InteractorType = EditorWorker
  let destinationState: DestinationInterfaceState<Notes.ScreenOf<SavingView>>
}
