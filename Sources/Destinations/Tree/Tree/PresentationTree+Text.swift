extension PresentationTree {
  /// Returns the tree as indented text, with one line per place in document order.
  ///
  /// Each line has the slot unless it is the path of a stack, `>` if it is the current place, the
  /// payload, the kind unless it is a screen, the selected slot, and the identifier:
  ///
  /// ```text
  /// home tabs selected=notes #1
  ///   tab notes: list stack #2
  ///     > noteDetail #4
  ///   tab tags: tags #3
  /// ```
  /// - Parameters:
  ///   - showsIDs: Whether lines end with identifiers.
  ///   - payload: Returns the text of a payload.
  /// - Returns: The text; empty for an empty tree.
  /// - Complexity: O(*n*) for *n* places and their depth.
  public func text(showsIDs: Bool = true, payload: (Payload) -> String) -> String {
    text(showsIDs: showsIDs, note: { _ in nil }, payload: payload)
  }

  /// Returns the same text with a note, if there is one, at the end of the line of each place.
  package func text(
    showsIDs: Bool = true, note: (Payload) -> String?, payload: (Payload) -> String
  ) -> String {
    var lines: [String] = []
    let current = structure.current
    // An empty slot has no place, but a line of its own.
    var waiting: [(ref: NodeRef?, slot: SlotName, depth: Int)] =
      structure.root.map { [($0, .path, 0)] } ?? []
    while let (ref, slot, depth) = waiting.popLast() {
      let indent = String(repeating: " ", count: 2 * depth)
      guard let ref else {
        lines.append(indent + "\(slot):")
        continue
      }
      let mark = (slot == .path ? "" : "\(slot): ") + (ref == current ? "> " : "")
      let line = line(ref, showsIDs: showsIDs, payload: payload)
      lines.append(indent + mark + line + (self.payload(ref).flatMap(note).map { " " + $0 } ?? ""))
      for slot in structure.record(ref).slots.reversed() {
        let members: [NodeRef?] = slot.count == 0 ? [nil] : structure.members(of: slot)
        waiting += members.reversed().map { ($0, slot.name, depth + 1) }
      }
    }
    return lines.joined(separator: "\n")
  }

  private func line(_ ref: NodeRef, showsIDs: Bool, payload: (Payload) -> String) -> String {
    let record = structure.record(ref)
    var words = [TreeTextToken.quoted(self.payload(ref).map(payload) ?? "")]
    if let kind = record.kind.word { words.append(kind) }
    if let name = record.focus?.words.name {
      words.append("selected=\(TreeTextToken.quoted(name))")
    }
    if record.isPassive { words.append("passive") }
    if showsIDs { words.append(TreeTextToken.id(structure.id(ref))) }
    return words.joined(separator: " ")
  }
}

extension PresentationTree: Printed {
  /// The tree as text, with the description of each payload.
  var printed: String { text { "\($0)" } }
}
