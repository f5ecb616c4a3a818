import Destinations

/// An interactor whose preparation yields to other tasks.
actor SlowlyPreparedInteractor: AsyncInteractable {
  typealias Request = StoreRequest

  private(set) var log: [String] = []

  func prepareForRequests() async {
    log.append("prepare")
    for _ in 0..<5 { await Task.yield() }
    log.append("prepared")
  }

  func perform(request: StoreRequest) async -> Result<[String], any Error> {
    log.append("\(request.action)")
    return .success([])
  }
}
