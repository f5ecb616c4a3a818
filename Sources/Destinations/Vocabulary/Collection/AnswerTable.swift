/// Closures that return answers for values, one for each type of values.
package struct AnswerTable<Answer> {
  private struct Entry {
    let type: any Sendable.Type
    let answer: @MainActor (any Sendable) -> Answer?
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  /// The names of the types for which a later closure has replaced an earlier one.
  private(set) var replaced: [String] = []

  /// Whether there are no closures.
  package var isEmpty: Bool { entries.isEmpty }

  /// The types that are answered, sorted by name.
  var types: [(name: String, type: any Sendable.Type)] {
    entries.values.map { ("\($0.type)", $0.type) }.sorted(on: \.name)
  }

  mutating func add<Value: Sendable>(
    _ type: Value.Type, _ answer: @escaping @MainActor (Value) -> Answer?
  ) {
    add(Entry(type: type) { ($0 as? Value).flatMap(answer) })
  }

  /// Adds the closures of another table, which count as later ones.
  mutating func add(_ others: AnswerTable) {
    for type in others.types { others.entries[ObjectIdentifier(type.type)].map { add($0) } }
    replaced += others.replaced
  }

  private mutating func add(_ entry: Entry) {
    let old = entries.updateValue(entry, forKey: ObjectIdentifier(entry.type))
    if old != nil { replaced.append("\(entry.type)") }
  }

  /// Returns whether values of a type are answered.
  package func cover(_ type: any Sendable.Type) -> Bool {
    entries[ObjectIdentifier(type)] != nil
  }

  /// Returns the answer for a value; nil if others should be asked.
  @MainActor
  func answer(to value: any Sendable) -> Answer? {
    entries[ObjectIdentifier(type(of: value))]?.answer(value)
  }
}
