import Destinations

/// An interactor that answers when a test says so, even if its task is cancelled.
actor StubbornInteractor: AsyncInteractable {
  typealias Request = StoreRequest

  private var answer: CheckedContinuation<[String], Never>?
  private var asked: CheckedContinuation<Void, Never>?

  func perform(request: StoreRequest) async -> Result<[String], any Error> {
    let value = await withCheckedContinuation { continuation in
      answer = continuation
      asked?.resume()
      asked = nil
    }
    return .success(value)
  }

  func untilAsked() async {
    if answer == nil { await withCheckedContinuation { asked = $0 } }
  }

  func answer(_ value: [String]) {
    answer?.resume(returning: value)
    answer = nil
  }
}
