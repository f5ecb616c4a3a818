#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Something that a flow waits for, or that runs on behalf of a place.
public enum PendingWork: Sendable, Hashable {
  /// The interface has not acknowledged a transition.
  case acknowledgement(transition: Int)
  /// A custom presentation has not answered.
  case customPresentation(request: Int)
  /// A guard holds a request until a signal is given.
  case held(request: Int, signal: GuardSignal)
  /// Another flow of the window carries out a request, which has not ended.
  case handedOver(request: Int)
  /// A request waits for its turn, or until a sheet has left.
  case queued(request: Int)
  /// A place waits for an interactor.
  case request(interactor: String, id: UUID)
  /// A result was delivered to a task that has not continued yet.
  case result(key: String)
  /// An interactor of a place that has left is cleaning up.
  case cleanup(id: UUID)
}
