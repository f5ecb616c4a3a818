/// The mistakes that a table can contain by itself.
enum SetupFault {
  static func duplicates(in names: [String], of table: String) -> [DestinationError] {
    let counts = Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +)
    return counts.filter { $0.value > 1 }.keys.sorted().map {
      let reason = "\($0) appears more than once in \(table), so only exact values find it."
      return DestinationError(.duplicateKey, reason)
    }
  }

  static func conflicts(
    _ presenting: [String], _ asking: [String], at place: String
  ) -> [DestinationError] {
    Set(presenting).intersection(asking).sorted().map {
      DestinationError(
        .conflictingAction, "\(place) declares both a presentation and a request for \($0).")
    }
  }
}
