/// A part of a stage, compared by its identity.
protocol StagePart: AnyObject, Hashable {
  associatedtype Key: Hashable
  /// The identity of the part.
  nonisolated var key: Key { get }
}

extension StagePart {
  /// Returns whether both are the same part.
  public nonisolated static func == (one: Self, other: Self) -> Bool { one.key == other.key }

  /// Hashes the identity of the part.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(key) }
}
