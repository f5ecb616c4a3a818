/// The answers of a request's custom presentations; only the first answer of each counts.
@MainActor
final class CustomAnswers<Presentation: Sendable> {
  typealias Answer = CustomPresentation<Presentation>.Answer

  private var answers: [Answer?]
  private var missing: Int
  private(set) var isRefused = false

  /// Creates the answers for elements, some of which are custom.
  init(_ isCustom: [Bool]) {
    answers = Array(repeating: nil, count: isCustom.count)
    missing = isCustom.count { $0 }
  }

  /// Takes an answer.
  ///
  /// - Returns: Whether the request can continue: after the last answer, or the first refusal.
  func take(_ answer: Answer, at index: Int) -> Bool {
    guard answers[index] == nil, !isRefused else { return false }
    answers[index] = answer
    missing -= 1
    if case .refused = answer.kind { isRefused = true }
    return isRefused || missing == 0
  }

  /// The elements as they join the tree.
  ///
  /// - Throws: ``DestinationError`` with `customRefused` if an answer is false.
  func placing<D, C, T>(
    _ elements: [Presentation]
  ) throws(DestinationError) -> [Presentation]
  where Presentation == DestinationPresentation<D, C, T> {
    if isRefused {
      let reason = "A custom presentation was refused by its closure."
      throw DestinationError(.customRefused, reason)
    }
    for (element, answer) in zip(elements, answers) {
      if case .done(let chosen?) = answer?.kind { try element.checkDeclared(chosen) }
    }
    return zip(elements, answers).map { element, answer in
      guard case .done(var placement?) = answer?.kind else { return element }
      if let route = element.destinationType {
        placement.destinationType = route
        placement.contentType = element.contentType
      } else {
        placement.contentType = placement.contentType ?? element.contentType
      }
      return placement
    }
  }
}

extension DestinationPresentation {
  /// Refuses a chosen presentation with a route that is not declared.
  fileprivate func checkDeclared(_ chosen: Self) throws(DestinationError) {
    guard let choices else { return }
    let cases = Set(choices.map { CaseIdentity(of: $0) })
    for route in chosen.flattened.compactMap(\.destinationType)
    where !choices.contains(route) && !cases.contains(CaseIdentity(of: route)) {
      let declared = choices.map(\.rawValue).joined(separator: ", ")
      let reason = "The route \(route.rawValue) was chosen, but the declared ones are: \(declared)."
      throw DestinationError(.undeclaredRoute, reason)
    }
  }
}
