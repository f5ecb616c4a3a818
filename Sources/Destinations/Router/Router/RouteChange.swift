/// The change of a path that leads to a destination, computed before anything changes.
struct RouteChange<Destination: Navigable>: Equatable {
  /// The number of destinations that stay, counted from the root.
  let keptCount: Int

  /// The destinations to push then, bottom first.
  let pushed: [Destination]

  /// Compares a path with that of a destination; nil is the root.
  ///
  /// - Throws: ``DestinationError`` with `brokenPathLaw` if the path does not end with the
  ///   destination.
  init(from path: [Destination], to destination: Destination?) throws(DestinationError) {
    if let fault = destination?.pathFault { throw fault }
    let wanted = destination?.path ?? []
    keptCount = zip(path, wanted).prefix { $0 == $1 }.count
    pushed = Array(wanted.dropFirst(keptCount))
  }
}
