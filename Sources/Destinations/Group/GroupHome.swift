#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// The tree of a group that is in no flow. It owns the group's children, and the group owns it.
final class GroupHome<
  DestinationType: RoutableDestinations, ContentType: ContentTypeable, TabType: TabTypeable
>: DestinationHosting {
  typealias Place = Destinations.Place<DestinationType, ContentType>
  typealias Presentation = DestinationPresentation<DestinationType, ContentType, TabType>
  typealias AnyDestination = any Destinationable<DestinationType, ContentType, TabType>

  private(set) var arrangedTree: PresentationTree<Place>
  private weak var owner: (any Destinationable<DestinationType, ContentType, TabType>)?
  private let ownerID: UUID
  private var children: [UUID: AnyDestination] = [:]
  private var interfaces: [UUID: any DestinationInterfacing] = [:]
  private var tabs: [String: TabType] = [:]

  /// Creates the home of a group from what the group contains already.
  init(_ group: AnyDestination, _ stock: DestinationStock<DestinationType, ContentType, TabType>) {
    owner = group
    ownerID = group.id
    arrangedTree = PresentationTree(root: stock.blueprint)
    adopt(stock.destinations.filter { $0.id != group.id })
  }

  func destination(for id: UUID) -> AnyDestination? {
    id == ownerID ? owner : children[id]
  }

  func tab(named name: String) -> TabType? { tabs[name] }

  func register(_ tab: TabType) { tabs[tab.tabName] = tab }

  func present(
    _ presentation: Presentation, from id: UUID, cause: NavigationCause
  ) throws(DestinationError) {
    throw DestinationError(.flowEnded, "Place \(TreeTextToken.id(id)) is in no flow.")
  }

  func arrange(
    _ move: TreeMove<Place>, bringing: [AnyDestination], from id: UUID?
  ) throws(DestinationError) {
    for destination in bringing where arrangedTree.contains(id: destination.id) {
      throw DestinationError(.duplicateID, "\(destination.id) is in the group already.")
    }
    let plan = try arrangedTree.plan(move, from: id ?? ownerID)
    let leaving = plan.departures.map(arrangedTree.id)
    arrangedTree.commit(plan)
    for id in leaving { letGo(id) }
    adopt(bringing)
  }

  private func adopt(_ destinations: [AnyDestination]) {
    for destination in destinations {
      if let interface = destination.currentInterface() { interfaces[destination.id] = interface }
      destination.membership.ownInterface = nil
      destination.membership.home = nil
      destination.membership.join(self, as: destination.id)
      children[destination.id] = destination
    }
  }

  private func letGo(_ id: UUID) {
    guard let child = children.removeValue(forKey: id) else { return }
    child.membership.leave()
    child.membership.ownInterface = interfaces.removeValue(forKey: id).map(InterfaceBox.init)
  }

  func interface(of id: UUID) -> (any DestinationInterfacing)? { interfaces[id] }

  func keep(_ interface: (any DestinationInterfacing)?, of id: UUID) {
    interfaces[id] = interface
  }

  func observe(_ face: TreeFace) {}

  func begin(_ work: PendingWork) -> Int { 0 }

  func end(_ key: Int) {}

  func report(_ problem: NavigationEvent.Kind) {
    StandardError.write(problem.description)
  }
}
