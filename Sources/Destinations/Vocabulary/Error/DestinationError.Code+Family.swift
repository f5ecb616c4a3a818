extension DestinationError.Code {
  /// The three classes of errors, which call for different reactions.
  public enum Family: Sendable, CaseIterable {
    /// A request cannot be carried out in the current state, and has changed nothing; users may see it.
    case refused
    /// The setup is faulty; ``Flow/validate()`` or a test finds it, and no user should.
    case setup
    /// The program made a request that it could have known to be impossible.
    case program
  }

  /// The class of errors that this code belongs to.
  ///
  /// ```swift
  /// } catch let error as DestinationError where error.code.family == .refused {
  ///   show(error.userText)
  /// }
  /// ```
  public var family: Family {
    switch self {
    case .requesterGone, .requesterHidden, .targetGone, .nothingToGoBack, .noMatchingPlace,
      .modalRefused, .alreadyPresenting, .noSheet, .customRefused, .windowRefused, .guardDenied,
      .locked, .buildFailed, .notBuilt, .flowEnded, .cancelled, .interactorFailed, .resultTooLate,
      .malformedLink, .unknownLink, .lookUpFailed, .unreadableSnapshot, .cannotUndo, .malformedText,
      .lastTab, .lastPlace, .duplicateTab:
      .refused
    case .noProvider, .notProvided, .endlessOffer, .noReceiver, .noStack, .noTabBar, .tabNotFound,
      .noSplitView, .columnNotFound, .brokenPathLaw, .guardLoop, .shapeMismatch, .endlessShape,
      .conflictingAction, .assistantMismatch, .interactorMissing, .interactorKindMismatch,
      .actionUnsupported, .faultyLink, .duplicateKey, .noAction, .notHandled, .emptyTabBar,
      .unnamedCase, .undeclaredRoute, .missingContent, .unsuitableContent, .unaskedAnswer,
      .misplacedEffect, .noValue:
      .setup
    case .noTree, .noDestinationType, .notAGroup, .emptyPath, .duplicateID, .queueFull,
      .brokenInvariant:
      .program
    }
  }
}

extension DestinationError.Code {
  /// Whether a refusal with this code is a mistake of the app, which no user causes in a sound app.
  var isMistake: Bool { family != .refused || self == .unknownLink }
}

extension DestinationError {
  /// A sentence for users, in English: the reason of a guard or a lock, else advice.
  ///
  /// All errors of the setup and of the program have the same sentence, because users cannot act on
  /// them. Translate by ``code`` for other languages.
  public var userText: String {
    switch code {
    case .guardDenied, .locked, .windowRefused: reasonForUsers.asSentence
    case .malformedLink, .unknownLink: "This link cannot be opened."
    case .interactorFailed, .lookUpFailed, .buildFailed, .notBuilt:
      "This did not work. Please try again."
    case .unreadableSnapshot: "The last session could not be restored."
    case .cannotUndo: "There is nothing to undo."
    default:
      code.family == .refused ? "This is not possible right now." : "Something went wrong."
    }
  }
}
