/// A value that knows the name of its case, such as a route or an interaction.
///
/// The name is the `rawValue` that the type declares, which an enum of strings always does, or else
/// the label of the case. A description is never a name.
///
/// The library reads labels by reflection, which takes about a microsecond: once for each
/// presentation that names a route, when a listener or an interface reads it, and when the exact value
/// is not in a table. Some labels cannot be read: those of values that are not cases of an enum, such
/// as structs, those of types with a mirror of their own, and those of cases without associated values
/// if their type has a description of its own. Declare a `rawValue` for such a type;
/// ``Flow/validate()`` finds those without one.
public protocol NamedCase: Hashable, Sendable {
  /// The name of the case, without associated values.
  var rawValue: String { get }
}

extension NamedCase {
  /// The label of the case, read by reflection.
  public var rawValue: String { labelName }
}

// The compiler writes the raw value of an enum of strings only if it finds no other one, or several that are equally
// good. The default above is one candidate; with these two, an enum of strings has several. Nothing calls them.

extension NamedCase where Self: RawRepresentable, RawValue == String {
  /// The label of the case; an enum of strings has its own raw value instead.
  public var rawValue: String { labelName }
}

extension RawRepresentable where Self: NamedCase, RawValue == String {
  /// The label of the case; an enum of strings has its own raw value instead.
  public var rawValue: String { labelName }
}

extension NamedCase {
  /// The raw value of all values whose label cannot be read.
  private static var unnamed: String { "unnamed \(Self.self)" }

  fileprivate var labelName: String { caseLabel ?? Self.unnamed }

  /// Whether the type declares no raw value, and the label cannot be read.
  var isUnnamed: Bool { rawValue == Self.unnamed }

  /// The label of the case in the source; nil if it cannot be read without calling code of the type.
  private var caseLabel: String? {
    if self is any CustomReflectable { return nil }
    let mirror = Mirror(reflecting: self)
    guard mirror.displayStyle == .enum else { return nil }
    if let label = mirror.children.first?.label { return label }
    return describesItself(self) ? nil : String(describing: self)
  }
}
