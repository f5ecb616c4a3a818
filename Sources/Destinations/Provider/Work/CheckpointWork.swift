extension AppWorld {
  /// The request to return to a checkpoint.
  ///
  /// The place receives the value once the request is done.
  @MainActor
  final class CheckpointWork: RequestSteps {
    private let key: TypedName
    private let value: any Sendable
    private var target: (id: DestinationID, checkpoint: PlaceCheckpoint)?
    private var link: HostLink?

    init(_ key: TypedName, _ value: any Sendable) {
      self.key = key
      self.value = value
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
      target = (id, found.checkpoint)
      return ResolvedMove(move: found.isBeneath ? .moveToPlace(id: id) : .reveal(id: id))
    }

    func end(isDone: Bool) {
      guard isDone, let target, let site = link?.host?.site(for: target.id) else { return }
      self.target = nil
      target.checkpoint.deliver(site.destination, value)
    }

    // MARK: - In snapshots

    /// Creates the return from a snapshot.
    ///
    /// - Throws: ``DestinationError`` with `unreadableSnapshot` if the name is unknown or not unique,
    ///   or the error of decoding the value.
    convenience init(_ name: String, _ kept: SnapshotValue?, in world: World) throws {
      let (key, checkpoint) = try Self.declared(name, in: world)
      guard let value = try checkpoint.read(kept) else {
        throw DestinationError.unreadable("The value of the checkpoint \(name) cannot be read.")
      }
      self.init(key, value)
    }

    /// Returns the name of the checkpoint and the value to save, which is nil for `Void`.
    ///
    /// - Throws: ``DestinationError`` with `unreadableSnapshot` if the name is not unique, or the
    ///   value cannot be saved.
    func kept(in world: World) throws -> (name: String, value: SnapshotValue?) {
      _ = try Self.declared(key.name, in: world)
      if value is Void { return (key.name, nil) }
      guard let value = value as? any Encodable & Decodable else {
        throw DestinationError.unreadable(
          "The checkpoint's value of type \(type(of: value)) is not Codable.")
      }
      return (key.name, try SnapshotCoding.value(of: value))
    }

    /// Returns the checkpoint with a name, which must be unique, and its declaration.
    private static func declared(
      _ name: String, in world: World
    ) throws(DestinationError) -> (TypedName, PlaceCheckpoint) {
      var found: [TypedName: PlaceCheckpoint] = [:]
      for box in world.boxes { found.merge(box.checkpoints.filter { $0.key.name == name }) { $1 } }
      if found.count == 1, let only = found.first { return only }
      let problem =
        found.isEmpty ? "No checkpoint is" : "Several checkpoints of different types are"
      throw .unreadable("\(problem) named \(name).")
    }

    // MARK: - Finding the place

    private typealias Found = (ref: NodeRef, checkpoint: PlaceCheckpoint, isBeneath: Bool)

    /// Returns the nearest place with the checkpoint below the requester, or else the last one anywhere.
    private func find(in host: TreeHost, from asker: DestinationID?) -> Found? {
      guard let world = host.world as? World else { return nil }
      let structure = host.tree.structure
      var found: PlaceCheckpoint?
      func matches(_ ref: NodeRef) -> Bool {
        found = world.box(at: ref, of: host.tree)?.checkpoints[key]
        return found != nil
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
}
