/// Builds the entries of a table, such as a ``SnapshotTable`` or a ``LinkTable``.
@resultBuilder
public enum TableBuilder<Entry> {
  /// Adds an entry.
  public static func buildExpression(_ entry: Entry) -> [Entry] { [entry] }

  /// Adds several entries.
  public static func buildExpression(_ entries: [Entry]) -> [Entry] { entries }

  /// Concatenates entries.
  public static func buildBlock(_ parts: [Entry]...) -> [Entry] { parts.flatMap { $0 } }

  /// Concatenates the entries of a loop.
  public static func buildArray(_ parts: [[Entry]]) -> [Entry] { parts.flatMap { $0 } }

  /// Adds entries under a condition.
  public static func buildOptional(_ part: [Entry]?) -> [Entry] { part ?? [] }

  /// Adds the first of two alternatives.
  public static func buildEither(first part: [Entry]) -> [Entry] { part }

  /// Adds the second of two alternatives.
  public static func buildEither(second part: [Entry]) -> [Entry] { part }

}
