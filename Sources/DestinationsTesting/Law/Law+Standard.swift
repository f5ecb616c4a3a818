internal import Destinations

/// The laws that hold for every app.
extension Law {
  /// All laws of the library.
  ///
  /// Those that cost something are looked at now and then; each says when.
  public static var standard: [Law] {
    [
      setupIsSound, treeIsSound, hooksAreBalanced, refusedIsUnchanged, backUndoesPresent,
      gesturesDoWhatTheySay,
      interfaceIsTold, guardsAreNotBypassed, declaredActionsWork, nothingGoesWrong,
      everyRequestAnswers, nothingComesTwice, contentArrives, nothingIsShared, snapshotsLeadBack,
      nothingLeaks,
      everyPlaceIsReached, everyPlaceHasAWayOut,
    ]
  }

  /// The set-up has no fault that shows without running anything; see `Flow.validate()`.
  public static var setupIsSound: Law {
    Law(
      "the set-up is sound",
      .declared { faults in
        faults.map {
          Complaint($0.reason, about: $0.description, cure: $0.code.cure, trace: .init())
        }
      })
  }

  /// The tree keeps its own rules: what a step touched at each step, all of it each sixteenth.
  public static var treeIsSound: Law { watched("the tree is sound") { TreeWatch($0) } }

  /// A place is presented once, appears and disappears in turn, and is removed once.
  public static var hooksAreBalanced: Law { watched("hooks are balanced") { HookWatch($0) } }

  /// A refused step leaves everything as it was; looked at each eighth step.
  public static var refusedIsUnchanged: Law {
    seen("refused is unchanged") { RefusalWatch($0, $1) }
  }

  /// Going back from what a step has brought leaves what was there before; each fourth step.
  public static var backUndoesPresent: Law {
    seen("back undoes present") { UndoWatch($0, $1) }
  }

  /// Going back removes the top and ends beneath it, a drag removes the sheet, and a tab that is tapped is selected.
  ///
  /// A place that the gesture leads to may make room for another one, where the person is then.
  public static var gesturesDoWhatTheySay: Law {
    watched("gestures do what they say") { GestureWatch($0) }
  }

  /// What the interface was told adds up to what is presented; each sixteenth step.
  public static var interfaceIsTold: Law { watched("the interface is told") { DriftWatch($0) } }

  /// No request brings a person where a guard would not let them go on their own.
  ///
  /// Each guard is asked once more about the one place that a request shows, so a guard must have no
  /// effects of its own.
  public static var guardsAreNotBypassed: Law {
    let name = "guards are not bypassed"
    return Law(name, .guarded { GuardWatch(name, in: &$0) })
  }

  /// What tables declare can be done: routes have providers, pushes a stack, requests an interactor.
  public static var declaredActionsWork: Law {
    watched("declared actions work") { ActionWatch($0) }
  }

  /// No error is logged, and no result goes unhandled.
  public static var nothingGoesWrong: Law { watched("nothing goes wrong") { ProblemWatch($0) } }

  /// Interactors and custom presentations answer; looked at in each step that waits.
  public static var everyRequestAnswers: Law {
    watched("every request answers") { AnswerWatch($0) }
  }

  /// One gesture, a double tap too, brings nothing twice.
  public static var nothingComesTwice: Law { seen("nothing comes twice") { TwinWatch($0, $1) } }

  /// A place comes with the content of its own request, not with that of an earlier one.
  public static var contentArrives: Law { seen("content arrives") { ContentWatch($0, $1) } }

  /// Two places have neither an interface nor a state model in common.
  public static var nothingIsShared: Law { watched("nothing is shared") { SharingWatch($0) } }

  /// A snapshot leads back to what is presented, in an app that keeps snapshots.
  ///
  /// Each sixteenth step what one would lead to is worked out; about each 128th step the app is ended and started
  /// again with one, compared with what it was, and the run goes on from there.
  public static var snapshotsLeadBack: Law {
    seen("snapshots lead back") { SnapshotWatch($0, $1) }
  }

  /// What has left is gone: destination, interface and state model; in each step that waits.
  public static var nothingLeaks: Law { watched("nothing leaks") { LeakWatch($0) } }

  /// Every route that has a provider is presented in some run.
  public static var everyPlaceIsReached: Law {
    Law("every place is reached", .judged { $0.unreached() })
  }

  /// No place or small circle of places keeps a person for good.
  public static var everyPlaceHasAWayOut: Law {
    Law("every place has a way out", .judged { $0.traps() })
  }

  /// Returns the law that places hear each hook once, and appearing and disappearing in turn.
  ///
  /// Unlike ``hooksAreBalanced``, which looks at what the flow does, this looks at what the places
  /// heard, so it also finds an app that calls hooks itself.
  /// - Parameter journal: Where the app's places write their hooks, as ``RecordingDestination`` does.
  /// - Returns: The law, which is not one of ``standard``.
  public static func hooksAreHeardOnce(in journal: TestJournal) -> Law {
    watched("hooks are heard once") { JournalWatch($0, journal) }
  }

  private static func watched(
    _ name: String, _ make: @escaping @MainActor (String) -> LawWatch
  ) -> Law {
    Law(name, .watched { make(name) })
  }

  private static func seen(
    _ name: String, _ make: @escaping @MainActor (String, Moment) -> LawWatch
  ) -> Law {
    Law(name, .seen { make(name, $0) })
  }
}
