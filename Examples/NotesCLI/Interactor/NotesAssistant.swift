import Destinations

/// Makes requests to the notes interactor that carry the content of the interaction.
struct NotesAssistant: InteractorAssisting {
  typealias Request = NotesRequest

  let interactorType = InteractorName.notes
  let actionType: NotesRequest.Action

  func handleRequest<Destination: Destinationable>(
    destination: Destination, content: App.ContentType?
  ) where Destination.InteractorType == InteractorName {
    destination.performRequest(
      interactor: interactorType, request: NotesRequest(action: actionType, content: content))
  }
}
