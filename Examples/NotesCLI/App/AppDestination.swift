import Destinations

/// What the destinations of this app have in common: its types, and where results arrive.
@MainActor
protocol AppDestination: Destinationable
where
  DestinationType == App.DestinationType, ContentType == App.ContentType,
  TabType == App.TabType, InteractorType == InteractorName
{
  /// Where sentences for the user go.
  var notices: Notices { get }

  /// Takes what the notes interactor answered.
  func take(_ answer: NotesAnswer, for request: NotesRequest)

  /// Takes what the writing program answered.
  func take(_ written: WrittenText, from request: WriterRequest)

  /// Takes a failure of a request.
  func fail(_ error: any Error, for request: any InteractorRequestConfiguring)
}

extension AppDestination {
  /// Does nothing.
  func take(_ answer: NotesAnswer, for request: NotesRequest) {}

  /// Does nothing.
  func take(_ written: WrittenText, from request: WriterRequest) {}

  /// Says what went wrong.
  func fail(_ error: any Error, for request: any InteractorRequestConfiguring) {
    notices.say(error)
  }

  /// Runs an interaction of this place; a refusal becomes a sentence.
  func act(_ interaction: UserInteractionType, _ content: App.ContentType? = nil) {
    do {
      try performInterfaceAction(interactionType: interaction, content: content)
    } catch {
      notices.say(error)
    }
  }
}

extension AppDestination {
  /// Hands the result of a request to the method for its kind.
  func handleAsyncInteractorResult<Request: InteractorRequestConfiguring>(
    result: Result<Request.ResultData, any Error>, for request: Request
  ) async {
    handleInteractorResult(result: result, for: request)
  }

  /// Hands the result of a request to the method for its kind.
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
