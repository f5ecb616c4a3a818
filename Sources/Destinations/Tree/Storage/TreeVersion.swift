internal import Synchronization

/// Distinguishes each state of a tree from all others; copies that have not changed since share it.
struct TreeVersion: Equatable, Sendable {
  private let number: UInt64

  /// The version of all trees to which no place was ever added.
  static let empty = TreeVersion(number: 0)

  /// Returns a version that no tree has yet.
  static func next() -> TreeVersion {
    TreeVersion(number: counter.wrappingAdd(1, ordering: .relaxed).newValue)
  }
}

/// The number of the last version.
private let counter = Atomic<UInt64>(0)
