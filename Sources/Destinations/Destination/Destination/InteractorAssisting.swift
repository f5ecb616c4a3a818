/// Makes the requests of an interaction, if the built-in assistants are not enough.
@MainActor
public protocol InteractorAssisting<InteractorType, ContentType>: Sendable {
  /// The interactors of the place that sends the request.
  associatedtype InteractorType: InteractorTypeable
  /// The app's contents.
  associatedtype ContentType: ContentTypeable
  /// The type of the requests.
  associatedtype Request: InteractorRequestConfiguring

  /// The interactor that receives the request.
  var interactorType: InteractorType { get }

  /// The action to request.
  var actionType: Request.ActionType { get }

  /// Creates the request and sends it, usually with `destination.sendRequest`.
  ///
  /// - Parameters:
  ///   - destination: The place that sends the request.
  ///   - content: The content that came with the interaction.
  func handleRequest<Destination: Destinationable>(
    destination: Destination, content: ContentType?
  ) where Destination.InteractorType == InteractorType
}

/// Makes requests, awaits their results, and passes the results to the destination.
@MainActor
public protocol AsyncInteractorAssisting<InteractorType, ContentType>: InteractorAssisting {
  /// Creates the request, awaits its result, and passes it on.
  ///
  /// The method runs as a task of the destination, which is cancelled when the destination leaves.
  /// - Parameters:
  ///   - destination: The place that sends the request.
  ///   - content: The content that came with the interaction.
  func handleAsyncRequest<Destination: Destinationable>(
    destination: Destination, content: ContentType?
  ) async where Destination.InteractorType == InteractorType
}

extension AsyncInteractorAssisting {
  /// Starts ``handleAsyncRequest(destination:content:)`` as a task of the destination.
  public func handleRequest<Destination: Destinationable>(
    destination: Destination, content: ContentType?
  ) where Destination.InteractorType == InteractorType {
    destination.startTask(named: "\(interactorType)", as: .assistance) {
      await handleAsyncRequest(destination: destination, content: content)
    }
  }
}

extension Destinationable {
  /// Lets an assistant of the app make the requests of an interaction.
  func assist<Assistant: InteractorAssisting<InteractorType, Content>, Content>(
    _ assistant: Assistant, content: Content?
  ) throws(DestinationError) {
    _ = try installed(assistant.interactorType)
    assistant.handleRequest(destination: self, content: content)
  }
}
