/// A place that a module asks for and the setup does not provide, as found by `audit()` of a setup.
public struct UnmetNeed: Hashable, Sendable {
  /// The name of the type of the place.
  public let type: String

  /// The place; nil if nothing is offered for the whole type.
  public let value: String?

  /// The modules, interactions, shapes and starts that ask for the place, in a stable
  /// order.
  public let askers: [String]

  /// The placeholder that is presented instead; nil if requests for the place are refused.
  public let placeholder: String?
}

extension UnmetNeed: CustomStringConvertible {
  /// The place, the askers and the consequence, in one line.
  public var description: String {
    let name = value.map { "\(type).\($0)" } ?? "\(type)"
    let ending = placeholder.map { "; \($0) is shown instead" } ?? ""
    return "nothing is offered for \(name), which is requested by " + askers.joined(separator: ", ")
      + ending
  }
}
