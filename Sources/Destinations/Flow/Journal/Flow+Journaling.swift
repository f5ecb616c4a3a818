/// Recording, undoing and redoing changes.
extension Flow {
  /// A journal of an app with these types.
  public typealias Journal = NavigationJournal<DestinationType, ContentType>

  /// Starts to record all changes.
  ///
  /// The first entry contains all presented places.
  ///
  /// A journal that is being recorded is discarded. Embedded flows are not included; each can have a
  /// journal of its own, to be replayed after this one. Nothing is recorded before this is called.
  /// - Parameters:
  ///   - undoLimit: The number of transitions that can be undone: at least this many, at most twice as many.
  ///   - entryLimit: The number of transitions that the journal keeps: at least this many, at most twice as many. When
  ///     older ones are dropped, the first entry presents the places that were presented before the remaining ones.
  ///     Without a limit, a journal grows with each transition.
  /// - Complexity: O(*n*) for *n* places, and again after each `entryLimit` transitions; each transition adds work
  ///   for what it changes.
  public func startJournal(undoLimit: Int = 1_000, entryLimit: Int = .max) {
    engine.recorder = World.JournalRecorder(
      undoLimit: max(undoLimit, 1), entryLimit: max(entryLimit, 1), recording: engine)
  }

  /// Stops recording, and discards the journal.
  public func stopJournal() {
    engine.recorder = nil
  }

  /// The recorded entries; nil if no journal is being recorded.
  public var journal: Journal? { recorder?.journal }

  private var recorder: Recorder? { engine.recorder as? Recorder }

  /// Whether there is a transition that can be undone.
  public var canUndo: Bool { recorder?.undoable.last?.entry.inverse != nil }

  /// Whether there is a transition that can be redone.
  public var canRedo: Bool { recorder?.redoable.isEmpty == false }

  /// Undoes the last transition that has not been undone.
  ///
  /// Places that have left are built again where they were, with the same content. Places that have
  /// arrived leave. The previous selection is restored. These changes are one transition; guards are
  /// asked, and the transition is recorded like any other. If a guard holds the undo, the places that
  /// it presents until the signal are not the change that is undone. The same applies to places that it presented while
  /// it held the request: undoing the request leads to the tree before them.
  /// - Returns: The request. It is refused with `cannotUndo` if nothing is recorded, or if a place
  ///   has left from below others; nothing has changed then.
  @discardableResult
  public func undo() -> RequestHandle {
    request(
      "undo", \.entry.inverse, or: "There is no recorded change that can be undone."
    ) { recorder, hasWaited in recorder.undoable.last { !hasWaited || !$0.isMeanwhile } }
  }

  /// Redoes the transition that was undone last, unless something else has changed since.
  ///
  /// - Returns: The request. It is refused with `cannotUndo` if there is nothing to redo; nothing
  ///   has changed then.
  @discardableResult
  public func redo() -> RequestHandle {
    request(
      "redo", \.entry, or: "There is no undone change that can be redone."
    ) { recorder, _ in recorder.redoable.last }
  }

  private typealias Recorder = World.JournalRecorder

  /// Requests the changes of the step that is the right one when the request has its turn, at first or after a wait.
  private func request(
    _ name: String, _ entry: @escaping (Recorder.Step) -> Journal.Entry?, or reason: String,
    of step: @escaping (Recorder, _ hasWaited: Bool) -> Recorder.Step?
  ) -> RequestHandle {
    var hasWaited = false
    let work = RequestWork.deferred(name) { [link = engine.link] _ throws(DestinationError) in
      guard let recorder = link.engine?.recorder as? Recorder,
        let step = step(recorder, hasWaited), let entry = entry(step)
      else { throw DestinationError(.cannotUndo, reason) }
      hasWaited = true
      return RequestWork(
        World.JournalWork(name, entry, recorder.numbers, onDone: { recorder.didUndoOrRedo(step) }))
    }
    return engine.request(work)
  }
}
