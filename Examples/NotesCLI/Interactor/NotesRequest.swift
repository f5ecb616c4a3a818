import Destinations

/// One request to the notes interactor.
struct NotesRequest: InteractorRequestConfiguring {
  /// The actions of the interactor.
  enum Action: String, InteractorRequestActionTypeable {
    /// Starts a listing and returns its first part.
    case list
    /// Returns the next part of the listing.
    case more
    /// Checks whether another program has changed the listed notes.
    case look
    /// Reads the note in the content.
    case read
    /// Finds the targets of the links of the note in the content.
    case links
    /// Finds the notes that link to the note in the content.
    case linking
    /// Finds the headings of the note in the content.
    case headings
    /// Creates a note from the draft in the content.
    case create
    /// Writes the change in the content.
    case save
    /// Writes the change in the content as a new note beside the old one.
    case copy
    /// Finds the changes of links for the move in the content.
    case plan
    /// Moves the note in the content to another path.
    case move
    /// Moves the note, and rewrites the links that the content names.
    case relink
    /// Moves the note in the content to the trash.
    case delete
    /// Finds the words in the content.
    case search
    /// Lists the trash.
    case trashed
    /// Reads the trashed note in the content.
    case readTrashed
    /// Brings back the trashed note in the content.
    case restore
    /// Undoes the last move or deletion.
    case undo
    /// Removes the trashed note in the content for good.
    case erase
    /// Removes everything in the trash for good.
    case emptyTrash
    /// Reads the note in the content, and its unsaved text.
    case edit
    /// Brings back a new note that was not saved.
    case recall
  }

  typealias ResultData = NotesAnswer
  typealias RequestContentType = App.ContentType

  let action: Action
  /// The subject of the action.
  var content: App.ContentType?

  init(action: Action) { self.init(action: action, content: nil) }

  init(action: Action, content: App.ContentType?) {
    (self.action, self.content) = (action, content)
  }
}
