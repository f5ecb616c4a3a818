/// An interactor that answers one request with many results, as positions, prices or messages.
///
/// ```swift
/// actor NoteWatcher: StreamInteractable {
///   typealias Request = WatchRequest
///   func results(for request: WatchRequest) -> AsyncStream<[Note]> { store.changes() }
/// }
/// ```
///
/// The place that asks gets the results one at a time: the next one is not asked for before
/// ``Destinationable/handleAsyncInteractorResult(result:for:)`` has returned, so a slow handler slows the
/// stream down, as far as the sequence itself does not buffer. A sequence is consumed once. It ends by
/// itself, by throwing, which comes as a last result, or by being cancelled: when the place leaves, when
/// another interactor takes this one's place, or when the place makes a request for the same action
/// again, which starts over. A stream that waits for its next result is not pending, for nobody waits
/// for it.
public protocol StreamInteractable<Request>: AsyncInteractable {
  /// The results of one request, as they come.
  associatedtype Results: AsyncSequence & Sendable where Results.Element == Request.ResultData

  /// Returns the results of a request.
  ///
  /// - Throws: Any error, which comes as the only result; ``AbstractInteractable/unsupported(_:)`` for an
  ///   action that it does not support.
  func results(for request: Request) async throws -> Results
}

extension StreamInteractable {
  /// Returns the first result of the stream, and ends it.
  ///
  /// That is what awaiting a request to such an interactor does. A stream that ends without a result is
  /// a failure with `interactorFailed`, or with `cancelled` if the task was.
  public func perform(request: Request) async -> Result<Request.ResultData, any Error> {
    do {
      for try await result in try await results(for: request) { return .success(result) }
    } catch {
      return .failure(error)
    }
    return .failure(withoutResult(request))
  }

  private func withoutResult(_ request: Request) -> DestinationError {
    Task.isCancelled
      ? DestinationError(.cancelled, "The request for \(request.action) was cancelled.")
      : DestinationError(.interactorFailed, "\(request.action) ended without a result.")
  }
}
