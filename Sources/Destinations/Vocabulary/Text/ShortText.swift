/// Returns the text of a value as the library prints it: the description that its type declares, or
/// else the value as it is written in source code, without the names of modules and outer types.
package func shortText<Value>(of value: Value) -> String {
  ShortText(depth: 0).text(of: value)
}

/// Returns whether the type of a value declares a description.
func describesItself<Value>(_ value: Value) -> Bool {
  value is any CustomStringConvertible || value is any CustomDebugStringConvertible
    || value is any TextOutputStreamable
}

/// Writes values as they are written in source code.
struct ShortText {
  /// Values at this depth are left out, because some values are nested without end.
  private static let depthLimit = 16

  let depth: Int

  func text<Value>(of value: Value) -> String {
    if depth == Self.depthLimit { return "…" }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional: return mirror.children.first.map { inner($0.value) } ?? "nil"
    case .collection, .set: return "[" + list(mirror) + "]"
    case .dictionary: return "[" + pairs(mirror) + "]"
    case .tuple: return "(" + list(mirror) + ")"
    case _ where describesItself(value): return String(describing: value)
    case .struct: return properties(of: mirror)
    case .class: return name(of: mirror)
    case .enum:
      guard let payload = mirror.children.first else { return String(describing: value) }
      return (payload.label ?? "") + inParentheses(payload.value)
    default: return String(describing: value)
    }
  }

  /// Returns the type of a value and its properties.
  func properties(of mirror: Mirror) -> String { name(of: mirror) + "(" + list(mirror) + ")" }

  private func name(of mirror: Mirror) -> String {
    String("\(mirror.subjectType)".prefix { $0 != "<" })
  }

  private func list(_ mirror: Mirror) -> String {
    let items = mirror.children.map { label, value in
      let name = label.map { $0.hasPrefix(".") ? "" : $0 + ": " } ?? ""
      return name + inner(value)
    }
    return items.joined(separator: ", ")
  }

  private func pairs(_ mirror: Mirror) -> String {
    mirror.children.map { pair in
      Mirror(reflecting: pair.value).children.map { inner($0.value) }.joined(separator: ": ")
    }
    .sorted().joined(separator: ", ")
  }

  private func inParentheses<Payload>(_ payload: Payload) -> String {
    let text = inner(payload)
    return Mirror(reflecting: payload).displayStyle == .tuple ? text : "(" + text + ")"
  }

  private func inner<Value>(_ value: Value) -> String {
    if let text = value as? String { return String(reflecting: text) }
    if let id = value as? DestinationID { return TreeTextToken.id(id) }
    return ShortText(depth: depth + 1).text(of: value)
  }
}
