#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// What a host keeps for one place: its destination and its interface, which it owns.
@MainActor
class Site {
  let destination: any Destinationable
  let membership: Membership
  let id: UUID
  var interface: (any DestinationInterfacing)?

  init(_ destination: any Destinationable, _ membership: Membership) {
    self.destination = destination
    self.membership = membership
    id = destination.id
  }

  /// The name of the route, for events and interfaces.
  var routeName: String { destination.type.rawValue }

  /// Tells the destination that another tab of it was selected.
  func tellSelectedTab(named name: String, in world: AnyObject) {}

  /// Cancels the tasks, cleans up interactors and the destination, and drops the interface.
  ///
  /// Once.
  ///
  /// The one place where destinations are let go.
  func release() {
    if membership.hasLeft { return }
    membership.beginLeaving()
    for interactor in membership.takeInteractors() { destination.cleanUp(interactor) }
    destination.cleanupResources()
    destination.removeAssociatedInterface()
    interface = nil
    membership.leave()
  }
}

/// A site with the types of its app.
final class SiteOf<
  DestinationType: RoutableDestinations, ContentType: ContentTypeable, TabType: TabTypeable
>: Site {
  let typed: any Destinationable<DestinationType, ContentType, TabType>
  private let typedMembership: DestinationMembership<DestinationType, ContentType, TabType>

  init(_ destination: any Destinationable<DestinationType, ContentType, TabType>) {
    typed = destination
    typedMembership = destination.membership
    super.init(destination, destination.membership)
  }

  override func tellSelectedTab(named name: String, in world: AnyObject) {
    guard let tell = typedMembership.selectedTabClosure else { return }
    let app = world as? AppWorld<DestinationType, ContentType, TabType>
    if let tab = app?.tabs[name] { tell(TabModel(type: tab)) }
  }
}
