/// A place that is asked for and that nobody offers; a finding of ``FlowSetup/audit()``.
public struct UnmetNeed: Hashable, Sendable {
  /// The name of the type of the place.
  public let type: String

  /// The place; nil if nothing is offered for the whole type.
  public let value: String?

  /// Who asks for it: modules, interactions of places, shapes, and the start; in a stable order.
  public let askers: [String]

  /// What is shown in its stead; nil if a request for the place is refused.
  public let placeholder: String?
}

extension UnmetNeed: CustomStringConvertible {
  /// What is missing, who asks for it, and what happens, in one line.
  public var description: String {
    let name = value.map { "\(type).\($0)" } ?? "\(type)"
    let ending = placeholder.map { "; \($0) stands for it" } ?? ""
    return "nobody offers \(name), which is asked for by " + askers.joined(separator: ", ") + ending
  }
}
