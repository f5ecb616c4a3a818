/// The tabs of an app's tab bars; usually an enum of strings.
public protocol TabTypeable: Hashable, Sendable {
  /// The name of the tab.
  ///
  /// It identifies the tab and must be unique within a tab bar.
  var tabName: String { get }
}

extension TabTypeable where Self: RawRepresentable, RawValue == String {
  /// The raw value.
  public var tabName: String { rawValue }
}

/// The tab type of an app that has no tabs.
extension Never: TabTypeable {
  /// The name of the tab.
  public var tabName: String { switch self {} }
}
