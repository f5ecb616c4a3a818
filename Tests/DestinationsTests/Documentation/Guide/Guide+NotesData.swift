import Destinations

extension Guide {
  /// The requests about notes.
  struct NotesRequest: InteractorRequestConfiguring {
    enum ActionType: InteractorRequestActionTypeable {
      case retrieve
      case paginate
      case add(note: NoteModel? = nil)
    }

    typealias RequestContentType = ContentType
    typealias ResultData = ContentType
    typealias Item = NoteModel

    let action: ActionType
  }

  /// The notes, on an actor of their own.
  actor NotesDatasource: AsyncDatasourceable {
    typealias Request = NotesRequest
    typealias Item = Request.Item

    var items: [Item]

    init(items: [Item] = [NoteModel(id: 1, title: "Milk"), NoteModel(id: 2, title: "Bread")]) {
      self.items = items
    }

    func perform(request: Request) async -> Result<NotesRequest.ResultData, any Error> {
      switch request.action {
      case .retrieve: return .success(.notes(models: items))
      case .add(note: let note?):
        items.append(note)
        return .success(.note(model: note))
      default: return .failure(DestinationError(.actionUnsupported, "\(request.action)"))
      }
    }
  }

  /// Makes the request for a new note from the entered text.
  struct AddNoteAssistant: AsyncInteractorAssisting {
    typealias Request = NotesRequest
    typealias ContentType = Guide.ContentType

    let interactorType = NotesDestination.InteractorType.notes
    let actionType = NotesRequest.ActionType.add()

    func handleAsyncRequest<Destination: Destinationable>(
      destination: Destination, content: ContentType?
    ) async where Destination.InteractorType == NotesDestination.InteractorType {
      switch actionType {
      case .add:
        guard case .note(model: let note) = content else { return }
        let request = NotesRequest(action: .add(note: note))
        let result = await destination.performRequest(interactor: interactorType, request: request)
        await destination.handleAsyncInteractorResult(result: result, for: request)
      default: break
      }
    }
  }
}
