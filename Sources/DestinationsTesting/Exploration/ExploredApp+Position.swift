internal import Destinations

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

extension ExploredApp {
  /// Where the person is.
  struct Position: Equatable {
    let id: UUID
    let route: String
  }

  /// Where the person is; nil while nothing is presented.
  var position: Position? {
    current.map { Position(id: $0.id, route: $0.type.rawValue) }
  }
}
