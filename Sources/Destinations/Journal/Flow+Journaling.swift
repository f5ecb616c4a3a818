/// Recording what happens, and taking it back.
extension Flow {
  /// The journal of an app of these types.
  public typealias Journal = NavigationJournal<DestinationType, ContentType>

  /// Records every change from here on; what is presented now is its first entry.
  ///
  /// A journal that was being recorded is let go. Flows that places of this one host are not in it; each may have
  /// a journal of its own, which is replayed in it after this one. Without recording nothing is kept and nothing
  /// costs anything.
  /// - Parameter undoLimit: How many transitions can be taken back, at least.
  /// - Complexity: O(*n*) for *n* places; each transition then costs what it touches.
  public func startJournal(undoLimit: Int = 1_000) {
    engine.recorder = JournalRecorder<DestinationType, ContentType>(
      undoLimit: max(undoLimit, 1), recording: engine)
  }

  /// Stops recording, and lets the journal go.
  public func stopJournal() {
    engine.recorder = nil
  }

  /// What has been recorded; nil while nothing is.
  public var journal: Journal? { recorder?.journal }

  private var recorder: JournalRecorder<DestinationType, ContentType>? {
    engine.recorder as? JournalRecorder<DestinationType, ContentType>
  }

  /// Whether the last transition can be taken back.
  public var canUndo: Bool { recorder?.takeUndo() != nil }

  /// Whether what was taken back last can be done again.
  public var canRedo: Bool { recorder?.redoable.isEmpty == false }

  /// Takes back the last transition that was not taken back yet.
  ///
  /// What has left is built anew where it stood, with the same content; what came leaves; what was selected is selected
  /// again. It is one transition that passes the guards and is recorded like any other.
  /// - Returns: The request. It is refused with `cannotUndo` if nothing is recorded, and if a place left from beneath
  ///   others; nothing has changed then.
  @discardableResult
  public func undo() -> RequestHandle {
    guard let recorder, let (_, inverse) = recorder.takeUndo() else {
      return refuse("undo", "Nothing that was recorded can be taken back.")
    }
    return run("undo", inverse, recorder) { recorder.didUndo() }
  }

  /// Does again what was taken back last, until something else happens.
  ///
  /// - Returns: The request. It is refused with `cannotUndo` if nothing was taken back; nothing has changed then.
  @discardableResult
  public func redo() -> RequestHandle {
    guard let recorder, let entry = recorder.redoable.last else {
      return refuse("redo", "Nothing was taken back that could be done again.")
    }
    return run("redo", entry, recorder) { recorder.didRedo() }
  }

  private func run(
    _ name: String, _ entry: Journal.Entry,
    _ recorder: JournalRecorder<DestinationType, ContentType>, whenDone: @escaping () -> Void
  ) -> RequestHandle {
    let work = JournalWork<DestinationType, ContentType, TabType>(
      name, entry, recorder.numbers, isUndoing: { recorder.isUndoing = $0 }, onDone: whenDone)
    return request(work, cause: .program)
  }

  private func refuse(_ name: String, _ reason: String) -> RequestHandle {
    request(
      DeferredWork(name) { _ throws(DestinationError) in
        throw DestinationError(.cannotUndo, reason)
      }, cause: .program)
  }
}
