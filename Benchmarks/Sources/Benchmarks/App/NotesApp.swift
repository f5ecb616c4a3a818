import Destinations

/// The app that is measured: notes in a tab bar of two stacks, and a sheet.
enum NotesApp: DestinationTypes {
  enum DestinationType: String, RoutableDestinations {
    case home
    case notes
    case tags
    case note
    case compose
  }

  enum ContentType: ContentTypeable {
    case note(Int)
  }

  enum TabType: String, TabTypeable {
    case notes
    case tags
  }
}

/// The interactions of each screen of the app: ten, as many as a busy screen has.
enum NoteAction: String, UserInteractionTypeable, CaseIterable {
  case open
  case back
  case compose
  case close
  case showNotes
  case showTags
  case edit
  case share
  case move
  case delete
}

typealias NoteScreen = NotesApp.ScreenOf<NoteView>
typealias NoteStack = NotesApp.StackOf<StackView>
typealias HomeTabBar = NotesApp.TabBarOf<HomeView>
