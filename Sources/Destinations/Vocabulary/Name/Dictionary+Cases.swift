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
    if isEmpty || key.isUnnamed { return nil }
    let name = key.rawValue
    let alike = filter { $0.key.rawValue == name }
    return alike.count == 1 ? alike.first?.value : nil
  }
}
