/// Returns a closure that waits until the answer of an interactor to a place may arrive; nil if it
/// may arrive at once.
///
/// The closure returns an error to deliver instead of the answer, or nil.
package typealias AnswerListener =
  @MainActor (_ interactor: String, _ id: DestinationID) -> (@MainActor () async -> (any Error)?)?
