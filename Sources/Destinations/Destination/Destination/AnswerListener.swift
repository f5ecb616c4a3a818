/// Returns what the answer of an interactor to a place waits for; nil if it arrives at once.
///
/// The waiting returns an error to deliver instead, or nil.
package typealias AnswerListener =
  @MainActor (_ interactor: String, _ id: DestinationID) -> (@MainActor () async -> (any Error)?)?
