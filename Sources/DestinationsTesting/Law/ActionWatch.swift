internal import Destinations

/// Looks after refusals that no state of the app could have spared.
final class ActionWatch<
  DestinationType: RoutableDestinations, ContentType: ContentTypeable, TabType: TabTypeable
>: LawWatch<DestinationType, ContentType, TabType> {
  override func after(_ moment: Moment) -> Complaint? {
    if let error = moment.thrown, let complaint = complaint(EventError(error), moment) {
      return complaint
    }
    for error in moment.refusals {
      if let complaint = complaint(error, moment) { return complaint }
    }
    return nil
  }

  private func complaint(_ error: EventError, _ moment: Moment) -> Complaint? {
    guard let code = error.code else { return nil }
    guard code.isFault || (code == .requesterGone && isUnasked(moment)) else { return nil }
    let subject =
      "\(code.rawValue) \(moment.step.tap.map { "\($0.route).\($0.interaction)" } ?? "")"
    return Complaint(
      "\"\(moment.step)\" was refused: \(error.text)", about: subject, cure: code.cure)
  }

  /// Whether nobody did anything askew, so that it was the app that asked from a place that had left.
  private func isUnasked(_ moment: Moment) -> Bool {
    !moment.step.isAskew && !moment.isCrowded || moment.step == .wait
  }
}

extension DestinationError.Code {
  /// Whether a refusal of this code tells of a fault in what the app declares.
  fileprivate var isFault: Bool {
    switch self {
    case .noDestinationType, .noProvider, .noStack, .noTabBar, .tabNotFound, .duplicateTab,
      .noSplitView, .columnNotFound, .notAGroup, .emptyPath, .guardLoop, .buildFailed, .notBuilt,
      .shapeMismatch, .endlessShape, .duplicateID, .queueFull, .noAction, .conflictingAction,
      .assistantMismatch, .interactorMissing, .interactorKindMismatch, .actionUnsupported,
      .brokenInvariant, .duplicateKey:
      true
    default: false
    }
  }
}
