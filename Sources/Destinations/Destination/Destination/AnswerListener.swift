/// Decides when an interactor is asked, and when its answer to a place arrives.
///
/// It returns a closure that asks the interactor, and returns when the answer may arrive, or an error that arrives
/// instead; nil if the interactor is asked at once.
package typealias AnswerListener =
  @MainActor (_ interactor: String, _ id: DestinationID) -> (
    @MainActor (_ ask: @MainActor () async -> Void) async -> (any Error)?
  )?
