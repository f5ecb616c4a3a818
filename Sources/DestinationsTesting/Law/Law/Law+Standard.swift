internal import Destinations

/// The laws that hold for every app.
extension Law {
  /// All laws of the library.
  ///
  /// Expensive ones are not checked after every step; the documentation of each law says how often.
  public static var standard: [Law] {
    [
      setupIsSound, treeIsSound, hooksAreBalanced, refusedIsUnchanged, backUndoesPresent,
      gesturesDoWhatTheySay, interfaceIsTold, guardsAreNotBypassed, declaredActionsWork,
      nothingGoesWrong, everyRequestAnswers, nothingComesTwice, newestAnswerCounts, contentArrives,
      nothingIsShared, snapshotsLeadBack, linksLeadBack, nothingLeaks, lateWorkClosesNothingElse,
      everyPlaceIsReached, everyPlaceHasAWayOut, everyLockIsReleased, everyAnswerIsAskedFor,
      everyQuestionIsAnswered, everySignalIsGiven, everyFailureIsShown, everyFailureCanBeRetried,
      noSuccessIsQuestioned, everyInteractionIsUsed,
    ]
  }

  /// The setup has no faults that can be found without running it; see `Flow.validate()`.
  public static var setupIsSound: Law {
    Law(
      name: "the setup is sound",
      declared: { $0.map { Complaint($0.reason, about: $0.description, cure: $0.code.cure) } })
  }

  /// The tree keeps its own rules.
  ///
  /// After each step, the places that it touched are checked; every 16th step, all places.
  public static var treeIsSound: Law { Law("the tree is sound", watch: { _ in TreeWatch() }) }

  /// Each place is presented once, appears and disappears in turn, and is removed once.
  public static var hooksAreBalanced: Law { Law("hooks are balanced", watch: { _ in HookWatch() }) }

  /// A refused step changes nothing; checked every 8th step.
  public static var refusedIsUnchanged: Law {
    Law("refused is unchanged", watch: { $0.refusalWatch() })
  }

  /// Going back from the only place that an interaction has presented changes nothing else.
  ///
  /// A tab or column that the interaction selected may stay selected. Checked every 4th step.
  public static var backUndoesPresent: Law {
    Law("back undoes present", watch: { $0.undoWatch() })
  }

  /// Each gesture has its usual effect: going back removes the top, a drag removes the sheet, a
  /// tapped tab is selected.
  ///
  /// The place that a gesture leads to may then be replaced with another one, or covered with a sheet, and a tapped tab
  /// may lead to a new place elsewhere.
  public static var gesturesDoWhatTheySay: Law {
    Law("gestures do what they say", watch: { _ in GestureWatch() })
  }

  /// The changes that the interface has received add up to the tree; checked every 16th step.
  public static var interfaceIsTold: Law {
    Law("the interface is told", watch: { _ in DriftWatch() })
  }

  /// No request brings the user to a place that a guard would refuse if it were requested alone.
  ///
  /// Each guard is asked again about the one place that a request shows: alone, and before all others that arrive. A
  /// guard must therefore have no side effects.
  public static var guardsAreNotBypassed: Law {
    Law(
      name: "guards are not bypassed",
      watched: { setup in
        let watch = GuardWatch(in: &setup)
        return { _ in watch }
      })
  }

  /// The presentations and requests of the tables can be carried out: routes have providers, pushes
  /// have a stack, and requests have an interactor.
  ///
  /// A tab may be missing at times, but not in all runs; neither may a sheet or a place to go back to, unless places of
  /// several routes share the class.
  public static var declaredActionsWork: Law {
    Law(
      name: "declared actions work", watched: { _ in { _ in CheckWatch { $0.faultyRefusal } } },
      judged: { $0.neverWorking() })
  }

  /// No error is logged, and no result is left unhandled.
  public static var nothingGoesWrong: Law {
    Law("nothing goes wrong", watch: { _ in CheckWatch { $0.problem } })
  }

  /// Interactors and custom presentations answer; checked in each step that waits.
  public static var everyRequestAnswers: Law {
    Law("every request answers", watch: { _ in CheckWatch { $0.silence } })
  }

  /// One gesture does not present the same place twice with two requests.
  ///
  /// A double tap counts as two gestures at a place that is still on screen after the first one.
  public static var nothingComesTwice: Law { Law("nothing comes twice", watch: { $0.twinWatch() }) }

  /// An answer replaces earlier ones: it is not added to them, and the answer to an earlier request does not replace it.
  ///
  /// `offered` names the rows. Those that come twice are found at places that receive lists for one action, unless an
  /// answer has had a row twice; those that are lost or brought back, at places with a disturbed interactor.
  public static var newestAnswerCounts: Law {
    Law("the newest answer counts", watch: { _ in RowWatch() })
  }

  /// A place receives the content of its own request, not that of an earlier one.
  public static var contentArrives: Law { Law("content arrives", watch: { $0.contentWatch() }) }

  /// No two places share an interface or a state model.
  public static var nothingIsShared: Law {
    Law("nothing is shared", watch: { _ in SharingWatch() })
  }

  /// A snapshot restores the presented places, if the app has snapshots.
  ///
  /// Every 64th step, the result of restoring a snapshot is computed. About every 128th step, the
  /// app is relaunched with one and compared with its state before, and the run continues from
  /// there.
  public static var snapshotsLeadBack: Law {
    Law("snapshots lead back", watch: { SnapshotWatch($0) })
  }

  /// The link to the current place leads to it, if the app has such a link.
  ///
  /// The place that the path of the link ends with must be presented, with its content; nothing is opened. Links that are
  /// looked up are left out. Checked every 16th step.
  public static var linksLeadBack: Law {
    Law(
      "links lead back",
      watch: { moment in CheckWatch { $0.isSample(every: 16) ? moment.faultyLink : nil } })
  }

  /// Each place that has left is released: destination, interface and state model; checked in each
  /// step that waits.
  public static var nothingLeaks: Law { Law("nothing leaks", watch: { _ in LeakWatch() }) }

  /// A task that continues after its step, and wakes up or receives an answer, closes no places that were presented
  /// after it began.
  ///
  /// It may close the places that were presented when it was started, with all places above, and its own places. A task
  /// that was started with the app may listen to the system and is left out.
  ///
  /// Two visits of the same places must not leave tasks that sleep on the clock again and again; neither must two later
  /// appearances of one place. What an interaction has started, such as a download, may go on.
  public static var lateWorkClosesNothingElse: Law {
    Law("late work closes nothing else", watch: { _ in TaskWatch() })
  }

  /// Every route with a provider is presented in some run, unless a way to it was hardly tried.
  ///
  /// Code may lead to a route that nothing declares. Such a route is missed only when everything else was tried, and
  /// never in an app with links.
  public static var everyPlaceIsReached: Law {
    Law(name: "every place is reached", judged: { $0.unreached() })
  }

  /// The user can leave every place, and every small cycle of places.
  ///
  /// A cycle counts only if at least three runs have tried its interactions.
  public static var everyPlaceHasAWayOut: Law {
    Law(name: "every place has a way out", judged: { $0.traps() })
  }

  /// Every lock is released in some run, other than by a restart; locks are distinguished by their names.
  public static var everyLockIsReleased: Law {
    Law(name: "every lock is released", judged: { $0.lastingLocks() })
  }

  /// Every answer of a place is awaited in some run, or asked for in a table.
  public static var everyAnswerIsAskedFor: Law {
    Law(name: "every answer is asked for", judged: { $0.unaskedAnswers() })
  }

  /// Every question that a table often asks is answered in some run.
  public static var everyQuestionIsAnswered: Law {
    Law(name: "every question is answered", judged: { $0.unansweredQuestions() })
  }

  /// Some of the requests that guards hold until a signal are carried out after the signal in some run.
  public static var everySignalIsGiven: Law {
    Law(name: "every signal is given", judged: { $0.missingSignals() })
  }

  /// A failed answer of an interactor that is disturbed changes something at the current place that no success changes
  /// in the same way: the tree, an offer, or a value of a destination, a state model or an object that can be observed.
  ///
  /// Only the first failure of each place counts, because a message may then be there already. A place around or beneath
  /// the current one may try again in silence.
  public static var everyFailureIsShown: Law {
    Law(
      name: "every failure is shown", judged: { $0.quietFailures() },
      isConfirmed: AnswerEnds.isQuiet)
  }

  /// After a failed answer of an interactor that is disturbed, the same place can ask it again.
  ///
  /// An interaction that asks the interactor in other runs must ask it again in at least one run; this is checked if
  /// the interaction was tried often. If the interface withholds the interaction after the failure, it must offer it again
  /// in some run, or the place must repeat the request in another way, or leave after a retry.
  public static var everyFailureCanBeRetried: Law {
    Law(name: "every failure can be retried", judged: { $0.unrepeatedRequests() })
  }

  /// A place that closes at the answer to an interaction does so in some run without a question of a guard, even after
  /// the user has done something else there.
  public static var noSuccessIsQuestioned: Law {
    Law(name: "no success is questioned", judged: { $0.questionedSuccesses() })
  }

  /// An interaction that an interface never offers is performed by code in some run.
  ///
  /// A place counts if two runs at least have tried everything else there, with answers that arrive and that fail, and
  /// if all other places were reached, and their interactions tried, too.
  public static var everyInteractionIsUsed: Law {
    Law(name: "every interaction is used", judged: { $0.unusedInteractions() })
  }
}
