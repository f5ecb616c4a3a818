#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Something that a flow waits for, or that runs on behalf of a place.
public enum PendingWork: Sendable, Hashable {
  /// The interface has not acknowledged a transition yet.
  case acknowledgement(transition: Int)
  /// A custom presentation has not answered yet.
  case customPresentation(request: Int)
  /// A guard holds a request until a signal is given.
  case held(request: Int, signal: GuardSignal)
  /// A request was handed over to another flow of the window, where it has not ended.
  case handedOver(request: Int)
  /// A request waits for its turn.
  case queued(request: Int)
  /// A place waits for an interactor.
  case request(interactor: String, id: UUID)
  /// Somebody got the result that they waited for, and has not gone on yet.
  case result(key: String)
  /// An interactor of a place that has left cleans up.
  case cleanup(id: UUID)
}
