#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// The flows embedded in a flow.
///
/// The one where the user was last comes last.
@MainActor
final class EmbeddedEngines {
  struct Entry {
    let hostID: UUID
    let engine: FlowEngine
  }

  /// The flows.
  ///
  /// The one where the user was last comes last.
  private(set) var entries: [Entry] = []

  var isEmpty: Bool { entries.isEmpty }

  subscript(hostID: UUID) -> FlowEngine? {
    entries.first { $0.hostID == hostID }?.engine
  }

  /// Adds a flow, in which the user has not been yet.
  func add(_ engine: FlowEngine, at hostID: UUID) {
    entries = [Entry(hostID: hostID, engine: engine)] + entries
  }

  func remove(at hostID: UUID) -> FlowEngine? {
    let engine = self[hostID]
    if engine != nil { entries = entries.filter { $0.hostID != hostID } }
    return engine
  }

  /// Records the current place, in case it hosts a flow.
  func noteCurrent(_ id: UUID?) {
    guard let current = entries.first(where: { $0.hostID == id }) else { return }
    entries = entries.filter { $0.hostID != id } + [current]
  }
}
