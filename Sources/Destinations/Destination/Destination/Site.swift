/// A place's destination and interface, both owned by the host.
@MainActor
package class Site {
  final let membership: any Membership
  package final let id: DestinationID
  package final let destination: any Destinationable

  /// The name of the route, for events and interfaces.
  ///
  /// The name is read only for listeners and interfaces, and may be found by reflection.
  package final lazy var routeName: String = destination.type.rawValue

  package private(set) final var interface: (any DestinationInterfacing)?

  /// Called by the typed subclass, the only one.
  fileprivate init(
    _ destination: any Destinationable, _ membership: any Membership, of id: DestinationID
  ) {
    self.destination = destination
    self.membership = membership
    self.id = id
  }

  /// Replaces the interface; the old one is released afterwards.
  final func keep(_ new: (any DestinationInterfacing)?) {
    var old = new
    swap(&old, &interface)
  }

  /// Takes over the interface that the destination kept while it had no owner, unless the site has one.
  func takeOwnInterface() {
    guard let own = membership.parts?.ownInterface else { return }
    if interface == nil { keep(own) }
    membership.parts?.keep(nil, for: destination)
  }

  /// Takes the name of the route from the world, which distinguishes routes of types with the same
  /// name.
  func takeName(from world: AnyObject) {}

  /// Lets the interface of a tab bar customize its tabs.
  final func customizeTabs(named names: [String]) {
    (interface as? any TabBarDestinationInterfacing)?.customizeTabs(named: names)
  }

  /// Cancels the tasks, cleans up interactors and the destination, and drops the interface, once.
  ///
  /// This is the only place where destinations are released.
  func release() {
    if membership.hasLeft { return }
    let host = membership.host
    host?.ledger.unpark(at: id)
    host?.listeners.onRelease?(self)
    membership.beginLeaving()
    for interactor in membership.takeInteractors() { destination.cleanUp(interactor) }
    destination.cleanupResources()
    destination.removeAssociatedInterface()
    membership.parts?.stateModel = nil
    keep(nil)
    membership.parts?.keep(nil, for: destination)
    membership.leave()
  }
}

/// A site with the types of its app.
class SiteOf<
  DestinationType: RoutableDestinations, ContentType: ContentTypeable, TabType: TabTypeable
>: Site {
  final let typed: any Destinationable<DestinationType, ContentType, TabType>

  @inline(__always)
  required init(_ destination: any Destinationable<DestinationType, ContentType, TabType>) {
    typed = destination
    super.init(destination, destination.membership, of: destination.id)
  }

  override func takeName(from world: AnyObject) {
    let app = world as? PlaceWorld<DestinationType, ContentType, TabType>
    if let app { routeName = app.name(of: typed.type) }
  }
}
