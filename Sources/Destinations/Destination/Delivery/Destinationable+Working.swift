/// Tasks that end with their place.
extension Destinationable {
  /// Starts a task that is cancelled when this place leaves, and that `pending` lists.
  func startTask(
    named name: String, as role: WorkRole? = nil, _ body: @escaping @MainActor () async -> Void
  ) {
    let state = internalState
    guard !state.hasLeft else { return logError(error: tooLate(name)) }
    let work = WorkTicket(.request(interactor: name, id: id), in: state.host?.ledger, as: role)
    state.madeExtras.tasks.start(named: name) {
      await work.run(body)
    }
  }
}
