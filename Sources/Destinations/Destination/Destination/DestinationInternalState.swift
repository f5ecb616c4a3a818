/// The state that the library keeps for one destination: its tables, actions, interactors and
/// tasks.
///
/// A destination class of your own stores one and returns it from
/// ``Destinationable/internalState``. The class need not use the state itself.
public final class DestinationInternalState<
  UserInteractionType: UserInteractionTypeable, DestinationType: RoutableDestinations,
  ContentType: ContentTypeable, TabType: TabTypeable, InteractorType: InteractorTypeable
>: Membership {
  typealias Presentation = DestinationPresentation<DestinationType, ContentType, TabType>
  typealias World = PlaceWorld<DestinationType, ContentType, TabType>
  typealias AnyFlow = any Flowable<DestinationType, ContentType, TabType>
  /// An action of an interaction.
  typealias Action = InterfaceAction<UserInteractionType, DestinationType, ContentType>
  /// An action of a system navigation.
  typealias SystemAction =
    InterfaceAction<SystemNavigationType, DestinationType, ContentType>

  /// Refers to the host of the destination.
  private(set) var link: HostLink?

  /// The world of the flow whose provider has built the destination.
  private(set) var world: World?

  private(set) var placeID: DestinationID?

  private var wishedParentID: DestinationID?

  private(set) var hasLeft = false

  /// Whether the system is navigating at the destination.
  public var isSystemNavigating = false

  /// Whether closures carry out the presentations of the destination, because no flow does.
  var needsClosures: Bool { host?.presents != true }

  /// Parts that few destinations have, in one object; nil in most destinations.
  private(set) var extras: Extras?

  @MainActor
  final class Extras: RareParts {
    /// A flow of the app's own, which is no host and has built the destination.
    weak var ownFlow: AnyFlow?
    /// Carries out presentations for a flow that is not the library's own.
    var presentationClosure: ((Presentation) -> Void)?
    var systemPresentationClosure: ((Presentation) -> Void)?
    /// The tab that will be selected when a tab bar is presented, or the last selected tab.
    var expectedTab: TabType?
    /// Actions that were added individually.
    var actions: [UserInteractionType: Action] = [:]
    var systemActions: [SystemNavigationType: SystemAction] = [:]
    var assistants: [UserInteractionType: any InteractorAssisting<InteractorType, ContentType>] =
      [:]
    var interactors: [InteractorType: InstalledInteractor] = [:]
    /// The table from interaction to interactor request; nil if there is none.
    var requests: [UserInteractionType: any InteractorConfiguring<InteractorType>]?
    /// The interactions that the state model is declared to handle.
    var handled: Set<UserInteractionType> = []
    /// Whether the presentation of an interaction may be replaced, conflict with another declaration, or run by a closure.
    var mayReplacePresentations: Bool {
      !actions.isEmpty || !handled.isEmpty || requests != nil || presentationClosure != nil
    }
  }

  /// The table from interaction to presentation.
  public internal(set) var destinationConfigurations:
    AppDestinationConfigurations<UserInteractionType, DestinationType, ContentType, TabType>?

  /// The table from system navigation to presentation.
  var systemNavigationConfigurations:
    AppDestinationConfigurations<SystemNavigationType, DestinationType, ContentType, TabType>?

  /// Creates the state of a destination.
  ///
  /// - Parameters:
  ///   - destinationConfigurations: The table that the provider has received.
  ///   - navigationConfigurations: The table of system navigation that the provider has received.
  ///   - parentDestinationID: The parent that applies until the destination is presented.
  public init(
    destinationConfigurations: AppDestinationConfigurations<
      UserInteractionType, DestinationType, ContentType, TabType
    >? = nil,
    navigationConfigurations: AppDestinationConfigurations<
      SystemNavigationType, DestinationType, ContentType, TabType
    >? = nil,
    parentDestinationID: DestinationID? = nil
  ) {
    let site = destinationConfigurations?.site
    var table = destinationConfigurations
    table?.site = nil  // The site keeps the host alive.
    self.destinationConfigurations = table
    systemNavigationConfigurations = navigationConfigurations
    link = site?.host.link
    placeID = site?.id
    wishedParentID = parentDestinationID
    if let name = site?.expectedTab { expectTab(named: name) }
  }

  @inline(never)
  private func expectTab(named name: String) {
    madeExtras.expectedTab = app?.tabs[name]
  }

  /// Sets the tables that were not passed to the initialiser.
  func fillTables(
    _ table: [UserInteractionType: Presentation], _ system: [SystemNavigationType: Presentation]
  ) {
    if destinationConfigurations == nil { destinationConfigurations = .init(configurations: table) }
    if systemNavigationConfigurations == nil {
      systemNavigationConfigurations = .init(configurations: system)
    }
  }

  /// Sets the table of requests unless there is one.
  @inline(never)
  func fillRequests(_ requests: [UserInteractionType: any InteractorConfiguring<InteractorType>]) {
    if extras?.requests == nil, !requests.isEmpty { madeExtras.requests = requests }
  }

  /// Returns whether the state model is declared to handle the interaction, or one of the same case.
  func declaresHandling(of interaction: UserInteractionType) -> Bool {
    guard let handled = extras?.handled, !handled.isEmpty else { return false }
    let identity = CaseIdentity(of: interaction)
    return handled.contains { CaseIdentity(of: $0) == identity }
  }

  /// Returns the presentation of an interaction: for the exact value, or else for the same case.
  func presentation(for interactionType: UserInteractionType) -> Presentation? {
    guard let table = destinationConfigurations?.configurations else { return nil }
    let exact = world?.finder.entry(for: interactionType, in: table)
    return exact ?? table.entry(exactlyOrByCase: interactionType)
  }

  /// Carries out a presentation of the table, if the table and the flow are enough for that.
  ///
  /// - Returns: Whether the presentation was carried out; false if an added action, a closure, an assistant or a
  ///   question takes part.
  /// - Throws: The error if the request is refused immediately.
  func present(
    _ presentation: Presentation, _ content: ContentType?, from id: DestinationID
  ) throws(DestinationError) -> Bool {
    guard extras?.mayReplacePresentations != true, let host, presentation.outline.isBasic,
      presentation.question == nil
    else { return false }
    let work = presentation.work(for: id, content: content, in: world)
    if case .refused(let error) = host.submit(work, cause: .user, from: id) { throw error }
    return true
  }

  func takeInteractors() -> [InstalledInteractor] {
    guard let extras, !extras.interactors.isEmpty else { return [] }
    return Array(exchange(&extras.interactors, with: [:]).values)
  }

  var interactorParts: [(role: String, object: AnyObject)] {
    (extras?.interactors ?? [:]).map { (role: "interactor \($0.key)", object: $0.value.interactor) }
      .sorted(on: \.role)
  }
}

// MARK: - Joining and leaving a tree

extension DestinationInternalState {
  /// The container of the destination, or the presenter of its sheet, once it is in a tree.
  ///
  /// A parent that is set applies until the destination is presented; after that, setting one changes nothing and is
  /// reported as an event.
  public var parentDestinationID: DestinationID? {
    get {
      guard let placeID, let host, let ref = host.tree.structure.ref(of: placeID) else {
        return wishedParentID
      }
      return host.tree.structure.glance(ref).container.map(host.tree.id)
        ?? host.outsideParentID(of: placeID)
    }
    set {
      if let placeID, let host, host.tree.contains(id: placeID) {
        host.report(.parentIgnored(id: placeID))
      } else {
        wishedParentID = newValue
      }
    }
  }

  /// The flow that the destination is in, or is built for; a flow of the app's own if such a flow builds the
  /// destination.
  var flow: AnyFlow? { app?.flow ?? extras?.ownFlow }

  /// Refers weakly to a flow of the app's own, which is no host.
  func serve(_ flow: AnyFlow) { madeExtras.ownFlow = flow }

  var host: TreeHost? { link?.host }

  /// The world of the flow or group that the destination is in; nil if it is in none.
  var app: World? { world ?? host?.world as? World }

  func leaveHome(for host: TreeHost) {
    guard let home = extras?.home else { return }
    extras?.home = nil
    guard let old = home.world as? World, let new = host.world as? World else { return }
    for tab in old.tabs.values { new.register(tab) }
  }

  /// Records the host of the destination, with its world.
  func join(_ host: TreeHost, of world: World, as id: DestinationID) {
    self.world = world
    join(host, as: id)
  }

  func join(_ host: TreeHost, as id: DestinationID) {
    if link !== host.link { link = host.link }
    placeID = id
    guard host.presents else { return }
    // The flow carries out presentations from now on.
    extras?.presentationClosure = nil
    extras?.systemPresentationClosure = nil
  }

  func beginLeaving() {
    hasLeft = true
    isSystemNavigating = false
    extras?.tasks.cancelAll()
  }

  func leave() {
    wishedParentID = nil
    link = nil
    world = nil
  }
}

// MARK: - Rarely used parts

extension DestinationInternalState {
  var madeExtras: Extras {
    let made = extras ?? Extras()
    if extras == nil { extras = made }
    return made
  }

  var parts: RareParts? { extras }

  var madeParts: RareParts { madeExtras }
}
