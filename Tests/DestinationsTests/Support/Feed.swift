import Destinations

/// A sequence of texts that a test feeds by hand, and that counts the requests for the next.
@MainActor
final class Feed {
  private(set) var askedCount = 0
  private(set) var wasCancelled = false
  /// Whether the sequence continues after its task was cancelled, as a careless one does.
  var ignoresCancelling = false

  private var ready: [Result<String?, any Error>] = []
  private var waiting: CheckedContinuation<String?, any Error>?
  private var watching: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []

  var sequence: FeedSequence { FeedSequence(feed: self) }

  func send(_ text: String) { put(.success(text)) }
  func finish() { put(.success(nil)) }
  func fail(_ error: any Error) { put(.failure(error)) }

  /// Waits until the next element was requested a number of times.
  func untilAsked(_ count: Int) async {
    if askedCount < count { await withCheckedContinuation { watching.append((count, $0)) } }
  }

  fileprivate func next() async throws -> String? {
    askedCount += 1
    for entry in watching where entry.count <= askedCount { entry.continuation.resume() }
    watching.removeAll { $0.count <= askedCount }
    if !ready.isEmpty { return try ready.removeFirst().get() }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { waiting = $0 }
    } onCancel: {
      Task { @MainActor in self.cancel() }
    }
  }

  private func put(_ element: Result<String?, any Error>) {
    guard let waiting else { return ready.append(element) }
    self.waiting = nil
    waiting.resume(with: element)
  }

  private func cancel() {
    wasCancelled = true
    if !ignoresCancelling { finish() }
  }
}

struct FeedSequence: AsyncSequence, Sendable {
  struct Iterator: AsyncIteratorProtocol {
    let feed: Feed
    func next() async throws -> String? { try await feed.next() }
  }

  let feed: Feed
  func makeAsyncIterator() -> Iterator { Iterator(feed: feed) }
}

/// Answers each request with the next of its feeds, in the order of the requests.
@MainActor
final class FeedingInteractor: StreamInteractable {
  typealias Request = FindRequest

  private var feeds: [Feed]
  private(set) var log: [String] = []

  init(_ feeds: Feed...) {
    self.feeds = feeds
  }

  func prepareForRequests() async {
    log.append("prepare")
    await Task.yield()
    log.append("prepared")
  }

  func results(for request: FindRequest) throws -> FeedSequence {
    log.append("opens")
    guard !feeds.isEmpty else { throw unsupported(request) }
    return feeds.removeFirst().sequence
  }

  func cleanupResources() async { log.append("cleaned") }
}
