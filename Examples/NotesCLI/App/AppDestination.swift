import Destinations
import Foundation

/// The common part of the destinations of this app: their types, how they are made, and where results arrive.
@MainActor
protocol AppDestination: Destinationable
where
  DestinationType == App.DestinationType, ContentType == App.ContentType,
  TabType == App.TabType, InteractorType == InteractorName
{
  /// The state that every place begins with.
  nonisolated var head: PlaceHead<UserInteractionType> { get }

  /// The part of the content that the place needs, or the whole content if the place needs no part.
  associatedtype Subject = App.ContentType?

  /// Creates a place.
  init(_ seed: App.Seed<Self>, _ services: Services, _ subject: Subject)

  /// Receives an answer of the notes interactor.
  func take(_ answer: NotesAnswer, for request: NotesRequest)

  /// Receives an answer of the writing program.
  func take(_ written: WrittenText, from request: WriterRequest)

  /// Receives a failure of a request.
  func fail(_ error: any Error, for request: any InteractorRequestConfiguring)
}

extension AppDestination {
  nonisolated var id: UUID { head.id }
  var type: App.DestinationType { head.type }
  var internalState: App.InternalState<UserInteractionType, InteractorName> {
    get { head.internalState }
    set { head.internalState = newValue }
  }
  var notices: Notices { head.notices }

  /// Returns the provider of this kind of place, with its tables, its interactors and its interface.
  ///
  /// `content` returns the part of the content that the place needs; nil refuses the request.
  static func provider(
    _ services: Services, content: @escaping @MainActor (App.ContentType) -> Subject?,
    presentations: App.PresentationTable<UserInteractionType>,
    interactors: App.RequestTable<UserInteractionType>,
    interface: @escaping @MainActor (Self) -> any TerminalScreen
  ) -> DestinationProvider<Self> {
    DestinationProvider(content: content, presentations: presentations, interactors: interactors) {
      Self($0, services, $1).furnished(services, interface)
    }
  }

  /// Returns the provider of this kind of place, which accepts any content.
  static func provider(
    _ services: Services, presentations: App.PresentationTable<UserInteractionType>,
    interactors: App.RequestTable<UserInteractionType>,
    interface: @escaping @MainActor (Self) -> any TerminalScreen
  ) -> DestinationProvider<Self> where Subject == App.ContentType? {
    DestinationProvider(presentations: presentations, interactors: interactors) {
      Self($0, services, $0.content).furnished(services, interface)
    }
  }

  /// Returns the place with its interactors and its interface.
  private func furnished(
    _ services: Services, _ interface: @MainActor (Self) -> any TerminalScreen
  ) -> Self {
    assignInteractor(interactor: services.notesInteractor(), for: .notes)
    if self is any WritingPlace {
      assignInteractor(interactor: services.writerInteractor(), for: .writer)
    }
    assignAssociatedInterface(interface(self))
    return self
  }
}

extension AppDestination {
  /// Does nothing.
  func take(_ answer: NotesAnswer, for request: NotesRequest) {}

  /// Does nothing.
  func take(_ written: WrittenText, from request: WriterRequest) {}

  /// Shows the error as a notice.
  func fail(_ error: any Error, for request: any InteractorRequestConfiguring) {
    notices.say(error)
  }

  /// Performs an interaction of this place, and shows a refusal as a notice.
  func act(_ interaction: UserInteractionType, _ content: App.ContentType? = nil) {
    do {
      try performInterfaceAction(interactionType: interaction, content: content)
    } catch {
      notices.say(error)
    }
  }
}

extension AppDestination {
  /// Passes the result of a request to the method for its kind.
  func handleInteractorResult<Request: InteractorRequestConfiguring>(
    result: Result<Request.ResultData, any Error>, for request: Request
  ) {
    do {
      let data = try result.get()
      if let request = request as? NotesRequest, let answer = data as? NotesAnswer {
        take(answer, for: request)
      } else if let request = request as? WriterRequest, let text = data as? WrittenText {
        take(text, from: request)
      }
    } catch {
      fail(error, for: request)
    }
  }
}
