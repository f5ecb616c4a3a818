/// Makes the requests of an interaction, where the built-in assistants do not suffice.
@MainActor
public protocol InteractorAssisting<InteractorType, ContentType>: Sendable {
  /// The interactors of the place that asks.
  associatedtype InteractorType: InteractorTypeable
  /// The app's contents.
  associatedtype ContentType: ContentTypeable
  /// The requests that the assistant makes.
  associatedtype Request: InteractorRequestConfiguring

  /// The interactor that is asked.
  var interactorType: InteractorType { get }

  /// What the interactor shall do.
  var actionType: Request.ActionType { get }

  /// Makes the request and asks for it, usually by `destination.performRequest`.
  ///
  /// - Parameters:
  ///   - destination: The place that asks.
  ///   - content: What came with the interaction.
  func handleRequest<Destination: Destinationable>(
    destination: Destination, content: ContentType?
  ) where Destination.InteractorType == InteractorType
}

/// Makes requests and waits for their results, which it hands to the destination.
@MainActor
public protocol AsyncInteractorAssisting<InteractorType, ContentType>: InteractorAssisting {
  /// Makes the request, awaits it, and hands on the result.
  ///
  /// Runs as a task of the destination, which is cancelled when it leaves.
  /// - Parameters:
  ///   - destination: The place that asks.
  ///   - content: What came with the interaction.
  func handleAsyncRequest<Destination: Destinationable>(
    destination: Destination, content: ContentType?
  ) async where Destination.InteractorType == InteractorType
}

extension AsyncInteractorAssisting {
  /// Starts ``handleAsyncRequest(destination:content:)`` as a task of the destination.
  public func handleRequest<Destination: Destinationable>(
    destination: Destination, content: ContentType?
  ) where Destination.InteractorType == InteractorType {
    destination.startTask(named: "\(interactorType)") {
      await handleAsyncRequest(destination: destination, content: content)
    }
  }
}

/// Runs assistants of either kind.
@MainActor
enum InteractorAssistance {
  static func run<Destination: Destinationable, Content: ContentTypeable>(
    _ assistant: any InteractorAssisting<Destination.InteractorType, Content>,
    at destination: Destination, content: Content?
  ) throws(DestinationError) {
    try open(assistant, at: destination, content: content)
  }

  private static func open<Assistant: InteractorAssisting, Destination: Destinationable>(
    _ assistant: Assistant, at destination: Destination, content: Assistant.ContentType?
  ) throws(DestinationError) where Assistant.InteractorType == Destination.InteractorType {
    guard !destination.internalState.hasLeft else {
      throw destination.tooLate(assistant.interactorType)
    }
    guard destination.internalState.interactors?[assistant.interactorType] != nil else {
      throw destination.missing(assistant.interactorType)
    }
    assistant.handleRequest(destination: destination, content: content)
  }
}
