/// The identity that all values of one case share: their type and the name of the case.
///
/// Two types with the same name are different. A value whose case has no name has nothing in common
/// with other values.
package struct CaseIdentity: Hashable {
  private let type: ObjectIdentifier
  private let name: String
  private let unnamed: AnyHashable?

  package init(of value: some NamedCase) {
    let bearer = value.caseBearer
    type = ObjectIdentifier(Swift.type(of: bearer))
    name = bearer.rawValue
    unnamed = bearer.isUnnamed ? AnyHashable(bearer) : nil
  }
}

extension CaseIdentity: CustomStringConvertible {
  package var description: String { name }
}

/// A value that stands for a case of another type.
protocol CaseWrapping {
  /// The value of the other type.
  var wrappedCase: any NamedCase { get }
}

extension NamedCase {
  /// The value whose case counts: the one that this value stands for, or else itself.
  var caseBearer: any NamedCase { (self as? any CaseWrapping)?.wrappedCase ?? self }

  /// The names of the module, the type and the case.
  var fullCaseName: String {
    let bearer = caseBearer
    return String(reflecting: type(of: bearer)) + "." + bearer.rawValue
  }
}
