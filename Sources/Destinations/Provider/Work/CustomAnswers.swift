extension AppWorld {
  /// The answers of a request's custom presentations; only the first answer of each counts.
  @MainActor
  final class CustomAnswers {
    typealias Answer = CustomPresentation<Presentation>.Answer

    private var answers: [Answer?]
    private var missing: Int
    private var refusal: DestinationError?

    var isRefused: Bool { refusal != nil }

    /// Creates the answers for elements, some of which are custom; those that choose answer at once.
    init(_ elements: [Presentation]) {
      answers = elements.map { element in element.custom?.choose.map { .done(as: $0(element)) } }
      missing = elements.count { $0.verb == .custom }
    }

    /// Takes an answer.
    ///
    /// - Returns: Whether the request can continue: after the last answer, or the first refusal.
    func take(_ answer: Answer, at index: Int) -> Bool {
      guard answers[index] == nil, !isRefused else { return false }
      answers[index] = answer
      missing -= 1
      if case .refused(let reason) = answer.kind {
        let text = "A custom presentation was refused by its closure."
        refusal = reason ?? DestinationError(.customRefused, text)
      }
      return isRefused || missing == 0
    }

    /// Calls the completion closures of the presentations that closures have answered with.
    func complete(_ isDone: Bool) {
      for case .done(let placement?)? in answers.map({ $0?.kind }) { placement.complete(isDone) }
    }

    /// Returns the elements, with the answers of closures in place of the custom ones.
    ///
    /// - Throws: ``DestinationError`` with `customRefused` or `windowRefused` if an answer is false.
    func placing(_ elements: [Presentation]) throws(DestinationError) -> [Presentation] {
      if let refusal { throw refusal }
      var placed: [Presentation] = []
      for (element, answer) in zip(elements, answers) {
        guard case .done(var placement?) = answer?.kind else {
          placed.append(element)
          continue
        }
        if let choices = element.choices { try placement.checkDeclared(among: choices) }
        try placement.checkAnswer(isAsked: element.question != nil)
        if let route = element.destinationType {
          placement.destinationType = route
          placement.contentType = element.contentType
        } else {
          placement.contentType = placement.contentType ?? element.contentType
        }
        placed.append(placement)
      }
      return placed
    }
  }
}

extension DestinationPresentation {
  /// Refuses an answer with a closure or an answer of its own, which would have no effect, and one with a question
  /// whose answer no table receives.
  fileprivate func checkAnswer(isAsked: Bool) throws(DestinationError) {
    if flattened.contains(where: { $0.verb == .custom }) {
      let reason = "A closure has answered with a presentation that has a closure itself."
      throw DestinationError(.misplacedEffect, reason)
    }
    for presentation in [self] + flattened where presentation.terms.answer != nil {
      throw presentation.misplacedAnswer
    }
    let leadsOn =
      prompt.map { $0.buttons.contains { $0.interaction != nil } } ?? (question != nil)
    if leadsOn, !isAsked {
      let reason = "A closure has answered with a question, which only a table can ask."
      throw DestinationError(.misplacedEffect, reason)
    }
  }
}
