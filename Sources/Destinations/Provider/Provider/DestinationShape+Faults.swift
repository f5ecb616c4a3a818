/// The faults that can be found in a shape alone.
extension DestinationShape {
  /// Returns the error of a flow that refuses the shape; nil if the places inside can be arranged
  /// as declared.
  ///
  /// A tab bar without tabs is no such fault, because its provider can add tabs.
  func fault(of name: @autoclosure () -> String) -> DestinationError? {
    let names = slots.map { $0.name }
    let isTabs = kind == .tabs
    var seen: Set<SlotName> = []
    if let slot = names.first(where: { !seen.insert($0).inserted }) {
      let reason = "The shape of \(name()) contains the \(Self.text(of: slot)) twice."
      return DestinationError(isTabs ? .duplicateTab : .duplicateKey, reason)
    }
    guard let focus, !names.contains(focus) else { return nil }
    let wish = "\(isTabs ? "selects" : "focuses") the \(Self.text(of: focus))"
    let reason = "The shape of \(name()) \(wish), which it does not contain."
    return DestinationError(isTabs ? .tabNotFound : .columnNotFound, reason)
  }

  private static func text(of slot: SlotName) -> String {
    slot.tabName.map { "tab \"\($0)\"" } ?? slot.description
  }

  /// Returns the fault of a declared tab bar without tabs.
  func emptiness(of name: String) -> DestinationError? {
    guard kind == .tabs, slots.isEmpty, !isFilledLater else { return nil }
    return DestinationError(.emptyTabBar, "The shape of \(name) contains no tabs.")
  }
}

extension SetupFault {
  /// Returns the fault of a place whose kind is not the declared one.
  static func mismatch(
    of place: String, _ actual: NodeKind, declaredAs declared: NodeKind
  ) -> DestinationError? {
    if actual == declared { return nil }
    if case .stack = actual, case .stack = declared { return nil }
    let words = (declared.word ?? "screen", actual.word ?? "screen")
    let reason = "\(place) is declared as .\(words.0), but its provider builds a .\(words.1)."
    return DestinationError(.shapeMismatch, reason)
  }
}
