/// A value that knows the name of its case, such as a route or an interaction.
///
/// For an enum of strings, this is the raw value. For any other type the library reads the name of
/// the case by reflection, which takes about a microsecond: once for each presentation that names a
/// route, when somebody listens or shows a place, and when the exact value is not in a table.
public protocol NamedCase: Hashable, Sendable {
  /// The name of the case, without associated values.
  var rawValue: String { get }
}

extension NamedCase {
  /// The name of the case, read by reflection: what ``rawValue`` is unless a type is an enum of strings.
  ///
  /// It must not be called `rawValue` itself: an enum of strings would take it for its raw value.
  @_implements(NamedCase,rawValue)
  public var reflectedCaseName: String {
    Mirror(reflecting: self).children.first?.label ?? String(describing: self)
  }
}

extension NamedCase where Self: RawRepresentable, RawValue == String {
  /// The raw value: what ``rawValue`` is for an enum of strings.
  @_implements(NamedCase,rawValue)
  public var rawCaseName: String { string(of: self) }
}

private func string<Case: RawRepresentable>(of value: Case) -> String
where Case.RawValue == String {
  value.rawValue
}

extension Dictionary where Key: NamedCase {
  /// Returns the entry for exactly this key, or else the only one whose key has the same case.
  ///
  /// If several keys have the same case, only their exact values are found.
  /// - Complexity: O(1) for an exact match, else O(*n*) for *n* entries.
  func entry(exactlyOrByCase key: Key) -> Value? {
    self[key] ?? entry(byCase: key)
  }

  /// Returns the only entry whose key has the same case.
  ///
  /// - Complexity: O(*n*) for *n* entries.
  func entry(byCase key: Key) -> Value? {
    if isEmpty { return nil }
    let name = key.rawValue
    let alike = filter { $0.key.rawValue == name }
    return alike.count == 1 ? alike.first?.value : nil
  }
}
