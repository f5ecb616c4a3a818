import Destinations

/// One request to the interactor that lets the user write in another program.
struct WriterRequest: InteractorRequestConfiguring {
  /// The actions of the interactor.
  enum Action: InteractorRequestActionTypeable {
    /// Opens the text in the content, and returns the changed text.
    case write
  }

  typealias ResultData = WrittenText
  typealias RequestContentType = App.ContentType

  let action: Action
  /// The text to write.
  var content: App.ContentType?

  init(action: Action) { self.init(action: action, content: nil) }

  init(action: Action, content: App.ContentType?) {
    (self.action, self.content) = (action, content)
  }
}
