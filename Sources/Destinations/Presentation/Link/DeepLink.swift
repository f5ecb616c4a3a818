/// A kind of deep link, declared once for parsing and printing.
///
/// ```swift
/// DeepLink("note/{name}?edit={edit}", .string, .flag) {
///   NotesLink.note(name: $0, isEditing: $1)
/// } values: {
///   if case .note(let name, let isEditing) = $0 { (name, isEditing) } else { nil }
/// }
/// ```
public struct DeepLink<Target: Equatable & Sendable>: Sendable {
  let pattern: LinkPattern

  /// The fault in the declaration, or nil.
  let fault: String?

  private let make: @Sendable ([[String]]) -> Target?
  private let texts: @Sendable (Target) -> [[String]]?

  /// Creates a kind of link.
  ///
  /// - Parameters:
  ///   - pattern: The form of the link: path segments that are words or placeholders such as
  ///     `{name}`, of which the last one may be `{names...}` for all remaining segments; then,
  ///     after `?`, query items such as `edit={edit}`. A form such as `//{host}/note/{name}` begins
  ///     with the host of an `https` link; a type of value that reads only known hosts decides
  ///     which belong to the app. Forms without a host are tried first.
  ///   - parameters: The types of the placeholders' values, in their order.
  ///   - target: Returns the target for some values, or nil if there is none.
  ///   - values: Returns the values of a target, or nil for a target of another kind.
  public init<each Value>(
    _ pattern: String, _ parameters: repeat LinkParameter<each Value>,
    target: @escaping @Sendable (repeat each Value) -> Target?,
    values: @escaping @Sendable (Target) -> (repeat each Value)?
  ) {
    let pattern = LinkPattern(pattern)
    self.pattern = pattern
    let parameters = (repeat each parameters)
    var types = 0
    for _ in repeat each parameters { types += 1 }
    let count = types
    fault =
      pattern.fault
      ?? (count == pattern.valueCount
        ? nil : "has \(pattern.valueCount) placeholders, but \(count) types")
    make = { texts in
      if texts.count != count { return nil }
      var texts = texts[...]
      guard let values = try? (repeat (each parameters).next(of: &texts)) else { return nil }
      return target(repeat each values)
    }
    texts = { target in
      guard let values = values(target) else { return nil }
      var texts: [[String]] = []
      repeat texts.append((each parameters).print(each values))
      return texts
    }
  }

  /// Returns the target of an address, or nil if the address is of another kind.
  func target(of address: LinkAddress) -> Target? {
    pattern.texts(in: address).flatMap(make)
  }

  /// The only target, if there are no placeholders.
  var fixedTarget: Target? { pattern.valueCount == 0 ? make([]) : nil }

  /// Returns the parts of the link to a target, or nil if the target is of another kind.
  func address(of target: Target) -> (segments: [String], query: [(String, String)])? {
    texts(target).flatMap(pattern.address)
  }
}

extension LinkParameter {
  private struct Missing: Error {}

  /// Reads the first value of a link, and removes its texts.
  fileprivate func next(of texts: inout ArraySlice<[String]>) throws -> Value {
    if let value = texts.popFirst().flatMap(read) { return value }
    throw Missing()
  }
}

extension DeepLink: Printed {
  /// The pattern.
  var printed: String { pattern.text }
}
