internal import Destinations

extension StepRecord {
  /// An error that is logged, or a result that is not handled.
  var problem: Complaint? { problems.lazy.compactMap(complaint).first }

  private func complaint(about problem: NavigationEvent.Kind) -> Complaint? {
    switch problem {
    case .error(let error, _):
      if let code = error.code, code.mayHappen(askew: step.has(.isAskew)) { return nil }
      return Complaint(
        "an error was logged: \(error.text)", about: error.code?.rawValue ?? error.text,
        cure: error.code?.cure ?? "check what logs it; if it is expected, do not log it")
    case .startRefused(let error):
      return Complaint(
        "the app could not start: \(error.text)", about: error.text,
        cure: error.code?.cure ?? "fix what the error describes")
    case .resultUnhandled(_, let request):
      return Complaint(
        "the result of \(request) was not handled", about: request,
        cure: "implement handleInteractorResult(result:for:), or assign a response")
    default: return nil
    }
  }
}

extension DestinationError.Code {
  /// Returns whether an error with this code can occur in a correct app.
  fileprivate func mayHappen(askew isAskew: Bool) -> Bool {
    switch self {
    case .nothingToGoBack, .noSheet, .guardDenied, .locked, .requesterHidden, .alreadyPresenting,
      .modalRefused, .cancelled, .customRefused, .noMatchingPlace, .lastPlace, .lastTab:
      true
    case .flowEnded, .resultTooLate, .targetGone, .requesterGone: isAskew
    default: false
    }
  }
}
