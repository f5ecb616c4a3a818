/// The key of a row of a map: an action in a context.
struct MapKey: Hashable, Comparable {
  let context: String
  let action: String

  /// Returns the key of the same action in a further situation.
  func adding(_ situation: String) -> MapKey {
    MapKey(context: context, action: "\(action), \(situation)")
  }

  static func < (left: Self, right: Self) -> Bool {
    (left.context, left.action) < (right.context, right.action)
  }
}

/// The rows that a team has approved, as a file stores them.
///
/// ```text
/// home[catalog] / catalog
///   catalog.open with product → + product (own content); at home[catalog] / catalog / product
/// ```
struct ApprovedMap: Equatable {
  static let arrow = " → "
  private static let conflicts = ["<<<<<<<", "=======", ">>>>>>>"]
  private static let head = """
    # What the app does, one row for each action in each context. Review changes of this file like code.
    # To write it again, run its test with DESTINATIONS_APPROVE=1.

    """

  private(set) var effects: [MapKey: String] = [:]
  /// The routes that the walk has not reached, for the reader of the file.
  private var unreached: [String] = []

  /// Creates a map from a walk, with each row that has another effect than the default.
  init(_ walked: WalkedMap) {
    effects = walked.rows.filter { $1.effect != walked.usualEffect(of: $1) }.mapValues(\.effect)
    unreached = walked.unreached.sorted()
  }

  /// Reads the text of a file.
  ///
  /// - Throws: ``ApprovedMapFailure`` with the first line that is not part of a map.
  init(parsing text: String, at path: String) throws(ApprovedMapFailure) {
    var context: String?
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      if line.allSatisfy(\.isWhitespace) || line.hasPrefix("#") { continue }
      let malformed = ApprovedMapFailure.malformed(path, line: index + 1, text: String(line))
      guard line.hasPrefix("  ") else {
        if line.first == " " || Self.conflicts.contains(where: line.hasPrefix) { throw malformed }
        context = String(line)
        continue
      }
      guard let context, let arrow = line.firstRange(of: Self.arrow) else { throw malformed }
      let key = MapKey(context: context, action: String(line[..<arrow.lowerBound].dropFirst(2)))
      guard effects.updateValue(String(line[arrow.upperBound...]), forKey: key) == nil else {
        throw malformed
      }
    }
  }

  /// The text of the file: the contexts in order, each with its rows in order.
  var text: String {
    var text = Self.head
    if !unreached.isEmpty {
      let list = unreached.map(MapText.line).joined(separator: ", ")
      text += "# Places that were not reached: \(list)\n"
    }
    var context: String?
    for key in effects.keys.sorted() {
      if key.context != context { text += "\n\(key.context)\n" }
      context = key.context
      text += "  \(key.action)\(Self.arrow)\(effects[key] ?? "")\n"
    }
    return text
  }
}
