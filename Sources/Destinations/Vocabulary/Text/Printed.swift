/// A value that prints as a text of its own.
///
/// Apps see only that it conforms to `CustomStringConvertible`.
protocol Printed: CustomStringConvertible {
  /// The text.
  var printed: String { get }
}

extension Printed {
  /// The text of the value.
  public var description: String { printed }
}

/// A value that prints its type and its properties in one line, without the names of modules.
protocol PrintedByProperties: Printed {}

extension PrintedByProperties {
  var printed: String { ShortText(depth: 0).properties(of: Mirror(reflecting: self)) }
}
