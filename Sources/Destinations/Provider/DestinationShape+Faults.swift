/// The mistakes that a shape can contain by itself.
extension DestinationShape {
  /// What a flow refuses; nil if the places inside can be arranged as declared.
  ///
  /// A tab bar without tabs is no such mistake, because its provider can add tabs.
  func fault(of name: @autoclosure () -> String) -> DestinationError? {
    switch inside {
    case nil, .routes: nil
    case .tabs(let tabs, let selected): Self.fault(tabs.map(\.tab.tabName), selected?.tabName, name)
    case .columns(let columns, let focused): Self.fault(columns.map(\.column), focused, name)
    }
  }

  private static func fault(
    _ tabs: [String], _ selected: String?, _ name: () -> String
  ) -> DestinationError? {
    if let tab = tabs.firstRepeated {
      let reason = "The shape of \(name()) contains the tab \"\(tab)\" twice."
      return DestinationError(.duplicateTab, reason)
    }
    guard let selected, !tabs.contains(selected) else { return nil }
    let reason =
      "The shape of \(name()) selects the tab \"\(selected)\", which it does not contain."
    return DestinationError(.tabNotFound, reason)
  }

  private static func fault(
    _ columns: [SplitViewColumn], _ focused: SplitViewColumn?, _ name: () -> String
  ) -> DestinationError? {
    if let column = columns.firstRepeated {
      let reason = "The shape of \(name()) contains the column \(column.rawValue) twice."
      return DestinationError(.duplicateKey, reason)
    }
    guard let focused, !columns.contains(focused) else { return nil }
    let reason =
      "The shape of \(name()) focuses the column \(focused.rawValue), which it does not contain."
    return DestinationError(.columnNotFound, reason)
  }

  /// The mistake of a declared tab bar without tabs.
  func emptiness(of name: String) -> DestinationError? {
    guard case .tabs(let tabs, _) = inside, tabs.isEmpty, !isFilledLater else { return nil }
    return DestinationError(.emptyTabBar, "The shape of \(name) contains no tabs.")
  }
}

extension Array where Element: Hashable {
  /// The first element that an equal one precedes.
  fileprivate var firstRepeated: Element? {
    var seen: Set<Element> = []
    return first { !seen.insert($0).inserted }
  }
}
