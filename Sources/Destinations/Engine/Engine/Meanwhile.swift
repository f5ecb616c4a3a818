/// The places that a guard presents while requests wait for a signal, such as a login.
///
/// A window has at most one such object for each signal. It exists from the moment when a first request
/// is held; it ends when its places have left.
@MainActor
final class Meanwhile {
  /// The hold that the guard has asked for.
  let hold: GuardHold

  /// The place where the first request that waits was made, in the flow that presents the places.
  let origin: DestinationID?

  /// The outer meanwhile, if this one is presented because a guard has held the outer one's presentation; usually
  /// nil.
  let outer: Meanwhile?

  /// Refers to the flow that presents the places.
  var link: HostLink

  /// The request that presents the places, until that request has ended.
  var handle: RequestHandle?

  /// The places that were presented and have not left, without the places inside them.
  var placeIDs: [DestinationID] = []

  /// Whether the signal was given while the places were being presented.
  var isOver = false

  /// Whether the places have left without the signal.
  var hasLeft = false

  /// Whether the interface has shown that the places have left, and the requests are about to be cancelled.
  var isLapsing = false

  init(
    _ hold: GuardHold, in engine: FlowEngine, from origin: DestinationID?, outer: Meanwhile? = nil
  ) {
    self.hold = hold
    self.origin = origin
    self.outer = outer
    link = engine.link
  }

  /// Whether any of the places is presented.
  var isShown: Bool {
    guard !placeIDs.isEmpty, let tree = link.engine?.tree else { return false }
    return placeIDs.contains { tree.contains(id: $0) }
  }

  /// This meanwhile, and the outer ones for which it is presented.
  var chain: [Meanwhile] {
    var chain = [self]
    while let outer = chain.last?.outer { chain.append(outer) }
    return chain
  }
}
