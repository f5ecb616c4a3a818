/// The name of a checkpoint or of a result, which another one with values of a different type may share.
struct TypedName: Hashable, Sendable {
  let name: String
  let type: any Sendable.Type

  /// The name and the type of the values.
  var text: String { "\(name) with \(type)" }

  static func == (one: TypedName, other: TypedName) -> Bool {
    one.name == other.name && one.type == other.type
  }

  func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
