import Destinations
import Observation

enum Books: DestinationTypes {
  enum DestinationType: String, RoutableDestinations { case home, edit, shelf, book, leave }
  enum ContentType: ContentTypeable {
    case title(String)
    case editors([DestinationID])
  }
}

// The request to the store.

struct BookRequest: InteractorRequestConfiguring {
  enum ActionType: InteractorRequestActionTypeable { case load, save }
  typealias RequestContentType = Books.ContentType
  typealias ResultData = [String]

  let action: ActionType
  var title: String?

  init(action: ActionType) { self.action = action }

  init(action: ActionType, content: Books.ContentType?) {
    self.action = action
    if case .title(let title) = content { self.title = title }
  }
}

actor BookWatcher: StreamInteractable {
  typealias Request = BookRequest
  let titles: AsyncStream<[String]>
  init(_ titles: AsyncStream<[String]>) { self.titles = titles }
  func results(for request: BookRequest) -> AsyncStream<[String]> { titles }
}

actor BookStore: AsyncInteractable {
  typealias Request = BookRequest

  private(set) var titles = ["Emma"]

  func perform(request: BookRequest) async -> Result<[String], any Error> {
    if request.action == .save, let title = request.title { titles.append(title) }
    return .success(titles)
  }
}

enum BookWorker: InteractorTypeable { case store }

// The editor, which saves and then leaves.

struct EditView: InteractiveInterfacing {
  enum UserInteractionType: String, UserInteractionTypeable { case save, cancel }
  typealias InteractorType = BookWorker
  let destinationState: DestinationInterfaceState<Books.ScreenOf<EditView>>
}

extension Books {
  @MainActor static func edit(_ store: any AbstractInteractable<BookRequest>) -> Setup.Provider {
    let save = InteractorConfiguration<BookWorker, BookStore>(
      interactorType: .store, actionType: .save, then: Presentation.goBack)
    return DestinationProvider<EditView.Destination>(
      presentations: [.cancel: .goBack], interactors: [.save: save]
    ) { seed in
      let editor = ScreenOf(seed) { EditView(destinationState: .init(destination: $0)) }
      editor.assignInteractor(interactor: store, for: .store)
      return editor
    }
  }
}

struct HomeView: InteractiveInterfacing {
  enum UserInteractionType: String, UserInteractionTypeable { case add }
  let destinationState: DestinationInterfaceState<Books.StackOf<HomeView>>
}

extension Books {
  @MainActor static func setup(_ store: any AbstractInteractable<BookRequest>) -> Setup {
    let home = DestinationProvider<HomeView.Destination>(presentations: [.add: .push(.edit)]) {
      .init($0) { HomeView(destinationState: .init(destination: $0)) }
    }
    return Setup(
      providers: [.home: home, .edit: edit(store)],
      startingDestination: .replaceRoot(with: .home))
  }
}

// The shelf, which loads when it appears.

struct ShelfView: InteractiveInterfacing {
  enum UserInteractionType: String, UserInteractionTypeable { case open, add, retry }
  typealias InteractorType = BookWorker
  let destinationState: DestinationInterfaceState<Books.StackOf<ShelfView>>
  let model: ShelfModel
}

@Observable @MainActor final class ShelfModel: DestinationStateModeling {
  enum State: Equatable {
    case loading
    case loaded([String])
    case failed
  }

  private(set) var state = State.loading
  private let place: DestinationHandle<ShelfView.Destination>

  init(at shelf: ShelfView.Destination) {
    place = DestinationHandle(shelf)
  }

  func prepareForAppearance(isVisible: Bool) { load() }

  func handle(_ interaction: ShelfView.UserInteractionType, content: Books.ContentType?) -> Bool {
    load()
    return true
  }

  private func load() {
    if case .loaded = state {} else { state = .loading }
    place.destination?.sendRequest(interactor: .store, request: BookRequest(action: .load))
  }

  func handleInteractorResult<Request: InteractorRequestConfiguring>(
    result: Result<Request.ResultData, any Error>, for request: Request
  ) -> Bool {
    switch result {
    case .success(let titles as [String]): state = .loaded(titles)
    case .failure: state = .failed
    default: return false
    }
    return true
  }
}

extension ShelfView {
  var offered: [UserInteractionType: [Books.ContentType?]] {
    if case .loaded(let titles) = model.state { [.open: titles.map { .title($0) }] } else { [:] }
  }
}

struct BookView: InteractiveInterfacing {
  enum UserInteractionType: String, UserInteractionTypeable { case done }
  let destinationState: DestinationInterfaceState<Books.ScreenOf<BookView>>
}

extension Books {
  @MainActor static func shelfSetup(_ store: any AbstractInteractable<BookRequest>) -> Setup {
    var setup = setup(store)
    setup.providers[.shelf] = DestinationProvider<ShelfView.Destination>(
      presentations: [.open: .push(.book), .add: .push(.edit)], handles: [.retry]
    ) { seed in
      .init(seed) { shelf in
        let model = ShelfModel(at: shelf)
        shelf.assignStateModel(model)
        shelf.assignInteractor(interactor: store, for: .store)
        return ShelfView(destinationState: .init(destination: shelf), model: model)
      }
    }
    setup.providers[.book] = DestinationProvider<BookView.Destination>(
      presentations: [.done: .goBack]
    ) {
      .init($0) { BookView(destinationState: .init(destination: $0)) }
    }
    setup.providers[.home] = nil  // the shelf is there instead
    setup.startingDestination = .replaceRoot(with: .shelf)
    return setup
  }
}

// The book app with a guard that asks before a typed title is lost.

@MainActor final class Unsaved {
  var places: Set<DestinationID> = []
}

struct TitleView: InteractiveInterfacing {
  enum UserInteractionType: String, UserInteractionTypeable { case type, save }
  typealias InteractorType = BookWorker
  let destinationState: DestinationInterfaceState<Books.ScreenOf<TitleView>>
}

@MainActor final class TitleModel: DestinationStateModeling {
  private let unsaved: Unsaved
  private let id: DestinationID
  private(set) var title = ""

  init(_ unsaved: Unsaved, at editor: TitleView.Destination) {
    self.unsaved = unsaved
    id = editor.id
  }

  func handle(_ interaction: TitleView.UserInteractionType, content: Books.ContentType?) -> Bool {
    guard case .title(let title) = content else { return false }
    self.title = title
    unsaved.places.insert(id)
    return true
  }

  func handleInteractorResult<Request: InteractorRequestConfiguring>(
    result: Result<Request.ResultData, any Error>, for request: Request
  ) -> Bool {
    guard case .success = result, let saved = request as? BookRequest else { return false }
    if saved.title == title { unsaved.places.remove(id) }
    return true
  }

  func cleanupResources() { unsaved.places.remove(id) }
}

struct LeaveView: InteractiveInterfacing {
  enum UserInteractionType: String, UserInteractionTypeable { case discard, keep }
  let destinationState: DestinationInterfaceState<Books.ScreenOf<LeaveView>>
}

@MainActor final class LeaveModel: DestinationStateModeling {
  private let unsaved: Unsaved
  private let question: Books.ContentType?
  private let place: DestinationHandle<LeaveView.Destination>

  init(_ unsaved: Unsaved, _ question: Books.ContentType?, at place: LeaveView.Destination) {
    self.unsaved = unsaved
    self.question = question
    self.place = DestinationHandle(place)
  }

  func handle(_ interaction: LeaveView.UserInteractionType, content: Books.ContentType?) -> Bool {
    if case .editors(let editors) = question { unsaved.places.subtract(editors) }
    place.appFlow?.signal("discard")
    return true
  }
}

extension Books {
  @MainActor static func askingSetup(
    _ store: any AbstractInteractable<BookRequest>, _ unsaved: Unsaved
  ) -> Setup {
    var setup = setup(store)
    setup.guards = [
      .confirmBeforeLeaving(signal: "discard", asking: .sheet(.leave)) {
        unsaved.places.contains($0.id)
      } about: {
        .editors($0.map(\.id))
      }
    ]
    setup.providers[.leave] = DestinationProvider<LeaveView.Destination>(
      presentations: [.keep: .dismissSheet], handles: [.discard]
    ) { seed in
      .init(seed) { question in
        question.assignStateModel(LeaveModel(unsaved, seed.content, at: question))
        return LeaveView(destinationState: .init(destination: question))
      }
    }
    let save = InteractorConfiguration<BookWorker, BookStore>(
      interactorType: .store, actionType: .save, then: Presentation.goBack)
    setup.providers[.edit] = DestinationProvider<TitleView.Destination>(
      interactors: [.save: save], handles: [.type]
    ) { seed in
      .init(seed) { editor in
        editor.assignStateModel(TitleModel(unsaved, at: editor))
        editor.assignInteractor(interactor: store, for: .store)
        return TitleView(destinationState: .init(destination: editor))
      }
    }
    return setup
  }
}
