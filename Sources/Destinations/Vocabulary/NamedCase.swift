/// Stands for the raw value of an enum that has none.
public enum NoRawValue {}

/// A value that knows the name of its case; what routes and interactions have in common.
///
/// An enum of strings has its ``rawValue`` already. Any other gets the name of its case by reflection,
/// which costs a microsecond a look-up; declare your own where that matters.
public protocol NamedCase: Hashable, Sendable {
  /// `String` for an enum of strings. It keeps the default of ``rawValue`` away from such enums.
  associatedtype RawValue = NoRawValue

  /// The name of the case, without associated values.
  var rawValue: String { get }
}

extension NamedCase where RawValue == NoRawValue {
  /// The name of the case, read by reflection.
  public var rawValue: String {
    Mirror(reflecting: self).children.first?.label ?? String(describing: self)
  }
}

extension Dictionary where Key: NamedCase {
  /// Returns the entry for exactly this key, else the one whose key is of the same case.
  ///
  /// - Complexity: O(1) for an exact match, else O(*n*) for *n* entries.
  func entry(exactlyOrByCase key: Key) -> Value? {
    if let exact = self[key] { return exact }
    if isEmpty { return nil }
    let name = key.rawValue
    return first { $0.key.rawValue == name }?.value
  }
}
