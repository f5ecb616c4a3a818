/// A part of a stage, compared by what identifies it.
protocol StagePart: AnyObject, Hashable {
  associatedtype Key: Hashable
  nonisolated var key: Key { get }
}

extension StagePart {
  public nonisolated static func == (one: Self, other: Self) -> Bool { one.key == other.key }

  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(key) }
}
