/// The owner of destinations and their tree: the engine of a flow, or the home of a group outside flows.
///
/// Destinations refer to the host by its link; the host owns them and their interfaces. Only the world of the host
/// knows the app's types.
@MainActor
package class TreeHost {
  /// The arrangement of the places in this tree, which is only replaced as a whole.
  final var tree = PresentationTree<ErasedPayload>()

  let sites = SiteStore()

  /// The typed part of the host: an ``AppWorld``.
  let world: AnyObject

  /// The places that are being built; nil if none are.
  final var construction: Construction?

  /// The reference to this host that its places store.
  final let link = HostLink()

  /// The listeners, shared by the flows of a window.
  final var listeners = HostListeners()
  /// The work in progress of its places.
  package final let ledger = WorkLedger()

  init(world: AnyObject) {
    self.world = world
  }

  /// Returns the world with the types of an app.
  ///
  /// - Throws: ``DestinationError`` with `flowEnded` if the flow has other types.
  final func world<World: AnyObject>(as type: World.Type) throws(DestinationError) -> World {
    if let world = world as? World { return world }
    throw DestinationError(
      .flowEnded, "The request has route, content or tab types other than the flow's.")
  }

  /// Applies a plan in which every place has its identifier.
  final func write(_ plan: TreePlan) {
    var changed = PresentationTree<ErasedPayload>()
    swap(&changed, &tree)
    changed.structure.write(plan)
    swap(&changed, &tree)
  }

  package func site(for id: DestinationID) -> Site? {
    if let ref = tree.structure.ref(of: id), let site = sites[ref] { return site }
    return construction?.site(for: id)
  }

  /// The policy for a sheet whose presenter already has a sheet.
  var modalPolicy: ModalPolicy { ModalPolicy() }

  /// Whether the host runs presentations, so that its places need no closures for that.
  var presents: Bool { false }

  /// Runs a request, or queues it.
  ///
  /// - Returns: The outcome, or nil if it is not known yet.
  @discardableResult
  func submit(
    _ work: RequestWork, cause: NavigationCause, from id: DestinationID?,
    handle: RequestHandle? = nil
  ) -> RequestOutcome? {
    .refused(DestinationError(.flowEnded, "The place is not in a flow."))
  }

  /// Returns the error with which an interaction would be refused now, before guards are asked; nil if the
  /// interaction would be accepted, would wait, or would run in another flow.
  func foreseenRefusal(of work: RequestWork, from id: DestinationID) -> DestinationError? { nil }

  /// Returns the place that leaves with an answer: the one that was asked, or else the one that answers.
  func place(finishing answer: PlaceAnswer, from id: DestinationID) -> DestinationID { id }

  /// Gives an answer to the questions that its place was asked, or only reports it if they have received it.
  func give(_ answer: PlaceAnswer, at id: DestinationID) {}

  /// Returns the outside parent that a start named for the root; nil for all other places.
  func outsideParentID(of id: DestinationID) -> DestinationID? { nil }

  /// Takes a place that has joined the tree, with the interface that it kept itself and the tabs of its group.
  final func adopt(_ site: Site, at ref: NodeRef) {
    site.takeOwnInterface()
    site.membership.leaveHome(for: self)
    site.membership.join(self, as: site.id)
    sites[ref] = site
  }

  package final func interface(of id: DestinationID) -> (any DestinationInterfacing)? {
    site(for: id)?.interface ?? construction?.siteInProgress(for: id)?.interface
  }

  /// Keeps the interface of a place that is presented or being built.
  ///
  /// - Returns: False if there is no such place. A destination that chose its own identifier and is still being built
  ///   is none, and keeps its interface itself.
  final func keep(_ interface: (any DestinationInterfacing)?, of id: DestinationID) -> Bool {
    if let future = construction?.siteInProgress(for: id) {
      future.interface = interface
    } else if let site = site(for: id) {
      site.keep(interface)
    } else {
      return false
    }
    return true
  }

  /// Registers a read of a part of the tree with its observers.
  func observe(_ face: TreeFace) {}

  /// Reports a problem to the listeners, or to standard error if there are none.
  func report(_ problem: NavigationEvent.Kind) {
    StandardError.write(problem.description)
  }
}
