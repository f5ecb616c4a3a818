/// A tab of a tab bar, for use in an interface.
public struct TabModel<TabType: TabTypeable>: Hashable, Identifiable, Sendable {
  /// The tab.
  public let type: TabType

  /// The tab, which is unique within its tab bar.
  public var id: TabType { type }

  /// Creates the model of a tab.
  public init(type: TabType) {
    self.type = type
  }
}

extension TabModel: Printed {
  /// The name of the tab.
  var printed: String { type.tabName }
}
