public import Destinations

extension PresentationTree {
  /// Parses a tree from the text that `text(showsIDs:payload:)` returns.
  ///
  /// Places without an identifier get a new one. Blank lines and the mark of the current place are
  /// ignored; the tree itself determines the current place.
  /// - Parameters:
  ///   - text: The text, with two spaces per level.
  ///   - payload: Returns the payload for a text, or nil if there is none.
  /// - Throws: `DestinationError` with the code `malformedText` and the line, or
  ///   `brokenInvariant`.
  /// - Complexity: O(*n*) for a text of *n* characters.
  public init(
    parsing text: String, payload: (String) -> Payload?
  ) throws(DestinationError) {
    var reader = TreeTextReader<Payload>()
    let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    for (number, line) in lines.enumerated() {
      let line = line.last == "\r" ? line.dropLast() : line
      guard line.contains(where: { $0 != " " }) else { continue }
      try reader.read(TreeTextLine(line, number: number + 1), payload: payload)
    }
    try self.init(reader.parts)
  }
}

/// Reads the places of a tree line by line.
private struct TreeTextReader<Payload: Sendable> {
  /// A place, with the slots that the lines so far have named.
  private struct Entry {
    let place: TreeTextLine.Place
    let payload: Payload
    let slot: SlotName
    let outer: Int?
    var slots: [SlotName] = []
    var known: Set<SlotName> = []
  }

  private var entries: [Entry] = []
  /// The indices of the last place at each depth, from the root to the line read last.
  private var open: [Int] = []
  private var ids: Set<DestinationID> = []

  var parts: [Blueprint<Payload>.Part] {
    entries.map { entry in
      let place = Blueprint(
        entry.payload, kind: entry.place.kind, id: entry.place.id, slotNames: entry.slots,
        focus: entry.place.focusedSlot, isPassive: entry.place.isPassive)
      return (place, entry.slot, entry.outer)
    }
  }

  mutating func read(
    _ line: TreeTextLine, payload: (String) -> Payload?
  ) throws(DestinationError) {
    guard line.depth <= open.count else { throw line.error("is indented too far") }
    open.removeLast(open.count - line.depth)
    guard let place = line.place else { return try addEmptySlot(line) }
    guard let payload = payload(place.payload) else {
      throw line.error("has the unknown payload \"\(place.payload)\"")
    }
    if let id = place.id, !ids.insert(id).inserted { throw line.error("repeats an identifier") }
    if let word = place.focus, place.focusedSlot == nil {
      throw line.error("selects \"\(word)\", which its kind of place cannot have")
    }
    let slot = line.slot ?? .path
    if let outer = open.last {
      if entries[outer].known.insert(slot).inserted {
        let before = entries[outer].slots.lastIndex { $0.rank <= slot.rank }
        entries[outer].slots.insert(slot, at: before.map { $0 + 1 } ?? 0)
      }
    } else if !entries.isEmpty {
      throw line.error("is a second root")
    } else if line.slot != nil {
      throw line.error("is the root, which cannot be in a slot")
    }
    entries.append(
      Entry(place: place, payload: payload, slot: slot, outer: open.last))
    open.append(entries.count - 1)
  }

  private mutating func addEmptySlot(_ line: TreeTextLine) throws(DestinationError) {
    guard let outer = open.last, let slot = line.slot else { throw line.error("has no place") }
    entries[outer].slots.append(slot)
    entries[outer].known.insert(slot)
  }
}
