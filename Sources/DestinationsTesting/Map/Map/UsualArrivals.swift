/// The values with which models usually arrive, which a map has once.
@MainActor
final class UsualArrivals {
  private typealias Words = [(property: String, word: String)]

  /// The context of the rows about them.
  static let context = "on arrival"

  private var usual: [String: Words] = [:]
  /// The models that have arrived for the first time since the last call of ``takeNews()``.
  private var news: [String] = []

  /// Returns the models that have arrived for the first time since the last call, each with its values.
  func takeNews() -> [(model: String, effect: String)] {
    defer { news = [] }
    return news.map { ($0, (usual[$0] ?? []).map { "\($0) \($1)" }.joined(separator: ", ")) }
  }

  /// Describes the changes of models; those of a model that arrives are left out as far as they are usual.
  func describe(_ changes: [ModelValues.Change]) -> [String] {
    changes.flatMap { change in
      (change.isNew ? unusual(change.words, of: change.model.name) : change.words)
        .map { MapText.line("\(change.model.name).\($0) \($1)") }
    }
  }

  private func unusual(_ words: Words, of model: String) -> Words {
    guard let usual = usual[model] else {
      self.usual[model] = words
      if !words.isEmpty { news.append(model) }
      return []
    }
    let new = words.filter { word in !usual.contains { $0 == word } }
    let missing = usual.filter { word in !words.contains { $0.property == word.property } }
    return new + missing.map { ($0.property, "not \($0.word)") }
  }
}
