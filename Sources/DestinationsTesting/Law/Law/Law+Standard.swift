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
      nothingGoesWrong, everyRequestAnswers, nothingComesTwice, noRowComesTwice, contentArrives,
      nothingIsShared, snapshotsLeadBack, linksLeadBack, nothingLeaks, lateWorkClosesNothingElse,
      everyPlaceIsReached, everyPlaceHasAWayOut, everyLockIsReleased, everyAnswerIsAskedFor,
      everyQuestionIsAnswered, everySignalIsGiven, everyFailureCanBeRetried, noSuccessIsQuestioned,
      everyInteractionIsUsed,
    ]
  }

  /// The setup has no faults that can be found without running it; see `Flow.validate()`.
  public static var setupIsSound: Law {
    Law(
      "the setup is sound",
      .declared { faults in
        faults.map {
          Complaint($0.reason, about: $0.description, cure: $0.code.cure, trace: .init())
        }
      })
  }

  /// The tree keeps its own rules.
  ///
  /// After each step, the places that it touched are checked; every 16th step, all places.
  public static var treeIsSound: Law { watched("the tree is sound") { TreeWatch($0) } }

  /// Each place is presented once, appears and disappears in turn, and is removed once.
  public static var hooksAreBalanced: Law { watched("hooks are balanced") { HookWatch($0) } }

  /// A refused step changes nothing; checked every 8th step.
  public static var refusedIsUnchanged: Law {
    seen("refused is unchanged") { $1.refusalWatch($0) }
  }

  /// Going back from the only place that an interaction has presented changes nothing else.
  ///
  /// A tab or column that the interaction selected may stay selected. Checked every 4th step.
  public static var backUndoesPresent: Law {
    seen("back undoes present") { $1.undoWatch($0) }
  }

  /// Each gesture has its usual effect: going back removes the top, a drag removes the sheet, a
  /// tapped tab is selected.
  ///
  /// The place that a gesture leads to may then be replaced with another one, or covered with a sheet, and a tapped tab
  /// may lead to a new place elsewhere.
  public static var gesturesDoWhatTheySay: Law {
    watched("gestures do what they say") { GestureWatch($0) }
  }

  /// The changes that the interface has received add up to the tree; checked every 16th step.
  public static var interfaceIsTold: Law { watched("the interface is told") { DriftWatch($0) } }

  /// No request brings the user to a place that a guard would refuse if it were requested alone.
  ///
  /// Each guard is asked again about the one place that a request shows: alone, and before all others that arrive. A
  /// guard must therefore have no side effects. Guards do not redirect in a loop.
  public static var guardsAreNotBypassed: Law {
    let name = "guards are not bypassed"
    return Law(name, .guarded { GuardWatch(name, in: &$0) })
  }

  /// The presentations and requests of the tables can be carried out: routes have providers, pushes
  /// have a stack, and requests have an interactor.
  ///
  /// A tab may be missing at times, but not in all runs.
  public static var declaredActionsWork: Law {
    let name = "declared actions work"
    return Law(
      name, .seen { _ in CheckWatch(name, at: .refusal) { $0.faultyRefusal } },
      .judged { $0.neverWorking() })
  }

  /// No error is logged, and no result is left unhandled.
  public static var nothingGoesWrong: Law {
    Law("nothing goes wrong", at: .problem) { $1.problem }
  }

  /// Interactors and custom presentations answer; checked in each step that waits.
  public static var everyRequestAnswers: Law {
    Law("every request answers", at: .silence) { $1.silence }
  }

  /// One gesture does not present the same place twice with two requests.
  ///
  /// A double tap counts as two gestures at a place that is still on screen after the first one.
  public static var nothingComesTwice: Law { seen("nothing comes twice") { $1.twinWatch($0) } }

  /// An answer does not make an interface offer a row twice, unless an answer has had that row twice.
  ///
  /// This is checked at places that receive lists for one action; `offered` names their rows.
  public static var noRowComesTwice: Law { seen("no row comes twice") { $1.rowWatch($0) } }

  /// A place receives the content of its own request, not that of an earlier one.
  public static var contentArrives: Law { seen("content arrives") { $1.contentWatch($0) } }

  /// No two places share an interface or a state model.
  public static var nothingIsShared: Law { watched("nothing is shared") { SharingWatch($0) } }

  /// A snapshot restores the presented places, if the app has snapshots.
  ///
  /// Every 64th step, the result of restoring a snapshot is computed. About every 128th step, the
  /// app is relaunched with one and compared with its state before, and the run continues from
  /// there.
  public static var snapshotsLeadBack: Law {
    seen("snapshots lead back") { SnapshotWatch($0, $1) }
  }

  /// The link to the current place leads to it, if the app has such a link.
  ///
  /// The place that the path of the link ends with must be presented, with its content; nothing is opened. Links that are
  /// looked up are left out. Checked every 16th step.
  public static var linksLeadBack: Law {
    Law("links lead back", at: .sixteenth) { moment, _ in moment.faultyLink }
  }

  /// Each place that has left is released: destination, interface and state model; checked in each
  /// step that waits.
  public static var nothingLeaks: Law { watched("nothing leaks") { LeakWatch($0) } }

  /// A task that continues after its step, and wakes up or receives an answer, closes no places that were presented
  /// after it began.
  ///
  /// It may close the places that were presented when it was started, with all places above, and its own places. A task
  /// that was started with the app may listen to the system and is left out.
  public static var lateWorkClosesNothingElse: Law {
    watched("late work closes nothing else") { TaskWatch($0) }
  }

  /// Every route with a provider is presented in some run, unless a way to it was hardly tried.
  ///
  /// Code may lead to a route that nothing declares. Such a route is missed only when everything else was tried, and
  /// never in an app with links.
  public static var everyPlaceIsReached: Law {
    Law("every place is reached", .judged { $0.unreached() })
  }

  /// The user can leave every place, and every small cycle of places.
  ///
  /// A cycle counts only if at least three runs have tried its interactions.
  public static var everyPlaceHasAWayOut: Law {
    Law("every place has a way out", .judged { $0.traps() })
  }

  /// Every lock is released in some run, other than by a restart; locks are distinguished by their names.
  public static var everyLockIsReleased: Law {
    Law("every lock is released", .judged { $0.lastingLocks() })
  }

  /// Every answer of a place is awaited in some run, or asked for in a table.
  public static var everyAnswerIsAskedFor: Law {
    Law("every answer is asked for", .judged { $0.unaskedAnswers() })
  }

  /// Every question that a table often asks is answered in some run.
  public static var everyQuestionIsAnswered: Law {
    Law("every question is answered", .judged { $0.unansweredQuestions() })
  }

  /// Some of the requests that guards hold until a signal are carried out after the signal in some run.
  public static var everySignalIsGiven: Law {
    Law("every signal is given", .judged { $0.missingSignals() })
  }

  /// After a failed answer of an interactor that is disturbed, the same place can ask it again.
  ///
  /// An interaction that asks the interactor in other runs must ask it again in at least one run; this is checked if
  /// the interaction was tried often.
  public static var everyFailureCanBeRetried: Law {
    Law("every failure can be retried", .judged { $0.unrepeatedRequests() })
  }

  /// A place that closes at the answer to an interaction does so in some run without a question of a guard, even after
  /// the user has done something else there.
  public static var noSuccessIsQuestioned: Law {
    Law("no success is questioned", .judged { $0.questionedSuccesses() })
  }

  /// An interaction that an interface never offers is performed by code in some run.
  ///
  /// A place counts if two runs at least have tried everything else there, with answers that arrive and that fail.
  public static var everyInteractionIsUsed: Law {
    Law("every interaction is used", .judged { $0.unusedInteractions() })
  }

  /// Returns the law that places receive each hook once, and appear and disappear in turn.
  ///
  /// ``hooksAreBalanced`` checks what the flow does. This law checks what the places receive, so it
  /// also finds an app that calls hooks itself.
  /// - Parameter journal: The journal in which the places of the app record their hooks, as ``RecordingDestination``
  ///   does.
  /// - Returns: The law. It is not part of ``standard``.
  public static func hooksAreHeardOnce(in journal: TestJournal) -> Law {
    watched("hooks are heard once") { JournalWatch($0, journal) }
  }

  private static func watched(
    _ name: String, _ make: @escaping @MainActor (String) -> LawWatch
  ) -> Law {
    Law(name, .seen { _ in make(name) })
  }

  private static func seen(
    _ name: String, _ make: @escaping @MainActor (String, Moment) -> LawWatch
  ) -> Law {
    Law(name, .seen { make(name, $0) })
  }
}
