#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// The flows that places of a flow host, with the one in which a person was last at the end.
struct EmbeddedEngines {
  struct Entry {
    let hostID: UUID
    let engine: FlowEngine
  }

  /// The flows, the one in which a person was last at the end.
  private(set) var entries: [Entry] = []

  var isEmpty: Bool { entries.isEmpty }

  subscript(hostID: UUID) -> FlowEngine? {
    entries.first { $0.hostID == hostID }?.engine
  }

  /// Adds a flow, in which nobody has been yet.
  mutating func add(_ engine: FlowEngine, at hostID: UUID) {
    entries.insert(Entry(hostID: hostID, engine: engine), at: 0)
  }

  mutating func remove(at hostID: UUID) -> FlowEngine? {
    let index = entries.firstIndex { $0.hostID == hostID }
    return index.map { entries.remove(at: $0).engine }
  }

  /// Notes which place is current, in case it hosts a flow.
  mutating func noteCurrent(_ id: UUID?) {
    guard let index = entries.firstIndex(where: { $0.hostID == id }) else { return }
    entries.append(entries.remove(at: index))
  }
}
