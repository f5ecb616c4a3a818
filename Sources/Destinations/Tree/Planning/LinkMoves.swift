/// The moves of a link, made as if the flow had only just been started.
struct LinkMoves: Sendable {
  /// The moves of the start; empty if they are not known.
  let start: [TreeMove<ErasedPayload>]

  /// The moves of the link, which continue from the start.
  let moves: [TreeMove<ErasedPayload>]

  /// Whether two payloads stand for the same place: the same route with the same content.
  let isSame: @Sendable (ErasedPayload, ErasedPayload) -> Bool

  /// Whether the link replaces all presented places in any case.
  var beginsAnew: Bool {
    if case .replaceRoot? = moves.first { true } else { false }
  }

  /// Returns whether the move adds a tab.
  func adds(_ slot: SlotName) -> Bool {
    moves.contains { move in
      if case .addTab(let name, _, _, _) = move { slot == .tab(name: name) } else { false }
    }
  }

  /// The tab or column with which the link begins; nil if it begins with neither.
  var firstSlot: SlotName? { moves.first?.slot }
}
