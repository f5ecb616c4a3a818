/// What a link does: moves that are made as if the flow had only just been started.
///
/// It is an object, so that passing it on copies nothing.
final class LinkMoves: Sendable {
  /// The moves of the start; empty if they are not known.
  let start: [TreeMove<ErasedPayload>]

  /// The moves of the link, which continue from there.
  let moves: [TreeMove<ErasedPayload>]

  /// Whether two payloads stand for the same place: the same route with the same content.
  let isSame: @Sendable (ErasedPayload, ErasedPayload) -> Bool

  init(
    start: [TreeMove<ErasedPayload>], moves: [TreeMove<ErasedPayload>],
    isSame: @escaping @Sendable (ErasedPayload, ErasedPayload) -> Bool
  ) {
    self.start = start
    self.moves = moves
    self.isSame = isSame
  }

  /// Whether two payloads are the same object, or stand for the same place.
  func areSame(_ one: ErasedPayload?, _ other: ErasedPayload?) -> Bool {
    guard let one, let other else { return false }
    return one.keeper === other.keeper || isSame(one, other)
  }

  /// Whether it replaces everything that is presented, so that it does not matter what that is.
  var beginsAnew: Bool {
    if case .replaceRoot? = moves.first { true } else { false }
  }

  /// The tab or column with which it begins; nil if it begins with neither.
  var firstSlot: SlotName? { moves.first?.slot }
}
