import Destinations
import DestinationsTesting
import Foundation

extension TestFlow where DestinationType == Sample.DestinationType {
  typealias Route = Sample.DestinationType

  /// The routes of all places in order of arrival.
  var active: [Route] { flow.activeDestinations.map { $0.type } }

  /// The routes on screen.
  var visible: [Route] { flow.visibleDestinations.map { $0.type } }

  var current: Route? { flow.currentDestination?.type }

  /// The first place of a route.
  func place(_ route: Route) -> AnyDestination? {
    flow.activeDestinations.first { $0.type == route }
  }

  func id(_ route: Route) -> UUID {
    place(route)?.id ?? UUID()
  }

  /// The route of the parent of the first place with a route.
  func parent(of route: Route) -> Route? {
    place(route)?.parentDestinationID().flatMap { flow.destination(for: $0) }?.type
  }
}
