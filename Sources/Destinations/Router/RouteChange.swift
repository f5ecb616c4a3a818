/// What has to be done to a path to get to a destination: worked out before anything changes.
struct RouteChange<Destination: Navigable>: Equatable {
  /// How many destinations stay, counted from the root.
  let keptCount: Int

  /// How many destinations above those leave.
  let removedCount: Int

  /// What is pushed then, bottom first.
  let pushed: [Destination]

  /// Compares a path with the one to a destination; nil stands for the root.
  ///
  /// - Throws: ``DestinationError`` with `brokenPathLaw` if the destination's path is none.
  init(from path: [Destination], to destination: Destination?) throws(DestinationError) {
    if let fault = destination?.pathFault { throw fault }
    let wanted = destination?.path ?? []
    keptCount = zip(path, wanted).prefix { $0 == $1 }.count
    removedCount = path.count - keptCount
    pushed = Array(wanted.dropFirst(keptCount))
  }

  /// Whether the path leads to the destination already.
  var isEmpty: Bool { removedCount == 0 && pushed.isEmpty }
}
