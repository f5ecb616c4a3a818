/// Waiting until nothing is in progress.
extension Flow {
  /// Waits until the flow has nothing to do except for requests that guards hold.
  ///
  /// The flow is busy during requests to interactors, the handlers of their results, everything
  /// that these start, and look-ups of links. The method does not poll, and returns immediately if
  /// the flow is idle. It does not return while something never answers, such as a transition that
  /// is not acknowledged.
  public func settle() async {
    while !engine.isIdle { await engine.nextRest() }
  }

  /// Whether any work of a place is in progress that can end by itself.
  ///
  /// Work that waits for a test, such as a gated request, does not count, nor do acknowledgements.
  package var isBusy: Bool { engine.isBusy }

  /// Whether places have no other work than the preparation and the clean-up of their interactors.
  package var isHousekeeping: Bool { engine.ledger.isHousekeeping }

  /// Waits until work comes to rest, or until ``wake()``; returns at once if it is at rest.
  package func workRests() async {
    if isBusy { await engine.nextRest() }
  }

  /// Whether nothing is pending, in the sense of ``settle()``.
  package var isIdle: Bool { engine.isIdle }

  /// Waits until some work has ended, or until ``wake()``.
  package func nextRest() async {
    await engine.nextRest()
  }

  /// Resumes every task that waits for work to rest, whether it rests or not.
  package func wake() {
    engine.wake()
  }

  /// Called with the number and outcome of each request; for tests.
  package var onOutcome: (@MainActor (_ request: Int, _ outcome: RequestOutcome) -> Void)? {
    get { engine.onOutcome }
    set { engine.onOutcome = newValue }
  }

  /// The number of parts of the tree that have been read and can be observed; for tests.
  package var observedPartCount: Int { engine.faces.count }

  /// Called for each answer of an interactor; for explorations.
  package var onAnswer: AnswerListener? {
    get { engine.onAnswer }
    set { engine.onAnswer = newValue }
  }

  /// Called for each released place, with the objects that must be released too; for tests.
  package var onRelease: (@MainActor (ReleasedPlace) -> Void)? {
    get { engine.onRelease }
    set { engine.onRelease = newValue }
  }
}
