#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// A result that somebody waits for, apart from its type.
@MainActor
class OpenQuestion {
  /// How a question ends without a value.
  enum End {
    case dismissed
    case replaced
    case cancelled
    case refused(DestinationError)
  }

  let keyName: String

  /// The place that asked; nil for the app's own code.
  let askerID: UUID?

  /// The place that is to answer, once it is presented.
  var placeID: UUID?

  /// The request that presents it, which may have ended.
  var handle: RequestHandle?

  /// What a place answered before the request that presents it has ended.
  var early: (placeID: UUID, answer: Answer)?

  init(keyName: String, askerID: UUID?) {
    self.keyName = keyName
    self.askerID = askerID
  }

  /// Whether it has its one result.
  var isOver: Bool { true }

  /// Ends without a value; does nothing once it is over.
  func end(_ end: End) {}
}

/// A result that somebody waits for.
final class OpenQuestionOf<Value: Sendable>: OpenQuestion {
  private var take: ((PlaceResult<Value>) -> Void)?

  init(
    _ key: ResultKey<Value>, askerID: UUID?, take: @escaping (PlaceResult<Value>) -> Void
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

  /// Hands over the one result.
  func finish(_ result: PlaceResult<Value>) {
    let take = take
    self.take = nil
    take?(result)
  }
}

/// A value that a place answers with, apart from its type.
@MainActor
class Answer {
  let keyName: String

  /// Whether somebody got it.
  fileprivate(set) var isGiven = false

  init(keyName: String) {
    self.keyName = keyName
  }

  /// Whether a question is for this.
  func fits(_ question: OpenQuestion) -> Bool { false }

  /// Ends a question with the value.
  func give(to question: OpenQuestion) {}
}

/// A value that a place answers with.
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
