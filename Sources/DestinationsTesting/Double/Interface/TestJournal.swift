public import Destinations

/// A list of the events around a flow, in order: hooks, interface calls and requests.
///
/// Share one journal among the recording destinations, the mock interface and the mock interactors
/// of a test to check their order.
@MainActor
public final class TestJournal {
  /// A recorded event.
  public struct Entry: Sendable, Hashable, CustomStringConvertible {
    /// The subject of the event: the name of a route, `interface`, or an interactor.
    public let subject: String

    /// The identifier of the place; nil for other subjects.
    public let id: DestinationID?

    /// The name of the event.
    public let event: String

    /// The subject and the event.
    public var description: String { "\(subject) \(event)" }
  }

  /// The events, in order.
  public private(set) var entries: [Entry] = []

  /// Creates an empty journal.
  public init() {}

  /// The events, one line each, such as `noteDetail prepareForAppearance(true)`.
  public var lines: [String] { entries.map(\.description) }

  /// Adds an entry.
  public func record(_ subject: String, id: DestinationID? = nil, _ event: String) {
    entries.append(Entry(subject: subject, id: id, event: event))
  }

  /// Returns the events of one subject, in order.
  public func events(of subject: String) -> [String] {
    entries.filter { $0.subject == subject }.map(\.event)
  }

  /// Returns the events at one place, in order.
  public func events(at id: DestinationID) -> [String] {
    entries.filter { $0.id == id }.map(\.event)
  }

  /// Returns the lines so far and removes them, so that a test can check a single step.
  public func take() -> [String] {
    defer { entries = [] }
    return lines
  }
}
