internal import Destinations

/// Finds refusals that occur in every state of the app.
///
/// Tabs come and go in many apps, for example with a login. ``Coverage/neverWorking()`` therefore judges at the end
/// whether a tab was ever there.
final class ActionWatch: LawWatch {
  override var occasions: StepAspects { .refusal }

  override func after(_ record: StepRecord) -> Complaint? {
    if let error = record.thrown as? DestinationError, isFault(error.code, record) {
      return complaint(error.code, error.description, record)
    }
    for error in record.refusals {
      if let code = error.code, code != .requesterGone, isFault(code, record) {
        return complaint(code, error.text, record)
      }
    }
    let late = record.ownRefusals.first { $0.code == .requesterGone }
    guard let late, isUnasked(record) else { return nil }
    return complaint(.requesterGone, late.text, record)
  }

  private func isFault(_ code: DestinationError.Code, _ record: StepRecord) -> Bool {
    switch code {
    case .requesterGone: isUnasked(record)
    case .noReceiver: if case .send = record.step { true } else { false }
    default: code.isFault
    }
  }

  private func complaint(
    _ code: DestinationError.Code, _ text: String, _ record: StepRecord
  ) -> Complaint {
    let subject =
      "\(code.rawValue) \(record.step.tap.map { "\($0.route).\($0.interaction)" } ?? "")"
    return Complaint(
      "\"\(record.step)\" was refused: \(text)", about: subject, cure: code.cure)
  }

  /// Returns whether the user did nothing unusual, so that a request for a place that had left already was made by the
  /// app itself.
  private func isUnasked(_ record: StepRecord) -> Bool {
    !record.step.isAskew && !record.isCrowded || record.step.rests
  }
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
