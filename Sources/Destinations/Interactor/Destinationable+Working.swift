/// Tasks that end with their place.
extension Destinationable {
  /// Starts a task that is cancelled when this place leaves, and that `pending` lists.
  func startTask(
    named name: String, as role: WorkRole? = nil, _ work: @escaping @MainActor () async -> Void
  ) {
    let state = internalState
    guard !state.hasLeft else { return logError(error: tooLate(name)) }
    let request = PendingWork.request(interactor: name, id: id)
    let key = state.host?.begin(request, as: role ?? WorkTicket.role(of: request))
    let ticket = WorkTicket(request, assistance: role == .assistance ? key : nil) {
      [link = state.link] in
      if let key { link?.host?.park(key, $0) }
    }
    state.start(named: name) { [link = state.link] in
      await WorkTicket.$current.withValue(ticket) { await work() }
      if let key { link?.host?.end(key) }
    }
  }
}
