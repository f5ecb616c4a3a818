import Destinations

/// One request to the interactor that lets the user write in another program.
struct WriterRequest: InteractorRequestConfiguring {
  /// What the interactor can do.
  enum Action: InteractorRequestActionTypeable {
    /// Opens the draft in the content and gives the text as it was left.
    case write
  }

  typealias ResultData = String
  typealias RequestContentType = App.ContentType

  let action: Action
  /// What to write.
  var draft: Draft?

  init(action: Action) {
    self.action = action
  }
}
