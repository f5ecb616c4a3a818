/// A request that acts from a place other than its requester.
final class PlacedWork: ForwardingWork {
  let placeID: DestinationID
  /// Whether the place that it creates is revealed, wherever it is in the tree.
  let showsPlace: Bool

  init(_ work: RequestWork, at placeID: DestinationID, showsPlace: Bool) {
    self.placeID = placeID
    self.showsPlace = showsPlace
    super.init()
    self.work = work
  }

  override var summary: String { work?.summary ?? "" }

  override var origin: DestinationID? { placeID }

  override var staysHere: Bool { work?.staysHere ?? true }

  override func isServed(by host: TreeHost) -> Bool { work?.isServed(by: host) ?? false }

  override func resolve(in host: TreeHost) throws(DestinationError) -> ResolvedMove {
    work?.asker = placeID
    return shown(try work?.resolve(in: host) ?? ResolvedMove(move: nil))
  }

  override func resolveAnswered(in host: TreeHost) throws(DestinationError) -> ResolvedMove {
    shown(try super.resolveAnswered(in: host))
  }

  private func shown(_ resolved: ResolvedMove) -> ResolvedMove {
    guard showsPlace else { return resolved }
    return resolved.isNothing ? resolved : resolved.with(.showing(resolved.move, from: placeID))
  }
}
