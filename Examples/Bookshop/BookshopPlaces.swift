public import Destinations

// The words of the navigation: short forms that make a provider of a place, with its model.

extension Bookshop {
  typealias Places = [DestinationType: any Listed]
  typealias Table = [Tap: Presentation]

  /// A place in the list of a module.
  @MainActor protocol Listed {
    var anyProvider: Setup.Provider { get }
  }

  /// Returns a module with the name of the function that lists its places.
  @MainActor static func module(_ places: Places, _ name: String = #function) -> Module {
    Module(String(name.prefix { $0 != "(" }), providers: places.mapValues(\.anyProvider))
  }

  @MainActor static func screen(_ table: Table = [:]) -> Page<Screen, Void> {
    Need(always: ()).screen(table)
  }

  @MainActor static func stack(_ table: Table = [:]) -> Page<Stack, Void> {
    Page(Need(always: ()), table) { seed in
      Stack(seed) { ListView(destinationState: .init(destination: $0), content: seed.content) }
    }
  }

  /// Returns a split view with the routes of its columns.
  @MainActor static func split(
    _ columns: KeyValuePairs<SplitViewColumn, DestinationType?>
  ) -> DestinationProvider<SplitViewOf<ColumnsView>> {
    DestinationProvider(shape: .split(columns)) { seed in
      SplitViewOf(seed) { ColumnsView(destinationState: .init(destination: $0)) }
    }
  }

  static func needing<Value>(_ value: @escaping @MainActor (ContentType) -> Value?) -> Need<Value> {
    Need(in: value)
  }

  /// Dismisses a sheet with an answer to the place that has opened it.
  static func answer<Value>(
    _ key: ResultKey<Value>, _ value: @escaping @MainActor @Sendable (ContentType) -> Value?
  ) -> Presentation { .dismissSheet.answering(key, from: value) }

  static func sure(_ title: String, _ tap: Tap, else other: String) -> [AlertPrompt.Button] {
    [.init(title, role: .destructive, leadingTo: tap), .init(other, role: .cancel)]
  }

  /// Returns a tab bar that taps itself whenever the customer has logged in.
  @MainActor static func tabBar(
    _ table: Table, system: [SystemNavigationType: Presentation], tapping tap: Tap,
    onLoginOf customer: Customer
  ) -> DestinationProvider<TabBarOf<TabsView>> {
    DestinationProvider(presentations: table, systemNavigations: system) { seed in
      let tabs = TabBarOf(seed) { TabsView(destinationState: .init(destination: $0)) }
      customer.onLogin.append { [weak tabs] in
        try? tabs?.performInterfaceAction(interactionType: tap)
      }
      return tabs
    }
  }
}

extension DestinationProvider: Bookshop.Listed
where
  Destination.DestinationType == Bookshop.DestinationType,
  Destination.ContentType == Bookshop.ContentType, Destination.TabType == Bookshop.TabType
{
  var anyProvider: Bookshop.Setup.Provider { self }
}

extension Bookshop.TabType {
  /// The tab with its root, which has the same name.
  var withRoot: (Self, Bookshop.DestinationType) {
    (self, Bookshop.DestinationType(rawValue: rawValue) ?? .home)
  }
}

extension SheetPresentationOptions {
  static let popover = Self(style: .popover)
  static let cover = Self(style: .fullScreenCover, allowsInteractiveDismissal: false)
}

// MARK: - Places

extension Bookshop {
  /// The arguments of a model's action: the place, its content, and the content of the interaction.
  struct Here<Needed> {
    let id: DestinationID
    let needed: Needed
    let content: ContentType?
    /// Continues the requests that wait for a signal.
    let signal: @MainActor (GuardSignal) -> Void
  }

  /// The content that a place needs.
  struct Need<Value> {
    let value: (@MainActor (ContentType) -> Value?)?
    let always: Value?

    init(in value: @escaping @MainActor (ContentType) -> Value?) {
      self.value = value
      always = nil
    }

    init(always: Value) {
      value = nil
      self.always = always
    }

    @MainActor func screen(_ table: Table = [:]) -> Page<Screen, Value> {
      Page(self, table) { seed in
        Screen(seed) { PageView(destinationState: .init(destination: $0), content: seed.content) }
      }
    }
  }

  /// A place with its table and its own actions.
  @MainActor struct Page<Place: Destinationable, Needed>: Listed
  where
    Place.DestinationType == DestinationType, Place.ContentType == ContentType,
    Place.TabType == TabType, Place.UserInteractionType == Tap, Place.InteractorType == Worker
  {
    typealias Act = @MainActor (Here<Needed>) -> Void

    private let need: Need<Needed>
    private let table: Table
    private let make: (DestinationSeed<Place>) -> Place
    private var requests: [Tap: any InteractorConfiguring<Worker>] = [:]
    private var acts = Acts<Needed>()

    init(
      _ need: Need<Needed>, _ table: Table, make: @escaping (DestinationSeed<Place>) -> Place
    ) {
      self.need = need
      self.table = table
      self.make = make
    }

    /// Asks the store; after a success, acts and presents the next place.
    func request(
      _ tap: Tap, _ action: Order.ActionType, then next: Presentation,
      _ done: @escaping Act = { _ in }
    ) -> Self {
      let request = InteractorConfiguration<Worker, Store>(
        interactorType: .store, actionType: action, then: next)
      return requests([tap: request], done)
    }

    /// Returns the same value with a whole table of requests.
    func requests(
      _ requests: [Tap: any InteractorConfiguring<Worker>], _ done: @escaping Act
    ) -> Self {
      changed {
        $0.requests = requests
        $0.acts.done = done
      }
    }

    /// Handles an interaction in the model.
    func handles(_ tap: Tap, _ act: @escaping Act) -> Self {
      changed { $0.acts.handled[tap] = act }
    }

    /// Handles an interaction with a value from its content.
    func handles<Value>(
      _ tap: Tap, with value: @escaping (ContentType) -> Value?, _ act: @escaping (Value) -> Void
    ) -> Self {
      handles(tap) { if let value = $0.content.flatMap(value) { act(value) } }
    }

    /// Acts once, when the place has joined the tree.
    func shown(_ act: @escaping Act) -> Self { changed { $0.acts.shown = act } }

    /// Acts once, when the place has left the tree.
    func left(_ act: @escaping Act) -> Self { changed { $0.acts.left = act } }

    private func changed(_ change: (inout Self) -> Void) -> Self {
      var copy = self
      change(&copy)
      return copy
    }

    var anyProvider: Setup.Provider { provider }

    var provider: DestinationProvider<Place> {
      let handled = Set(acts.handled.keys)
      guard let value = need.value else {
        return DestinationProvider(
          presentations: table, interactors: requests, handles: handled
        ) { seed in need.always.map { place(seed, $0) } }
      }
      return DestinationProvider(
        content: value, presentations: table, interactors: requests, handles: handled, build: place)
    }

    private func place(_ seed: DestinationSeed<Place>, _ needed: Needed) -> Place {
      let place = make(seed)
      if !requests.isEmpty { place.assignInteractor(interactor: Store(), for: .store) }
      place.assignStateModel(Model(at: place, needed, acts))
      return place
    }
  }

  /// The actions of a place itself.
  struct Acts<Needed> {
    typealias Act = @MainActor (Here<Needed>) -> Void

    var handled: [Tap: Act] = [:]
    var done: Act?
    var shown: Act?
    var left: Act?
  }

  /// The model of every place, which performs the actions that the navigation declares.
  final class Model<Place: Destinationable, Needed>: DestinationStateModeling
  where
    Place.DestinationType == DestinationType, Place.ContentType == ContentType,
    Place.TabType == TabType
  {
    private let id: DestinationID
    private let place: DestinationHandle<Place>
    private let needed: Needed
    private let acts: Acts<Needed>

    init(at place: Place, _ needed: Needed, _ acts: Acts<Needed>) {
      id = place.id
      self.place = DestinationHandle(place)
      self.needed = needed
      self.acts = acts
    }

    private func here(_ content: ContentType? = nil) -> Here<Needed> {
      Here(id: id, needed: needed, content: content) { [place] in place.appFlow?.signal($0) }
    }

    func prepareForPresentation() { acts.shown?(here()) }

    func cleanupResources() { acts.left?(here()) }

    func handle(_ interaction: Tap, content: ContentType?) -> Bool {
      guard let act = acts.handled[interaction] else { return false }
      act(here(content))
      return true
    }

    func handleInteractorResult<Asked: InteractorRequestConfiguring>(
      result: Result<Asked.ResultData, any Error>, for request: Asked
    ) -> Bool {
      // The customer may repeat a request that the store refuses.
      guard case .success = result else { return true }
      acts.done?(here())
      return acts.done != nil
    }
  }
}

// MARK: - The store

extension Bookshop {
  struct Order: InteractorRequestConfiguring {
    enum ActionType: InteractorRequestActionTypeable {
      case addToBasket, checkCoupon, sendReview, saveAddress, saveCard, pay, logIn, logOut
    }
    typealias RequestContentType = Bookshop.ContentType
    typealias ResultData = Bool

    let action: ActionType
    var content: RequestContentType?

    init(action: ActionType) { self.action = action }

    init(action: ActionType, content: RequestContentType?) {
      self.action = action
      self.content = content
    }
  }

  /// The store, which stands for a server.
  actor Store: AsyncInteractable {
    typealias Request = Order

    /// Returns the shop's own number of a book; nil if the shop does not sell it.
    func number(of isbn: Int) async -> Int? { isbn < 1_000 ? isbn : nil }

    func perform(request: Order) async -> Result<Bool, any Error> {
      await Task.yield()
      return .success(true)
    }
  }
}

// MARK: - Interfaces

extension Bookshop {
  typealias Screen = ScreenOf<PageView>
  typealias Stack = StackOf<ListView>

  /// The interface of a screen.
  public struct PageView: InteractiveInterfacing {
    /// The interactions of all places.
    public typealias UserInteractionType = Tap
    /// The interactors of all places.
    public typealias InteractorType = Worker
    /// The connection with the place.
    public let destinationState: DestinationInterfaceState<ScreenOf<PageView>>
    /// The content of the place.
    public var content: ContentType?
  }

  /// The interface of a list, which is a stack.
  public struct ListView: InteractiveInterfacing {
    /// The interactions of all places.
    public typealias UserInteractionType = Tap
    /// The interactors of all places.
    public typealias InteractorType = Worker
    /// The connection with the place.
    public let destinationState: DestinationInterfaceState<StackOf<ListView>>
    /// The content of the place.
    public var content: ContentType?
  }

  /// The interface of the tab bar.
  public struct TabsView: InteractiveInterfacing {
    /// The interactions of all places.
    public typealias UserInteractionType = Tap
    /// The connection with the place.
    public let destinationState: DestinationInterfaceState<TabBarOf<TabsView>>
  }

  /// The interface of columns.
  public struct ColumnsView: InteractiveInterfacing {
    /// The interactions of all places.
    public typealias UserInteractionType = Tap
    /// The connection with the place.
    public let destinationState: DestinationInterfaceState<SplitViewOf<ColumnsView>>
  }
}
