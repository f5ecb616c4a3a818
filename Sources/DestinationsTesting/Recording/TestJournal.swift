#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// One ordered list of what happened at the edges of a flow: hooks, interface calls, requests.
///
/// Share one journal among the recording destinations, the mock interface and the mock interactors of
/// a test, and their order is known.
@MainActor
public final class TestJournal {
  /// One thing that happened.
  public struct Entry: Sendable, Hashable, CustomStringConvertible {
    /// Whom it happened to: the name of a route, or `interface`, or an interactor.
    public let subject: String

    /// The identifier of the place, if it was one.
    public let id: UUID?

    /// What happened.
    public let event: String

    /// The subject and the event.
    public var description: String { "\(subject) \(event)" }
  }

  /// What happened, in order.
  public private(set) var entries: [Entry] = []

  /// Creates an empty journal.
  public init() {}

  /// What happened, one line each, as `noteDetail prepareForAppearance(true)`.
  public var lines: [String] { entries.map(\.description) }

  /// Adds an entry.
  public func record(_ subject: String, id: UUID? = nil, _ event: String) {
    entries.append(Entry(subject: subject, id: id, event: event))
  }

  /// Returns what happened to one subject, in order.
  public func events(of subject: String) -> [String] {
    entries.filter { $0.subject == subject }.map(\.event)
  }

  /// Returns what happened at one place, in order.
  public func events(at id: UUID) -> [String] {
    entries.filter { $0.id == id }.map(\.event)
  }

  /// Returns the lines so far and forgets them, so that a test can look at one step.
  public func take() -> [String] {
    defer { entries = [] }
    return lines
  }
}
