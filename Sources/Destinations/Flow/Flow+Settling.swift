/// Waiting until nothing is going on any more.
extension Flow {
  /// Waits until the flow is idle, or only waits for requests that guards hold.
  ///
  /// This includes requests to interactors, the handlers of their results, and everything that
  /// these start. It does not poll, and returns immediately if the flow is idle. It does not return
  /// while something never answers, such as a transition that is not acknowledged.
  public func settle() async {
    while !engine.isIdle { await engine.nextRest() }
  }

  /// Whether anything runs on behalf of a place that can end by itself.
  ///
  /// What waits for a test, as a request held by a gate, does not count; nor do acknowledgements.
  package var isBusy: Bool { engine.isBusy }

  /// Waits until work comes to rest, or until ``wake()``; returns at once if it is at rest.
  package func workRests() async {
    if isBusy { await engine.nextRest() }
  }

  /// Whether nothing is waited for, as ``settle()`` has it.
  package var isIdle: Bool { engine.isIdle }

  /// Waits until something has ended, or until ``wake()``.
  package func nextRest() async {
    await engine.nextRest()
  }

  /// Lets everybody return who waits for work to rest, whether it does or not.
  package func wake() {
    engine.wake()
  }

  /// Told of how each request ended, by its number; for tests.
  package var onOutcome: (@MainActor (_ request: Int, _ outcome: RequestOutcome) -> Void)? {
    get { engine.onOutcome }
    set { engine.onOutcome = newValue }
  }

  /// How many parts of the tree have been read and can be observed; for tests.
  package var observedPartCount: Int { engine.faces.count }

  /// Told of each place that is let go, with the objects that must go with it; for tests.
  package var onRelease: (@MainActor (ReleasedPlace) -> Void)? {
    get { engine.onRelease }
    set { engine.onRelease = newValue }
  }
}
