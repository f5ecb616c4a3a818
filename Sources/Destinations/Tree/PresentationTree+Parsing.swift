extension PresentationTree {
  /// Parses a tree from the text that ``text(showsIDs:payload:)`` returns.
  ///
  /// Places without an identifier get a new one. Blank lines and the mark of the current place are
  /// ignored; the tree itself determines the current place.
  /// - Parameters:
  ///   - text: The text, with two spaces per level.
  ///   - payload: Returns the payload for a text, or nil if there is none.
  /// - Throws: ``DestinationError`` with the code `malformedText` and the line, or
  ///   `brokenInvariant`.
  /// - Complexity: O(*n*) for a text of *n* characters.
  public init(
    parsing text: String, payload: (String) -> Payload?
  ) throws(DestinationError) {
    structure = try TreeStructure(parsing: text) { payload($0).map(ErasedPayload.init) }
  }
}

extension TreeStructure {
  fileprivate init(
    parsing text: String, payload: (String) -> ErasedPayload?
  ) throws(DestinationError) {
    var reader = TreeTextReader()
    let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    for (number, line) in lines.enumerated() {
      let line = line.last == "\r" ? line.dropLast() : line
      guard line.contains(where: { $0 != " " }) else { continue }
      try reader.read(TreeTextLine(line, number: number + 1), payload: payload)
    }
    self = reader.finish()
    if let violation = violations().first { throw DestinationError(.brokenInvariant, violation) }
  }
}

/// Builds a tree line by line.
private struct TreeTextReader: ~Copyable {
  private var draft = TreeDraft(TreeStructure())
  /// The last node at each depth, from the root to the line read last.
  private var open: [TreeDraft.OpenNode] = []
  private var ids: Set<DestinationID> = []

  mutating func read(
    _ line: TreeTextLine, payload: (String) -> ErasedPayload?
  ) throws(DestinationError) {
    guard line.depth <= open.count else { throw line.error("is indented too far") }
    close(to: line.depth)
    guard let place = line.place else { return try addEmptySlot(line) }
    guard let payload = payload(place.payload) else {
      throw line.error("has the unknown payload \"\(place.payload)\"")
    }
    let id = place.id ?? DestinationID.minted()
    guard ids.insert(id).inserted else { throw line.error("repeats an identifier") }
    open.append(try add(place, payload, id: id, line: line))
  }

  /// Writes the nodes that the lines read so far have completed.
  private mutating func close(to depth: Int) {
    while open.count > depth, let node = open.popLast() { draft.close(node) }
  }

  private mutating func add(
    _ place: TreeTextLine.Place, _ payload: ErasedPayload, id: DestinationID, line: TreeTextLine
  ) throws(DestinationError) -> TreeDraft.OpenNode {
    var state = NodeRecord.State(kind: place.kind)
    state.isPassive = place.isPassive
    if let focus = place.focus {
      guard let slot = SlotName(focusWord: focus, of: place.kind) else {
        throw line.error("selects \"\(focus)\", which its kind of place cannot have")
      }
      state.focus = slot
    }
    if !open.isEmpty {
      let container = open.count - 1
      return draft.open(state, payload, id: id, on: line.slot ?? .path, of: &open[container])
    }
    guard draft.root == nil else { throw line.error("is a second root") }
    guard line.slot == nil else { throw line.error("is the root, which cannot be in a slot") }
    let node = draft.open(state, payload, id: id)
    draft.setRoot(node.ref)
    return node
  }

  private mutating func addEmptySlot(_ line: TreeTextLine) throws(DestinationError) {
    guard !open.isEmpty, let slot = line.slot else { throw line.error("has no place") }
    open[open.count - 1].append(slot)
  }

  mutating func finish() -> TreeStructure {
    close(to: 0)
    var structure = TreeStructure()
    structure.commit(draft.finish())
    return structure
  }
}

extension SlotName {
  /// Parses the word after `selected=` for a kind of place.
  fileprivate init?(focusWord word: String, of kind: NodeKind) {
    switch kind {
    case .tabs:
      self = .tab(name: word)
    case .split:
      guard let column = SplitViewColumn(rawValue: word) else { return nil }
      self = .column(column)
    case .group:
      guard let number = Int(word) else { return nil }
      self = .child(number: number)
    case .screen, .stack, .alert:
      return nil
    }
  }
}
