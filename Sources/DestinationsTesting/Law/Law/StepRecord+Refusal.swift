internal import Destinations

extension StepRecord {
  /// A refusal that occurs in every state of the app.
  ///
  /// Tabs come and go in many apps, for example with a login, and the same place may be pushed or presented as a sheet.
  /// ``Coverage/neverWorking()`` therefore judges at the end whether an interaction has ever worked.
  var faultyRefusal: Complaint? {
    if let error = thrown as? DestinationError, isFault(error.code) {
      return complaint(error.code, "\"\(step)\"", error.description)
    }
    for error in refusals {
      if let code = error.code, code != .requesterGone, isFault(code) {
        return complaint(code, doer, error.text)
      }
    }
    let late = ownRefusals.first { $0.code == .requesterGone }
    guard let late, isUnasked else { return nil }
    return complaint(.requesterGone, doer, late.text)
  }

  /// The step, or, if the user has not caused the requests of the step, the app.
  private var doer: String {
    step.has(.isAnswer) || step == .wait ? "a request of the app during \"\(step)\"" : "\"\(step)\""
  }

  private func isFault(_ code: DestinationError.Code) -> Bool {
    switch code {
    case .requesterGone: isUnasked
    case .noReceiver: if case .send = step { true } else { false }
    default: code.isFault
    }
  }

  private func complaint(
    _ code: DestinationError.Code, _ doer: String, _ text: String
  ) -> Complaint {
    let subject = "\(code.rawValue) \(step.tap.map { "\($0.route).\($0.interaction)" } ?? "")"
    return Complaint("\(doer) was refused: \(text)", about: subject, cure: code.cure)
  }

  /// Whether the app itself made a request for a place that had left already, because the user did nothing unusual.
  private var isUnasked: Bool { !step.has(.isAskew) && !isCrowded || step.has(.rests) }
}

extension DestinationError.Code {
  /// Whether a refusal with this code is a fault in what the app declares.
  fileprivate var isFault: Bool {
    switch self {
    case .noDestinationType, .noProvider, .noStack, .noTabBar, .noSplitView, .columnNotFound,
      .notAGroup, .emptyPath, .guardLoop, .buildFailed, .notBuilt, .emptyTabBar,
      .shapeMismatch, .endlessShape, .duplicateID, .queueFull, .noAction, .notHandled,
      .conflictingAction, .missingContent, .unsuitableContent,
      .assistantMismatch, .interactorMissing, .interactorKindMismatch, .actionUnsupported,
      .brokenInvariant, .duplicateKey, .unnamedCase, .malformedLink:
      true
    default: false
    }
  }
}
