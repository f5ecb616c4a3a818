/// A value that knows the name of its case; what routes and interactions have in common.
public protocol NamedCase: Hashable, Sendable {
  /// The name of the case, without associated values.
  ///
  /// An enum of strings has it for free. Any other gets it by reflection, which costs a microsecond a
  /// look-up; declare your own where that matters.
  var rawValue: String { get }
}

extension NamedCase {
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
