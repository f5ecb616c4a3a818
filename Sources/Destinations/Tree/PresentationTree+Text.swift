extension PresentationTree {
  /// Returns the tree as indented text, with one line per place in document order.
  ///
  /// Each line has the slot unless it is the path of a stack, `>` if it is the current place, the
  /// payload, the kind unless it is a screen, what is selected, and the identifier:
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
    var lines: [String] = []
    let current = structure.current
    var waiting = structure.root.map { [TextStep.node($0, depth: 0)] } ?? []
    while let step = waiting.popLast() {
      switch step {
      case .node(let ref, let depth):
        let mark = ref == current ? "> " : ""
        lines.append(
          indent(depth) + label(of: ref) + mark + line(ref, showsIDs: showsIDs, payload: payload))
        waiting.append(contentsOf: steps(below: ref, depth: depth + 1).reversed())
      case .emptySlot(let slot, let depth):
        lines.append(indent(depth) + "\(slot):")
      }
    }
    return lines.joined(separator: "\n")
  }

  private func steps(below ref: NodeRef, depth: Int) -> [TextStep] {
    let record = structure.record(ref)
    return record.slots.flatMap { slot in
      slot.count == 0
        ? [TextStep.emptySlot(slot.name, depth: depth)]
        : structure.members(of: slot).map { TextStep.node($0, depth: depth) }
    }
  }

  private func label(of ref: NodeRef) -> String {
    let record = structure.record(ref)
    return record.container == nil || record.slot == .path ? "" : "\(record.slot): "
  }

  private func line(_ ref: NodeRef, showsIDs: Bool, payload: (Payload) -> String) -> String {
    let record = structure.record(ref)
    var words = [TreeTextToken.quoted(self.payload(ref).map(payload) ?? "")]
    if let kind = record.kind.word { words.append(kind) }
    if let focus = record.focus { words.append("selected=\(focus.focusWord)") }
    if record.isPassive { words.append("passive") }
    if showsIDs { words.append(TreeTextToken.id(structure.id(ref))) }
    return words.joined(separator: " ")
  }

  private func indent(_ depth: Int) -> String {
    String(repeating: " ", count: 2 * depth)
  }
}

extension PresentationTree: Printed {
  /// The tree as text, with the description of each payload.
  var printed: String { text { "\($0)" } }
}

private enum TextStep {
  case node(NodeRef, depth: Int)
  case emptySlot(SlotName, depth: Int)
}

extension SlotName {
  /// The word for the slot after `selected=`.
  var focusWord: String {
    switch self {
    case .tab(let name): TreeTextToken.quoted(name)
    case .column(let column): column.rawValue
    case .child(let number): String(number)
    case .path, .attached, .sheet: description
    }
  }
}
