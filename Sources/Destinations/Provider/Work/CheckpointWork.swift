/// The request to return to a checkpoint.
///
/// The place receives the value once the request is done.
@MainActor
final class CheckpointWork<
  DestinationType: RoutableDestinations, ContentType: ContentTypeable, TabType: TabTypeable
>: RequestSteps {
  typealias World = AppWorld<DestinationType, ContentType, TabType>

  private let key: PlaceCheckpoints.CheckpointKey
  private let value: any Sendable
  private var target: (id: DestinationID, checkpoints: PlaceCheckpoints)?
  private var link: HostLink?

  init(_ key: PlaceCheckpoints.CheckpointKey, _ value: any Sendable) {
    self.key = key
    self.value = value
  }

  convenience init<Value: Sendable>(_ checkpoint: Checkpoint<Value>, _ value: Value) {
    self.init(PlaceCheckpoints.CheckpointKey(checkpoint.name, Value.self), value)
  }

  /// Returns the request to return to the checkpoint.
  func work(from sender: DestinationID?) -> RequestWork {
    RequestWork(self, RequestWork.Terms(origin: sender))
  }

  var summary: String { "return to \(key.name)" }

  func isServed(by host: TreeHost) -> Bool { find(in: host, from: nil) != nil }

  func resolve(
    in host: TreeHost, from asker: DestinationID?
  ) throws(DestinationError) -> ResolvedMove {
    guard let found = find(in: host, from: asker) else {
      let reason = "No place with the checkpoint \(key.name) is presented."
      throw DestinationError(.noMatchingPlace, reason)
    }
    let id = host.tree.id(found.ref)
    link = host.link
    target = (id, found.checkpoints)
    return ResolvedMove(move: found.isBeneath ? .moveToPlace(id: id) : .reveal(id: id))
  }

  func end(isDone: Bool) {
    guard isDone, let target, let site = link?.host?.site(for: target.id) else { return }
    self.target = nil
    target.checkpoints.deliver(value, of: key, to: site.destination)
  }
}

// MARK: - In snapshots

extension CheckpointWork {
  /// Creates the return from a snapshot.
  ///
  /// - Throws: ``DestinationError`` with `unreadableSnapshot` if the name is unknown or not unique,
  ///   or the error of decoding the value.
  convenience init(_ name: String, _ kept: SnapshotValue?, in world: World) throws {
    let (key, checkpoints) = try Self.declared(name, in: world)
    guard let value = try checkpoints.value(kept, for: key) else {
      throw DestinationError(
        .unreadableSnapshot, "The value of the checkpoint \(name) cannot be read.")
    }
    self.init(key, value)
  }

  /// Returns the name of the checkpoint and the value to save.
  ///
  /// - Throws: ``DestinationError`` with `unreadableSnapshot` if the name is not unique, or the
  ///   value cannot be saved.
  func kept(in world: World) throws -> (name: String, value: SnapshotValue?) {
    _ = try Self.declared(key.name, in: world)
    return (key.name, try CheckpointValue.kept(value))
  }

  /// Returns the checkpoint with a name, which must be unique, and the declarations that contain it.
  private static func declared(
    _ name: String, in world: World
  ) throws(DestinationError) -> (PlaceCheckpoints.CheckpointKey, PlaceCheckpoints) {
    var found: [PlaceCheckpoints.CheckpointKey: PlaceCheckpoints] = [:]
    for checkpoints in world.providers.entries.map({ $0.provider.services.checkpoints }) {
      for key in checkpoints.keys(named: name) { found[key] = checkpoints }
    }
    if found.count == 1, let only = found.first { return only }
    let problem = found.isEmpty ? "No checkpoint is" : "Several checkpoints of different types are"
    throw DestinationError(.unreadableSnapshot, "\(problem) named \(name).")
  }
}

// MARK: - Finding the place

extension CheckpointWork {
  private typealias Found = (ref: NodeRef, checkpoints: PlaceCheckpoints, isBeneath: Bool)

  /// Returns the nearest place with the checkpoint below the requester, or else the last one anywhere.
  private func find(in host: TreeHost, from asker: DestinationID?) -> Found? {
    guard let world = host.world as? World, world.providers.hasCheckpoints else { return nil }
    let structure = host.tree.structure
    var found: PlaceCheckpoints?
    func matches(_ ref: NodeRef) -> Bool {
      found = world.providers.box(at: ref, of: host.tree)?.provider.services.checkpoints
      return found?.contain(key) ?? false
    }
    let start = asker.flatMap(structure.ref) ?? structure.current
    if let ref = start.flatMap({ structure.firstBeneath($0, where: matches) }), let found {
      return (ref, found, true)
    }
    let all = structure.root.map(structure.subtree) ?? []
    guard let ref = all.last(where: matches), let found else { return nil }
    return (ref, found, false)
  }
}
