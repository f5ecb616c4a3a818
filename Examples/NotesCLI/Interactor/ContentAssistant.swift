import Destinations

/// A request about the content of an interaction.
protocol ContentRequest: InteractorRequestConfiguring {
  /// Creates a request about a content.
  init(action: ActionType, content: App.ContentType?)
}

/// Makes requests that carry the content of the interaction.
struct ContentAssistant<Request: ContentRequest>: InteractorAssisting {
  let interactorType: InteractorName
  let actionType: Request.ActionType

  func handleRequest<Destination: Destinationable>(
    destination: Destination, content: App.ContentType?
  ) where Destination.InteractorType == InteractorName {
    destination.performRequest(
      interactor: interactorType, request: Request(action: actionType, content: content))
  }
}
