/// Returns what the answer of an interactor waits for; nil if it arrives at once.
///
/// The waiting returns an error to deliver instead, or nil.
package typealias AnswerListener =
  @MainActor (_ interactor: String) -> (@MainActor () async -> (any Error)?)?
