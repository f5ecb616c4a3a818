import Destinations

/// The app that the original library's documents describe: notes and colors in a tab bar.
///
/// Its types are written as in those documents, with generic lists written out; only views and controllers are replaced
/// by plain interfaces, one a struct, one a class.
enum Guide {
  enum DestinationType: RoutableDestinations {
    case tabBar(tabs: [TabType])
    case home
    case notes
    case noteDetail
    case alternateDetail
    case noteForm
    case colors
    case colorDetail
  }

  enum ContentType: ContentTypeable {
    case note(model: NoteModel)
    case notes(models: [NoteModel])
    case color(model: ColorModel)
  }

  enum TabType: String, TabTypeable {
    case home
    case userNotes
    case colors
  }

  typealias PresentationConfiguration = DestinationPresentation<
    DestinationType, ContentType, TabType
  >

  struct NoteModel: Hashable, Identifiable, Sendable {
    let id: Int
    let title: String
  }

  struct ColorModel: Hashable, Sendable {
    let name: String
  }
}
