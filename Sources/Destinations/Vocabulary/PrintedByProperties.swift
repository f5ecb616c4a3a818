/// A value that prints its type and its properties, without the names of modules.
public protocol PrintedByProperties: CustomStringConvertible {}

extension PrintedByProperties {
  /// The type and the properties, in one line.
  public var description: String {
    ShortText(depth: 0).properties(of: Mirror(reflecting: self))
  }
}
