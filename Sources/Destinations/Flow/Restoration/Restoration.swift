/// A restoration as seen by the code that has requested it.
@MainActor
public struct Restoration {
  /// The request.
  ///
  /// It waits if a guard holds it.
  public let request: RequestHandle

  /// The places restored and lost so far.
  ///
  /// It is complete when the request has ended, and those of embedded flows have. Each flow reports
  /// its own places and losses with events.
  ///
  /// - Complexity: O(*f* log *f*) for *f* embedded flows.
  public var report: RestorationReport { record.report }

  let record: RestorationRecord
}
