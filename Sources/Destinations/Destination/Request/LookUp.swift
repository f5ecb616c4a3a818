/// The look-up for which a request waits outside the queue until its presentations are known.
@MainActor
class LookUp {
  private var task: Task<Void, Never>?
  private var count: WorkTicket?

  /// Whether a task awaits the answer, or has awaited it.
  var hasBegun: Bool { task != nil }

  /// Returns whether the answer has to be awaited.
  ///
  /// - Throws: ``DestinationError`` if the request is refused whatever the answer.
  func isNeeded() throws(DestinationError) -> Bool { false }

  /// Waits for the answer and stores it.
  func find() async {}

  /// Begins to wait for a request, which continues with the answer.
  final func begin(
    for number: Int, in ledger: WorkLedger, whenFound: @escaping @MainActor () -> Void
  ) {
    let count = WorkTicket(.lookUp(request: number), in: ledger, as: .own)
    self.count = count
    task = Task { [weak self] in
      await count.run {
        await self?.find()
        count.end()
        whenFound()
      }
    }
  }

  /// Stops waiting; an answer that comes later has no effect.
  final func cancel() {
    task?.cancel()
    count?.end()
  }
}
