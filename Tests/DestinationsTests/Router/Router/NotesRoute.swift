import Destinations

/// Destinations of a notes app that define their paths.
enum NotesRoute: Navigable {
  case note(Int)
  case history(note: Int)
  case version(Int, note: Int)

  var path: [NotesRoute] {
    switch self {
    case .note: [self]
    case .history(let note): NotesRoute.note(note).path + [self]
    case .version(_, let note): NotesRoute.history(note: note).path + [self]
    }
  }

  static let samples: [NotesRoute] = [.note(1), .history(note: 1), .version(2, note: 1)]
}

/// Destinations whose paths break the law in every way.
enum BrokenRoute: Navigable {
  case lost
  case elsewhere
  case shortcut
  case deep

  var path: [BrokenRoute] {
    switch self {
    case .lost: []
    case .elsewhere: [.deep]
    case .shortcut: [.deep, .shortcut]
    case .deep: [.shortcut, .deep]
    }
  }
}
