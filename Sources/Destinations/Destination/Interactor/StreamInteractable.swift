/// An interactor that answers one request with many results, such as locations, prices or messages.
///
/// ```swift
/// actor NoteWatcher: StreamInteractable {
///   typealias Request = WatchRequest
///   func results(for request: WatchRequest) -> AsyncStream<[Note]> { store.changes() }
/// }
/// ```
///
/// The place receives the results one at a time. The next one is not requested before
/// ``Destinationable/handleAsyncInteractorResult(result:for:)`` has returned, so a slow handler
/// slows the sequence down unless the sequence buffers. The stream ends when its sequence ends or
/// throws; the error arrives as the last result. The stream is cancelled when the place leaves, when
/// another interactor is assigned, or when the place sends another request for the same action,
/// which starts a new stream. A stream that waits for its next result is not listed in
/// ``Flow/pending``.
public protocol StreamInteractable<Request>: AsyncInteractable {
  /// The sequence of the results of a request.
  associatedtype Results: AsyncSequence & Sendable where Results.Element == Request.ResultData

  /// Returns the results of a request.
  ///
  /// The sequence is consumed once.
  ///
  /// - Throws: Any error, which is delivered as the only result. Use
  ///   ``AbstractInteractable/unsupported(_:)`` for an action that is not supported.
  func results(for request: Request) async throws -> Results
}

extension StreamInteractable {
  /// Returns the first result of the stream, and ends the stream.
  ///
  /// This is used when the result of a single request is awaited. If the stream ends without a
  /// result, the result is a failure with `interactorFailed`, or with `cancelled` if the task was
  /// cancelled.
  public func perform(request: Request) async -> Result<Request.ResultData, any Error> {
    do {
      for try await result in try await results(for: request) { return .success(result) }
    } catch {
      return .failure(error)
    }
    return .failure(
      Task.isCancelled
        ? DestinationError(.cancelled, "The request for \(request.action) was cancelled.")
        : DestinationError(.interactorFailed, "\(request.action) ended without a result."))
  }
}
