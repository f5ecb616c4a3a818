/// The tabs of the app's tab bars.
public protocol TabTypeable: Hashable, Sendable {
  /// The name of the tab; unique within one tab bar, where it identifies the tab.
  var tabName: String { get }
}

extension TabTypeable where Self: RawRepresentable, RawValue == String {
  /// The raw value.
  public var tabName: String { rawValue }
}

/// The tabs of an app that has none.
public enum NoTabs: TabTypeable {
  /// The name of the tab.
  public var tabName: String { switch self {} }
}
