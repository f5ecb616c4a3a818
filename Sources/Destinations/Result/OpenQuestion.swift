/// An open question, without the type of its result.
@MainActor
class OpenQuestion {
  /// The ways in which a question ends without a value.
  enum End {
    case dismissed
    case replaced
    case cancelled
    case refused(DestinationError)
  }

  let keyName: String

  /// The place that asks; nil for the app's own code.
  let askerID: DestinationID?

  /// The place that should answer, once it is presented.
  var placeID: DestinationID?

  /// The request that presents the place, which may have ended.
  var handle: RequestHandle?

  /// An answer that was given before the request that presents the place has ended.
  var early: (placeID: DestinationID, answer: Answer)?

  init(keyName: String, askerID: DestinationID?) {
    self.keyName = keyName
    self.askerID = askerID
  }

  /// Whether the question has ended.
  var isOver: Bool { true }

  /// Ends the question without a value; does nothing if it has ended.
  func end(_ end: End) {}
}

/// An open question.
final class OpenQuestionOf<Value: Sendable>: OpenQuestion {
  private var take: ((PlaceResult<Value>) -> Void)?

  init(
    _ key: ResultKey<Value>, askerID: DestinationID?, take: @escaping (PlaceResult<Value>) -> Void
  ) {
    self.take = take
    super.init(keyName: key.name, askerID: askerID)
  }

  override var isOver: Bool { take == nil }

  override func end(_ end: End) {
    switch end {
    case .dismissed: finish(.dismissed)
    case .replaced: finish(.replaced)
    case .cancelled: finish(.cancelled)
    case .refused(let error): finish(.refused(error))
    }
  }

  /// Delivers the result.
  func finish(_ result: PlaceResult<Value>) {
    let take = take
    self.take = nil
    take?(result)
  }
}

/// An answer, without the type of its value.
@MainActor
class Answer {
  let keyName: String

  /// Whether any question has received it.
  fileprivate(set) var isGiven = false

  init(keyName: String) {
    self.keyName = keyName
  }

  /// Whether it is an answer to a question.
  func fits(_ question: OpenQuestion) -> Bool { false }

  /// Ends a question with the value.
  func give(to question: OpenQuestion) {}
}

/// An answer.
final class AnswerOf<Value: Sendable>: Answer {
  private let value: Value

  init(_ key: ResultKey<Value>, _ value: Value) {
    self.value = value
    super.init(keyName: key.name)
  }

  override func fits(_ question: OpenQuestion) -> Bool {
    question.keyName == keyName && question is OpenQuestionOf<Value>
  }

  override func give(to question: OpenQuestion) {
    guard let question = question as? OpenQuestionOf<Value> else { return }
    isGiven = true
    question.finish(.value(value))
  }
}
