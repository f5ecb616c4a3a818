import Destinations

/// Makes requests to the writer that carry the text.
struct WriterAssistant: InteractorAssisting {
  typealias Request = WriterRequest

  let interactorType = InteractorName.writer
  let actionType = WriterRequest.Action.write

  func handleRequest<Destination: Destinationable>(
    destination: Destination, content: App.ContentType?
  ) where Destination.InteractorType == InteractorName {
    var request = WriterRequest(action: actionType)
    if case .handed(let text) = content { request.handed = text }
    destination.performRequest(interactor: interactorType, request: request)
  }
}
