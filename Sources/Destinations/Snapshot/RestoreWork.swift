#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// A request to restore a snapshot, or to start as usual if nothing of it can be restored.
final class RestoreWork<
  DestinationType: RoutableDestinations, ContentType: ContentTypeable, TabType: TabTypeable
>: RequestWork {
  typealias Presentation = DestinationPresentation<DestinationType, ContentType, TabType>
  typealias World = AppWorld<DestinationType, ContentType, TabType>
  typealias Table = SnapshotTable<DestinationType, ContentType>
  typealias Reader = SnapshotReader<DestinationType, ContentType, TabType>

  private let snapshot: Result<NavigationSnapshot, DestinationError>
  private let table: Table
  private let starting: Presentation
  /// Called with the restored places and the losses, whenever they are known.
  var onReport: ((RestorationReport) -> Void)?

  private var read: Reading?
  /// The usual start, once it is known that nothing is restored.
  private var start: PresentationWork<DestinationType, ContentType, TabType>?
  private var refused: [Int: String] = [:]
  private var tries = 0
  private(set) var report = RestorationReport()
  private var link: HostLink?

  /// A snapshot that was read.
  private struct Reading {
    let snapshot: NavigationSnapshot
    let reader: Reader
    let root: Blueprint<ErasedPayload>?
  }

  init(
    _ snapshot: Result<NavigationSnapshot, DestinationError>, _ table: Table,
    starting: Presentation
  ) {
    self.snapshot = snapshot
    self.table = table
    self.starting = starting
  }

  /// The rows to restore, for a snapshot taken while this request is held.
  var rows: [NavigationSnapshot.Row] { read?.snapshot.rows ?? [] }

  override var summary: String { "restore" }

  override var isStart: Bool { true }

  override var outsideParentID: UUID? { starting.parentDestinationID }

  override var standIn: RequestWork? { PresentationWork(starting, isStart: true) }

  override func resolve(in host: TreeHost) throws(DestinationError) -> ResolvedMove {
    link = host.link
    if let start { return try start.resolve(in: host) }
    guard let world = host.world as? World else {
      throw DestinationError(
        .flowEnded, "The request has other route, content or tab types than the flow.")
    }
    do throws(DestinationError) {
      return try restoredMove(in: world, host.modalPolicy)
    } catch {
      if table.policy == .fail { throw error }
      return try startFresh(because: error.reason).resolve(in: host)
    }
  }

  private func restoredMove(
    in world: World, _ modalPolicy: ModalPolicy
  ) throws(DestinationError) -> ResolvedMove {
    let given = try snapshot.get()
    let migrated = try migrated(given)
    var reader = Reader(
      migrated.rows, table, world, modalPolicy, isOlder: given.revision < table.revision,
      refused: refused)
    let root = reader.read()
    read = Reading(snapshot: migrated, reader: reader, root: root)
    report = RestorationReport(
      restoredCount: reader.usedCount, losses: reader.losses,
      migratedFrom: given.revision < table.revision ? given.revision : nil)
    onReport?(report)
    if let loss = report.losses.first, [.fail, .startFresh].contains(table.policy) {
      throw DestinationError(.unreadableSnapshot, "\(loss)")
    }
    guard let root else {
      let reason = report.losses.first?.description ?? "The snapshot is empty."
      throw DestinationError(.unreadableSnapshot, reason)
    }
    return ResolvedMove(move: .replaceRoot(root), sheetOptions: sheetOptions(by: reader))
  }

  private func migrated(
    _ snapshot: NavigationSnapshot
  ) throws(DestinationError) -> NavigationSnapshot {
    do {
      return try table.migrated(snapshot)
    } catch {
      throw error as? DestinationError
        ?? DestinationError(.unreadableSnapshot, "A migration threw an error.", underlying: error)
    }
  }

  private func sheetOptions(by reader: Reader) -> [ObjectIdentifier: SheetPresentationOptions] {
    var found: [ObjectIdentifier: SheetPresentationOptions] = [:]
    for (payload, row) in reader.rowOfPayload {
      if let options = reader.rows[row].sheet { found[payload] = options }
    }
    return found
  }

  private func startFresh(because reason: String) -> RequestWork {
    if report.losses.isEmpty {
      report.losses = [SnapshotLoss(what: "snapshot", reason: reason)]
    }
    report.startedFresh = true
    report.restoredCount = 0
    onReport?(report)
    let start = PresentationWork(starting, isStart: true)
    self.start = start
    return start
  }

  // MARK: Building

  override func build(_ context: BuildContext) throws(DestinationError) -> Built {
    if let start { return try start.build(context) }
    guard let world = context.engine.world as? World else {
      throw DestinationError(
        .flowEnded, "The request has other route, content or tab types than the flow.")
    }
    let flow = try world.livingFlow()
    let template = Presentation(presentationType: .replaceRoot)
    var builder = PlaceBuilder(context: context)
    builder.onFailure = { [self] payload, error in
      guard let row = read?.reader.rowOfPayload[payload] else { return false }
      refused[row] = error.reason
      return true
    }
    return try builder.build { arrival throws(DestinationError) in
      try world.build(arrival, of: template, for: flow, context)
    }
  }

  /// Leaves out the places that could not be built, or starts as usual if all of them are refused.
  override func triesAgain(after error: DestinationError, in engine: FlowEngine) -> Bool {
    guard start == nil, table.policy != .fail else { return false }
    tries += 1
    switch error.code {
    case .buildFailed, .notBuilt, .shapeMismatch, .duplicateID:
      if tries > 8 || refused.isEmpty { _ = startFresh(because: error.reason) }
      return true
    case .guardDenied, .guardLoop:
      guard engine.tree.isEmpty else { return false }
      _ = startFresh(because: error.reason)
      return true
    default: return false
    }
  }

  // MARK: Embedded flows and held requests

  override func committed(
    _ plan: TreePlan<ErasedPayload>, by request: EngineRequest, in engine: FlowEngine
  ) {
    guard start == nil, let read else { return }
    var ids: [Int: UUID] = [:]
    for arrival in plan.arrivals {
      guard let row = read.reader.rowOfPayload[ObjectIdentifier(arrival.payload.keeper)] else {
        continue
      }
      ids[row] = engine.tree.id(arrival.ref)
    }
    for (row, id) in ids { leave(row, toFlowAt: id, read, engine) }
    for held in read.snapshot.held where held.host == nil {
      restore(held, ids, engine, isReleased: request.wasHeld)
    }
  }

  /// Passes rows to the embedded flow of a place, which restores them.
  private func leave(
    _ row: Int, toFlowAt id: UUID, _ read: Reading, _ engine: FlowEngine
  ) {
    guard let (rows, indices) = read.reader.flow(at: row) else { return }
    var inner = NavigationSnapshot(revision: read.snapshot.revision, rows: rows)
    for var held in read.snapshot.held where held.host == row {
      // A reference to a row of another flow is reported as a loss when it is restored.
      held.moveRows { indices[$0] ?? -1 }
      inner.held.append(held)
    }
    engine.restoring[id] = inner
  }

  private func restore(
    _ held: NavigationSnapshot.Held, _ ids: [Int: UUID], _ engine: FlowEngine, isReleased: Bool
  ) {
    func id(_ row: Int?) throws(DestinationError) -> UUID? {
      guard let row else { return nil }
      if let id = ids[row] { return id }
      throw DestinationError(.unreadableSnapshot, "The requester was not restored.")
    }
    do {
      var work = try work(of: held, engine)
      if let place = try id(held.receiver ?? held.origin) {
        work = PlacedWork(work, at: place, showsPlace: held.receiver != nil)
      }
      engine.hold(
        work, until: GuardSignal(rawValue: held.signal), cause: held.cause,
        from: try id(held.requester), isReleased: isReleased)
    } catch {
      let reason = (error as? DestinationError)?.reason ?? "\(error)"
      report.losses.append(SnapshotLoss(what: "held request", reason: reason))
    }
  }

  private func work(of held: NavigationSnapshot.Held, _ engine: FlowEngine) throws -> RequestWork {
    if let rows = held.rows {
      let snapshot = NavigationSnapshot(revision: table.revision, rows: rows)
      return RestoreWork(.success(snapshot), table, starting: starting)
    }
    let world = engine.world as? World
    if let name = held.checkpoint, let world {
      return try CheckpointWork(name, held.value, in: world)
    }
    let presentation = try SnapshotSteps<DestinationType, ContentType, TabType>(table: table)
      .presentation(of: held.steps) { world?.tabs[$0] }
    return held.isLink == true
      ? LinkWork(presentation, after: starting) : presentation.work()
  }

  override func end(isDone: Bool) {
    guard isDone, let engine = link?.engine else { return }
    for (_, unclaimed) in engine.restoring {
      let reason = "The place does not host a flow."
      report.losses += unclaimed.rows.map { SnapshotLoss(what: $0.tag ?? "row", reason: reason) }
      report.restoredCount -= unclaimed.rows.count
    }
    engine.restoring = [:]
    onReport?(report)
    for loss in report.losses {
      engine.outlet.emit(.notRestored(what: loss.what, reason: loss.reason))
    }
    engine.outlet.emit(.restored(count: report.restoredCount, lost: report.losses.count))
  }
}

extension NavigationSnapshot.Held {
  /// Replaces the row numbers that it refers to.
  fileprivate mutating func moveRows(_ row: (Int) -> Int) {
    host = nil
    requester = requester.map(row)
    origin = origin.map(row)
    receiver = receiver.map(row)
  }
}
