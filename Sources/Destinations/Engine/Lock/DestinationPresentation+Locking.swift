extension DestinationPresentation {
  /// Locks the requester so that it cannot leave, or the whole flow so that nothing can change.
  ///
  /// ```swift
  /// [.pay: .locking("payment", because: "The payment runs."), .paid: .releasing("payment")]
  /// ```
  /// Like ``Flow/lock(_:because:)``, until the name is released. Nothing happens if the place or
  /// the flow has a lock with this name already. Guards are not asked, because no place changes.
  /// - Parameters:
  ///   - name: The name by which ``releasing(_:)`` finds the lock.
  ///   - reason: The reason, as one sentence for errors.
  ///   - wholeFlow: Whether to lock everything, instead of the requester alone.
  /// - Returns: The presentation.
  public static func locking(
    _ name: String, because reason: String, wholeFlow: Bool = false
  ) -> Self {
    changingLocks(.lock, name) { engine, id in
      let id = wholeFlow ? nil : id
      if engine.locks.values.contains(where: { $0.name == name && $0.placeID == id }) { return }
      engine.lock(id, because: reason, named: name)
    }
  }

  /// Releases all locks with a name, in all flows of the window.
  ///
  /// Nothing happens if there are none. Releasing is possible while the whole flow is locked.
  /// - Parameter name: The name that was given to ``locking(_:because:wholeFlow:)``.
  /// - Returns: The presentation.
  public static func releasing(_ name: String) -> Self {
    changingLocks(.release, name) { engine, _ in
      for lock in engine.flowsInWindow.flatMap(\.locksInOrder) where lock.name == name {
        lock.release()
      }
    }
  }

  /// Returns an effect that changes locks when its request is done; the request arranges no places.
  private static func changingLocks(
    _ word: PresentationVerb.Word, _ name: String,
    _ change: @escaping @MainActor @Sendable (FlowEngine, _ asker: DestinationID) -> Void
  ) -> Self {
    Self(word, name) { _ in
      let work = DeferredWork("\(word) \(name)") { (host, asker) throws(DestinationError) in
        guard let id = asker ?? host.tree.currentID else {
          throw DestinationError(.noTree, "Nothing is presented yet.")
        }
        var work = RequestWork.arranging(nil)
        work.terms.completion = { [link = host.link] isDone in
          if isDone, let engine = link.engine { change(engine, id) }
        }
        return work
      }
      return RequestWork(work)
    }
  }
}
