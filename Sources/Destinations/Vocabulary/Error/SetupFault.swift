/// The faults that can be found in a table alone.
enum SetupFault {
  /// Returns the faults in the keys of a table: several keys of the same case, and keys whose case has no
  /// name.
  static func keys(_ keys: some Collection<some NamedCase>, of table: String) -> [DestinationError]
  {
    let alike = Dictionary(grouping: keys) { CaseIdentity(of: $0) }.values.filter { $0.count > 1 }
    let unnamed = keys.map(\.caseBearer).filter(\.isUnnamed).map { "\(type(of: $0))" }
    return alike.compactMap { $0.first?.rawValue }.sorted().map { duplicate($0, in: table) }
      + Set(unnamed).sorted().map { unnamedCase(of: $0, in: table) }
  }

  static func duplicates(in names: [String], of table: String) -> [DestinationError] {
    repeated(names).map { duplicate($0, in: table) }
  }

  /// Returns the faults of an alert with several buttons that pass its content to the same interaction, so that the
  /// user's choice makes no difference.
  static func equalChoices(_ interactions: [String], of alert: String) -> [DestinationError] {
    repeated(interactions).map {
      DestinationError(.conflictingAction, "Several buttons of \(alert) lead to \($0).")
    }
  }

  private static func repeated(_ names: [String]) -> [String] {
    let counts = Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +)
    return counts.filter { $0.value > 1 }.keys.sorted()
  }

  /// Returns the faults of interactions that two tables contain.
  static func conflicts<Key: NamedCase>(
    _ table: (keys: [Key], word: String), _ other: (keys: [Key], word: String), at place: String
  ) -> [DestinationError] {
    let known = Set(other.keys.map { CaseIdentity(of: $0) })
    let shared = table.keys.filter { known.contains(CaseIdentity(of: $0)) }
    let both = "\(place) declares both \(table.word) and \(other.word)"
    return Set(shared.map(\.rawValue)).sorted().map {
      DestinationError(.conflictingAction, "\(both) for \($0).")
    }
  }

  static func foreignPresentation(after interaction: String, at place: String) -> DestinationError {
    let reason =
      "The presentation after the request for \(interaction) at \(place) has types of another app."
    return DestinationError(.assistantMismatch, reason)
  }

  private static func duplicate(_ name: String, in table: String) -> DestinationError {
    let reason = "\(name) appears more than once in \(table), so only exact values find it."
    return DestinationError(.duplicateKey, reason)
  }

  private static func unnamedCase(of type: String, in table: String) -> DestinationError {
    let reason = "\(type) in \(table) has neither a rawValue nor a label that can be read."
    return DestinationError(.unnamedCase, reason)
  }
}
