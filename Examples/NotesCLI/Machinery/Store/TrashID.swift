import Foundation

/// Names one deletion, so that notes deleted from the same path stay separate.
struct TrashID: Hashable, Sendable, Codable {
  /// The name of a folder in the trash: milliseconds since 1970, a hyphen, a random part.
  let name: String

  /// Wraps a name as it is, without checking it.
  init(_ name: String) {
    self.name = name
  }

  /// Mints the name of a deletion made at this time.
  init(deleted: Date) {
    let milliseconds = Int64((deleted.timeIntervalSince1970 * 1_000).rounded())
    name = "\(milliseconds)-\(UUID().uuidString.prefix(8).lowercased())"
  }

  /// When the note was deleted, or nil if the name does not say.
  var deleted: Date? {
    name.split(separator: "-").first.flatMap { Int64($0) }
      .map { Date(timeIntervalSince1970: Double($0) / 1_000) }
  }

  /// Whether the name can be that of a folder in the trash.
  var isValid: Bool {
    deleted != nil && !name.contains("/") && !name.contains("\0") && !name.hasPrefix(".")
  }
}

extension TrashID: CustomStringConvertible {
  var description: String { name }
}
