/// The home of a destination, apart from the types of its app.
@MainActor
public class Membership {
  /// Refers to the host of the destination.
  private(set) final var link: HostLink?

  /// The host of the destination.
  ///
  /// The host owns the destination, so this does not own the host.
  final var host: TreeHost? { link?.host }

  /// The identifier of the destination, known as soon as it has a host.
  private(set) var placeID: DestinationID?

  private var wishedParentID: DestinationID?

  /// Whether the destination has left its tree.
  ///
  /// Nothing may start or arrive after that.
  private(set) var hasLeft = false

  /// Whether the system is navigating at the destination.
  public var isSystemNavigating = false

  /// Whether closures carry out the presentations of the destination, because no flow does.
  private(set) var needsClosures: Bool

  /// Whether selected tabs are reported to a closure.
  final var tellsSelectedTabs = false

  private var extras: Extras?

  /// Rarely used parts in one object, so that most destinations do without it.
  @MainActor
  private final class Extras {
    var home: TreeHost?
    var ownInterface: InterfaceBox?
    var stateModel: (any DestinationStateModeling)?
    var tasks: RequestTasks?
    weak var sheetPresentation: SheetPresentation?
  }

  init(site: DestinationSite?, wishedParentID: DestinationID?) {
    link = site?.host.link
    placeID = site?.id
    needsClosures = site == nil
    self.wishedParentID = wishedParentID
  }

  /// The container of the destination, or the presenter of its sheet, once it is in a tree.
  ///
  /// A set value applies until the destination is presented; after that, setting it changes
  /// nothing and is reported as an event.
  public var parentDestinationID: DestinationID? {
    get {
      guard let placeID, let host, let ref = host.tree.structure.ref(of: placeID) else {
        return wishedParentID
      }
      return host.tree.structure.nodes.glance(ref).container.map(host.tree.id)
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

  /// Returns whether the destination has a given host.
  final func lives(at host: TreeHost) -> Bool { link === host.link }

  /// Records the host of the destination.
  func join(_ host: TreeHost, as id: DestinationID) {
    if !lives(at: host) { link = host.link }
    placeID = id
    needsClosures = !host.presents
    if host.presents { dropPresentationClosures() }
  }

  /// Releases the closures that carried out presentations while no flow did.
  func dropPresentationClosures() {}

  /// Records that nothing may start or arrive from now on, and cancels all tasks.
  func beginLeaving() {
    hasLeft = true
    isSystemNavigating = false
    tasks?.cancelAll()
  }

  /// Records that the destination has no host any more.
  func leave() {
    wishedParentID = nil
    needsClosures = true
    link = nil
  }

  /// Starts a task that ends with the destination, and returns its number.
  @discardableResult
  func start(named name: String, _ work: @escaping @MainActor () async -> Void) -> Int {
    let tasks = tasks ?? RequestTasks()
    self.tasks = tasks
    return tasks.start(named: name, work)
  }

  /// Removes and returns the interactors, so that they can clean up.
  func takeInteractors() -> [InstalledInteractor] { [] }

  /// The interactors, each with its role.
  var interactorParts: [(role: String, object: AnyObject)] { [] }
}

// MARK: - What few destinations have

extension Membership {
  /// The tree of a group that is in no flow.
  var home: TreeHost? {
    get { extras?.home }
    set { if newValue != nil || extras != nil { madeExtras.home = newValue } }
  }

  /// The interface, if the destination keeps it itself.
  var ownInterface: InterfaceBox? {
    get { extras?.ownInterface }
    set {
      guard newValue != nil || extras != nil else { return }
      let old = madeExtras.ownInterface
      madeExtras.ownInterface = newValue
      old?.keep(false)
      newValue?.keep(true)
    }
  }

  /// The logic beside the destination.
  var stateModel: (any DestinationStateModeling)? {
    get { extras?.stateModel }
    set { if newValue != nil || extras != nil { madeExtras.stateModel = newValue } }
  }

  /// The tasks that end with the destination.
  private(set) var tasks: RequestTasks? {
    get { extras?.tasks }
    set { madeExtras.tasks = newValue }
  }

  /// The face of the sheets that the destination presents, if its interface keeps one.
  var sheetPresentation: SheetPresentation? {
    get { extras?.sheetPresentation }
    set { madeExtras.sheetPresentation = newValue }
  }

  private var madeExtras: Extras {
    let made = extras ?? Extras()
    if extras == nil { extras = made }
    return made
  }
}

/// The site where a destination is being built, and the identifier that it will have.
///
/// It exists only during the build: the destination's state does not keep it.
@MainActor
final class DestinationSite {
  nonisolated let host: TreeHost
  nonisolated let id: DestinationID
  /// The name of the tab that a tab bar starts with.
  nonisolated let expectedTab: String?

  /// The interface that was assigned while the destination was being built.
  var interface: (any DestinationInterfacing)?

  init(host: TreeHost, id: DestinationID, expectedTab: String?) {
    self.host = host
    self.id = id
    self.expectedTab = expectedTab
  }
}
