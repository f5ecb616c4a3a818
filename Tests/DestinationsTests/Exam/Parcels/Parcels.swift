import Destinations
import DestinationsTesting

/// A small app of the exam: parcels that are searched, renamed, removed and collected.
enum Parcels: DestinationTypes {
  enum DestinationType: String, RoutableDestinations, CaseIterable {
    case main, list, parcel, rename, search, notice, archive, login, settings, mayRemove
  }

  enum ContentType: ContentTypeable, Hashable, Codable {
    case parcel(Int)
    case text(String)
  }

  enum TabType: String, TabTypeable { case list, search, settings }

  enum Tap: String, UserInteractionTypeable {
    case open, rename, save, close, remove, removed, refresh, find, archive, logIn, logOut
    case announce, type, back
  }

  enum Worker: InteractorTypeable { case office }

  /// A code that the camera has read.
  struct Code: Sendable { let parcel: Int }

  /// The app moves to the background or to the foreground.
  enum Scene: Sendable { case background, foreground }

  typealias ParcelView = ScreenDouble<Parcels, Tap, Worker>
  typealias Screen = ParcelView.Destination
}

extension GuardSignal {
  static let parcelLogin: GuardSignal = "parcelLogin"
}

enum ParcelLink: Equatable, Sendable {
  case parcel(Int)
  case archive
}

/// A request to the office.
struct ParcelRequest: InteractorRequestConfiguring {
  enum ActionType: InteractorRequestActionTypeable { case find, rename, refresh, logIn }
  typealias RequestContentType = Parcels.ContentType
  /// The parcels that were found, or the parcel that was requested.
  typealias ResultData = [Int]

  let action: ActionType
  var content: Parcels.ContentType?

  init(action: ActionType) { self.action = action }

  init(action: ActionType, content: Parcels.ContentType?) {
    self.action = action
    self.content = content
  }
}

/// The office, which stands for a server.
actor ParcelOffice: AsyncInteractable {
  typealias Request = ParcelRequest

  func perform(request: ParcelRequest) async -> Result<[Int], any Error> {
    await Task.yield()
    guard case .text(let text) = request.content else { return .success([1]) }
    return .success((1...3).filter { $0 > text.count % 3 })
  }
}

/// The state of the app, apart from the presented places.
@MainActor final class ParcelWorld {
  let bug: ParcelBug?
  var parcels: Set<Int> = [1, 2, 3]
  var names: [Int: String] = [:]
  /// The text that was searched last, and the text whose results are shown.
  var query = ""
  var resultQuery = ""
  var isSearching = false
  var isLoggedIn = false
  /// The names that the customer has typed and the office has confirmed.
  var typed: String?
  var confirmations = 0
  var claimedSaves = 0
  /// The state that a rule remembers of the step before: the text of the form that was open.
  var lastTyped: String?

  init(_ bug: ParcelBug? = nil) { self.bug = bug }

  func has(_ other: ParcelBug) -> Bool { bug == other }
}

extension ParcelWorld {
  /// The parcels that the list shows as rows.
  var listed: [Int] { has(.listsRemoved) ? [1, 2, 3] : parcels.sorted() }
}
