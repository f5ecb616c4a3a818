import Destinations

/// Makes requests to the writer that carry the draft.
struct WriterAssistant: InteractorAssisting {
  typealias Request = WriterRequest

  let interactorType = InteractorName.writer
  let actionType = WriterRequest.Action.write

  func handleRequest<Destination: Destinationable>(
    destination: Destination, content: App.ContentType?
  ) where Destination.InteractorType == InteractorName {
    var request = WriterRequest(action: actionType)
    if case .draft(let draft) = content { request.draft = draft }
    destination.performRequest(interactor: interactorType, request: request)
  }
}
