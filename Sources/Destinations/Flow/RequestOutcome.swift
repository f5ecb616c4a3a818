#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// How a request ended.
///
/// Every request ends in exactly one of these.
public enum RequestOutcome: Sendable {
  /// It was done, and made or revealed the place; nil if that was nothing.
  case done(id: UUID?)
  /// It was refused; nothing has changed.
  indirect case refused(DestinationError)
  /// It was cancelled before it was done; nothing has changed.
  case cancelled
  /// Another request took its place; ``RequestHandle/finalOutcome`` tells how that one ended.
  case superseded(by: Int)

  /// Whether it was done.
  public var isDone: Bool {
    if case .done = self { true } else { false }
  }

  /// Why it was refused, or nil.
  public var error: DestinationError? {
    if case .refused(let error) = self { error } else { nil }
  }
}

/// Where a request is.
public enum RequestStatus: Sendable {
  /// It waits for the transition before it.
  case queued
  /// A guard holds it until a signal is given.
  case held
  /// It runs, and something in it takes its time.
  case running
  /// It has ended.
  case ended(RequestOutcome)
}
