/// One tab of a tab bar, as an interface shows it.
public struct TabModel<TabType: TabTypeable>: Hashable, Identifiable, Sendable {
  /// Which tab it is.
  public let type: TabType

  /// The tab itself, which is unique within its tab bar.
  public var id: TabType { type }

  /// Creates the model of a tab.
  public init(type: TabType) {
    self.type = type
  }
}
