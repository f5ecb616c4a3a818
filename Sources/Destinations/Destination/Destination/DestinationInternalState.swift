/// The state that the library keeps for one destination: its tables, actions, interactors and
/// tasks.
///
/// A destination class of your own stores one and returns it from
/// ``Destinationable/internalState``. It does not have to use it.
public final class DestinationInternalState<
  UserInteractionType: UserInteractionTypeable, DestinationType: RoutableDestinations,
  ContentType: ContentTypeable, TabType: TabTypeable, InteractorType: InteractorTypeable
>: DestinationMembership<DestinationType, ContentType, TabType> {
  /// The table from interaction to presentation.
  public typealias DestinationConfigurations =
    AppDestinationConfigurations<UserInteractionType, DestinationType, ContentType, TabType>
  /// The table from system navigation to presentation.
  public typealias NavigationConfigurations =
    AppDestinationConfigurations<SystemNavigationType, DestinationType, ContentType, TabType>
  /// An action of an interaction.
  typealias Action = InterfaceAction<UserInteractionType, DestinationType, ContentType>
  /// An action of a system navigation.
  typealias SystemAction =
    InterfaceAction<SystemNavigationType, DestinationType, ContentType>

  private var table: [UserInteractionType: Presentation]?

  private var systemTable: [SystemNavigationType: Presentation]?

  /// Actions that were added individually, assistants and interactors; nil in most destinations.
  var additions: Additions?

  /// Rarely used parts in one object, so that most destinations do without it.
  @MainActor
  final class Additions {
    var actions: [UserInteractionType: Action] = [:]
    var systemActions: [SystemNavigationType: SystemAction] = [:]
    var assistants: [UserInteractionType: any InteractorAssisting<InteractorType, ContentType>] =
      [:]
    /// The interactions that the state model is declared to handle.
    var handled: Set<UserInteractionType> = []
    var systemPresentationClosure: ((Presentation) -> Void)?
    /// The state model, if it handles interactions.
    ///
    /// ``Membership/stateModel`` keeps it alive.
    weak var model: (any DestinationStateModeling<UserInteractionType, ContentType>)?
    var requests: [UserInteractionType: any InteractorConfiguring<InteractorType>]?
    var interactors: [InteractorType: InstalledInteractor]?
  }

  /// Creates the state of a destination.
  ///
  /// - Parameters:
  ///   - destinationConfigurations: The table that the provider has received.
  ///   - navigationConfigurations: The table of system navigation that the provider has received.
  ///   - parentDestinationID: The parent until the destination is presented.
  public init(
    destinationConfigurations: DestinationConfigurations? = nil,
    navigationConfigurations: NavigationConfigurations? = nil,
    parentDestinationID: DestinationID? = nil
  ) {
    table = destinationConfigurations?.configurations
    systemTable = navigationConfigurations?.configurations
    super.init(site: destinationConfigurations?.site, wishedParentID: parentDestinationID)
  }

  /// The table from interaction to presentation.
  public internal(set) var destinationConfigurations: DestinationConfigurations? {
    get { table.map { DestinationConfigurations(configurations: $0) } }
    set { table = newValue?.configurations }
  }

  /// The table from system navigation to presentation.
  public internal(set) var systemNavigationConfigurations: NavigationConfigurations? {
    get { systemTable.map { NavigationConfigurations(configurations: $0) } }
    set { systemTable = newValue?.configurations }
  }

  /// Sets the tables that were not passed to the initialiser.
  func fillTables(_ table: DestinationConfigurations, _ system: NavigationConfigurations) {
    if self.table == nil { self.table = table.configurations }
    if systemTable == nil { systemTable = system.configurations }
  }

  /// The table from interaction to interactor request; nil if there is none.
  var interactorConfigurations: [UserInteractionType: any InteractorConfiguring<InteractorType>]? {
    get { additions?.requests }
    set { addition { $0.requests = newValue } }
  }

  var interactors: [InteractorType: InstalledInteractor]? {
    get { additions?.interactors }
    set { addition { $0.interactors = newValue } }
  }

  /// Sets the table of requests unless there is one.
  @inline(never)
  func fillRequests(_ requests: [UserInteractionType: any InteractorConfiguring<InteractorType>]) {
    if interactorConfigurations == nil, !requests.isEmpty { interactorConfigurations = requests }
  }

  /// Returns whether the state model is declared to handle the interaction, or one of the same case.
  func declaresHandling(of interaction: UserInteractionType) -> Bool {
    guard let handled = additions?.handled, !handled.isEmpty else { return false }
    let identity = CaseIdentity(of: interaction)
    return handled.contains { CaseIdentity(of: $0) == identity }
  }

  func addition(_ change: (Additions) -> Void) {
    let changed = additions ?? Additions()
    change(changed)
    additions = changed
  }

  /// Returns the presentation of an interaction: for the exact value, or else for the same case.
  func presentation(for interactionType: UserInteractionType) -> Presentation? {
    guard let table else { return nil }
    let exact =
      if let world {
        world.finder.entry(for: interactionType, in: table)
      } else {
        table[interactionType]
      }
    return exact ?? table.entry(byCase: interactionType)
  }

  /// Carries out the presentation of an interaction, unless that takes more than the table and the flow.
  ///
  /// - Returns: Whether it was carried out; false if the place has an added action, or must be asked itself.
  /// - Throws: The error if the request is refused immediately.
  func present(
    _ interaction: UserInteractionType, _ content: ContentType?, from id: DestinationID
  ) throws(DestinationError) -> Bool {
    guard additions == nil, presentationClosure == nil, let host,
      let presentation = presentation(for: interaction), presentation.outline.isUnassisted
    else { return false }
    let work = presentation.work(for: id, content: content, in: world)
    if case .refused(let error) = host.submit(work, cause: .user, from: id) { throw error }
    return true
  }

  /// Keeps the closure that carries out presentations, if no flow does.
  func keepClosure(_ closure: @escaping (Presentation) -> Void) {
    if needsClosures { presentationClosure = closure }
  }

  /// Keeps the closure that carries out system navigation, if no flow does.
  func keepSystemClosure(_ closure: @escaping (Presentation) -> Void) {
    if needsClosures { addition { $0.systemPresentationClosure = closure } }
  }

  override func dropPresentationClosures() {
    super.dropPresentationClosures()
    additions?.systemPresentationClosure = nil
  }

  override func takeInteractors() -> [InstalledInteractor] {
    guard let additions, let taken = additions.interactors else { return [] }
    additions.interactors = nil
    return Array(taken.values)
  }

  override var interactorParts: [(role: String, object: AnyObject)] {
    (interactors ?? [:]).map { (role: "interactor \($0.key)", object: $0.value.interactor) }
      .sorted(on: \.role)
  }
}
