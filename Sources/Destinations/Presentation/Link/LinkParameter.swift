#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The type of a value in a link: how to parse it, and how to print it.
///
/// A placeholder in the path has one text. A placeholder in the query has as many texts as the link
/// repeats its name; none if the name is absent.
public struct LinkParameter<Value>: Sendable {
  let read: @Sendable ([String]) -> Value?
  let print: @Sendable (Value) -> [String]

  /// Creates a type of values.
  ///
  /// - Parameters:
  ///   - read: Returns the value for the decoded texts, or nil if they are not valid.
  ///   - print: Returns the texts for a value. `read` must return the same value for them.
  public init(
    read: @escaping @Sendable ([String]) -> Value?, print: @escaping @Sendable (Value) -> [String]
  ) {
    self.read = read
    self.print = print
  }

  /// Creates a type of values with exactly one text.
  public init(
    one read: @escaping @Sendable (String) -> Value?, print: @escaping @Sendable (Value) -> String
  ) {
    self.init(read: { $0.count == 1 ? read($0[0]) : nil }, print: { [print($0)] })
  }
}

extension LinkParameter {
  /// A string.
  ///
  /// It may be empty only in the query.
  public static var string: LinkParameter<String> {
    LinkParameter<String>(one: { $0 }, print: { $0 })
  }

  /// An integer.
  public static var int: LinkParameter<Int> {
    LinkParameter<Int>(one: { Int($0) }, print: { String($0) })
  }

  /// A DestinationID.
  public static var uuid: LinkParameter<DestinationID> {
    LinkParameter<DestinationID>(one: { UUID(uuidString: $0) }, print: { $0.uuidString })
  }

  /// A Boolean: `1` for true, absent for false.
  ///
  /// `true`, `0`, `false` and a name without a value (true) are also understood.
  public static var flag: LinkParameter<Bool> {
    LinkParameter<Bool>(
      read: { texts in
        switch texts {
        case [], ["0"], ["false"]: false
        case ["1"], ["true"], [""]: true
        default: nil
        }
      }, print: { $0 ? ["1"] : [] })
  }

  /// Returns a type of values that may be absent from the query.
  public static func optional<Wrapped>(
    _ wrapped: LinkParameter<Wrapped>
  ) -> LinkParameter<Wrapped?> {
    LinkParameter<Wrapped?>(
      read: { $0.isEmpty ? .some(nil) : wrapped.read($0).map(Optional.some) },
      print: { $0.map(wrapped.print) ?? [] })
  }

  /// Returns a type of values that have a default if they are absent from the query.
  public static func `default`<Wrapped: Equatable & Sendable>(
    _ value: Wrapped, _ wrapped: LinkParameter<Wrapped>
  ) -> LinkParameter<Wrapped> {
    LinkParameter<Wrapped>(
      read: { $0.isEmpty ? value : wrapped.read($0) },
      print: { $0 == value ? [] : wrapped.print($0) })
  }

  /// Returns a type of arrays: for a name that is repeated in the query, or for all remaining path
  /// segments.
  public static func list<Element>(_ element: LinkParameter<Element>) -> LinkParameter<[Element]> {
    LinkParameter<[Element]>(
      read: { texts in
        let elements = texts.compactMap { element.read([$0]) }
        return elements.count == texts.count ? elements : nil
      }, print: { $0.flatMap(element.print) })
  }
}

extension LinkParameter
where Value: RawRepresentable & SendableMetatype, Value.RawValue == String {
  /// A case of an enum of strings.
  public static var `case`: LinkParameter {
    LinkParameter(one: { Value(rawValue: $0) }, print: { $0.rawValue })
  }
}
