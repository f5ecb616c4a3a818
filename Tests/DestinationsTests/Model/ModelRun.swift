import Destinations
import DestinationsTesting
import Foundation

/// A flow and a plain model of a flow, which receive the same requests and must behave alike.
///
/// The model is the ``ReferenceTree``; the rules of the design determine the hooks and refusals from its states
/// before and after a request.
@MainActor
final class ModelRun {
  private let journal = TestJournal()
  private let flow: Contract.AppFlow
  private var model = ReferenceTree()
  private var lastID: UInt64 = 0
  /// The places of the model by those of the flow.
  private var counterparts: [UUID: UUID] = [:]
  private var hooksRead = 0
  private var outcomes: [RequestOutcome] = []

  init() {
    flow = Contract.AppFlow(Contract.setup(journal, start: .page), ids: .sequential())
    flow.onEvent = { _ in }
    flow.engine.windowListeners.onOutcome = { [weak self] in self?.outcomes.append($1) }
  }

  /// Makes requests one after the other, until the flow and its model disagree on one.
  ///
  /// - Parameters:
  ///   - requests: The requests to the flow and to the model.
  ///   - misread: The request that the model receives instead, to check that the difference is noticed.
  /// - Returns: The difference, or nil.
  static func disagreement(
    on requests: [ModelRequest], misreading misread: (ModelRequest) -> ModelRequest = { $0 }
  ) -> String? {
    let run = ModelRun()
    defer { run.flow.end() }
    for (index, request) in requests.enumerated() {
      if let problem = run.make(request, misread(request)) { return "step \(index): \(problem)" }
    }
    return nil
  }

  /// Makes one request to both.
  private func make(_ request: ModelRequest, _ understood: ModelRequest) -> String? {
    let places = flow.activeDestinations.map { $0.id }
    let asker = request.asker.flatMap { places.isEmpty ? nil : places[$0 % places.count] }
    if case .remove(let number) = request.act {
      guard !places.isEmpty else { return nil }
      flow.removeDestination(destinationID: places[number % places.count])
    } else if var presentation = request.presentation {
      presentation.currentDestinationID = asker
      flow.presentDestination(configuration: presentation)
    }
    let before = model
    let move = understood.move(before.arrivals, newID)
    let refusal =
      understood.namesNowhere
      ? ReferenceTree.Refusal(code: .noProvider)
      : before.refusal(of: move, from: asker.flatMap { counterparts[$0] }, &model)
    return difference(outcome: refusal) ?? differenceOfPlaces() ?? differenceOfHooks(since: before)
  }

  private func newID() -> UUID {
    lastID += 1
    let bytes = lastID.bigEndian
    return withUnsafeBytes(of: bytes) { bytes in
      UUID(
        uuid: (
          0, 0, 0, 0, 0, 0, 0, 0, bytes[0], bytes[1], bytes[2], bytes[3], bytes[4], bytes[5],
          bytes[6], bytes[7]
        ))
    }
  }
}

// MARK: - Comparing

extension ModelRun {
  private func difference(outcome refusal: ReferenceTree.Refusal?) -> String? {
    defer { outcomes = [] }
    guard outcomes.count == 1 else { return "\(outcomes.count) outcomes" }
    let error = outcomes[0].error
    let isAtSameElement = error?.pathIndex == refusal?.index || error?.code == .emptyPath
    return error?.code == refusal?.code && isAtSameElement
      ? nil : "ended in \(outcomes[0]) and not in \(refusal.map { "\($0)" } ?? "done")"
  }

  /// Compares the trees place by place, and their computed properties.
  private func differenceOfPlaces() -> String? {
    let (nodes, models) = (flow.tree.nodes, model.nodes)
    guard nodes.count == models.count else { return "\(nodes.count) places, not \(models.count)" }
    for (node, model) in zip(nodes, models) {
      let known = counterparts.updateValue(model.id, forKey: node.id) ?? model.id
      guard known == model.id else { return "\(model.name) is another place than before" }
      if !isSame(node, model) { return "\(node) is not \(model.name) of\n\(self.model.text)" }
    }
    func known(_ ids: [UUID]) -> [UUID?] { ids.map { counterparts[$0] } }
    if flow.currentDestination.flatMap({ counterparts[$0.id] }) != model.current?.id {
      return "another place is current"
    }
    if known(flow.visibleDestinations.map { $0.id }) != model.visible { return "others are shown" }
    if known(flow.activeDestinations.map { $0.id }) != model.arrivals { return "another order" }
    return flow.tree.violations().first
  }

  private func isSame(
    _ node: PresentationTree<Contract.Place>.Node, _ model: ReferenceNode
  ) -> Bool {
    node.payload.route.rawValue == model.name && node.kind == model.kind
      && node.slot == model.slot && node.focus == model.focus && node.isPassive == model.isPassive
      && node.parentID.flatMap { counterparts[$0] } == model.parent?.id
  }

  private func differenceOfHooks(since before: ReferenceTree) -> String? {
    let entries = journal.entries[hooksRead...]
    hooksRead = journal.entries.count
    let heard = entries.map { ModelHook(id: $0.id.flatMap { counterparts[$0] }, event: $0.event) }
    let expected = model.hooks(since: before)
    return heard == expected ? nil : "heard \(heard), not \(expected)"
  }
}

/// A hook of a place.
struct ModelHook: Equatable, CustomStringConvertible {
  let id: UUID?
  let event: String

  var description: String { "\(id.map { "\($0.uuid.15)" } ?? "nobody") \(event)" }
}

extension ReferenceTree {
  /// Applies a move to a tree; returns why it is refused.
  fileprivate func refusal(
    of move: TextMove, from id: UUID?, _ tree: inout ReferenceTree
  ) -> Refusal? {
    do throws(Refusal) {
      try tree.apply(move, from: id, policy: ModalPolicy())
      return nil
    } catch {
      return error
    }
  }

  /// The hooks of one transition, by the rules of the design.
  fileprivate func hooks(since before: ReferenceTree) -> [ModelHook] {
    guard arrivals != before.arrivals || visible != before.visible else { return [] }
    let (old, new) = (Set(before.arrivals), Set(arrivals))
    let hidden = before.visible.filter { !visible.contains($0) }
    let passing = elements.dropLast().compactMap { element in
      element.first { !old.contains($0) && new.contains($0) }
    }
    var hooks: [ModelHook] = []
    func hear(_ events: String..., by ids: [UUID]) {
      for id in ids { hooks += events.map { ModelHook(id: id, event: $0) } }
    }
    hear("prepareForPresentation", by: arrivals.filter { !old.contains($0) })
    hear("prepareForDisappearance(true)", by: hidden.reversed())
    hear(
      "prepareForAppearance(false)", "prepareForDisappearance(false)",
      by: passing.filter { !visible.contains($0) })
    hear("prepareForAppearance(true)", by: visible.filter { !before.visible.contains($0) })
    hear("cleanupResources", "removeAssociatedInterface", by: departures.filter(old.contains))
    return hooks
  }
}
