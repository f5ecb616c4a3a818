/// An open question, without the type of its result.
@MainActor
final class OpenQuestion {
  /// The result of a question of any type.
  typealias End = PlaceResult<any Sendable>

  let key: TypedName

  /// The place that asks; nil for the app's own code.
  let askerID: DestinationID?

  /// The place that should answer, once it is presented.
  var placeID: DestinationID?

  /// The request that presents the place, which may have ended.
  var handle: RequestHandle?

  /// Gives the answer that came before the request that presents the place has ended; nil if there is none.
  var giveEarly: (() -> Void)?

  /// Receives the result; nil once the question has ended.
  var take: ((End) -> Void)?

  init(_ key: TypedName, askerID: DestinationID?, take: ((End) -> Void)? = nil) {
    self.key = key
    self.askerID = askerID
    self.take = take
  }

  /// Whether the question has ended.
  var isOver: Bool { take == nil }

  /// Ends the question; does nothing if it has ended.
  func end(_ end: End) {
    exchange(&take, with: nil)?(end)
  }

  /// Returns whether an answer belongs to this question.
  func fits(_ answer: PlaceAnswer) -> Bool { key == answer.key }

  /// Ends the question with an answer, if the answer belongs to it.
  func end(with answer: PlaceAnswer) {
    guard fits(answer) else { return }
    answer.isGiven = true
    end(.value(answer.value))
  }
}

extension PlaceResult where Value == any Sendable {
  /// Returns the same result, with the type of its answer.
  func typed<Answer>() -> PlaceResult<Answer> {
    switch self {
    case .value(let value): (value as? Answer).map { .value($0) } ?? .dismissed
    case .dismissed: .dismissed
    case .replaced: .replaced
    case .cancelled: .cancelled
    case .refused(let error): .refused(error)
    }
  }
}
