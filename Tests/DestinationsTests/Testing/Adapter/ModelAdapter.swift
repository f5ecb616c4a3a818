import Destinations
import DestinationsTesting
import Foundation

/// An interface adapter that keeps its contents from the changes that it receives, as a real one does.
///
/// It can have one fault.
@MainActor
final class ModelAdapter: FlowCoordinating {
  /// The fault of the adapter.
  enum Fault: CaseIterable {
    case neverAcknowledges
    case acknowledgesTooEarly
    case ignoresPops
    case ignoresSheets
    case ignoresTabs
    case ignoresNewRoots
    case showsFirstChangeOnly
    case removesByRoute
    case keepsInterfaces
    case doesNotReportBack
    case reportsBackTwice
    case doesNotReportDismissal
    case doesNotReportAnswer
    case asksByItself
  }

  private struct Shown {
    let route: String
    var slots: [SlotName: [UUID]] = [:]
    var focus: SlotName?
  }

  let fault: Fault?
  private weak var flow: Sample.AppFlow?
  private var root: UUID?
  private var shown: [UUID: Shown] = [:]
  private var kept: [any DestinationInterfacing] = []

  init(_ flow: Sample.AppFlow, fault: Fault? = nil) {
    self.flow = flow
    self.fault = fault
  }

  func show(_ transition: InterfaceTransition) {
    if fault == .acknowledgesTooEarly { transition.acknowledge() }
    let changes =
      fault == .showsFirstChangeOnly ? transition.changes.prefix(1) : transition.changes[...]
    for change in changes { show(change) }
    if fault == .asksByItself, transition.number == 2 {
      flow?.presentDestination(configuration: .goBack)
    }
    if fault != .neverAcknowledges { transition.acknowledge() }
  }

  private func show(_ change: InterfaceChange) {
    switch change {
    case .insert(let place, nil, _, _), .replace(_, let place, nil, _, _): showRoot(place)
    case .insert(let place, let parent?, let slot, _): insert(place, on: slot, of: parent)
    case .replace(let old, let place, let parent?, let slot, _):
      shown[parent]?.slots[slot]?.removeAll { $0 == old.id }
      insert(place, on: slot, of: parent)
    case .remove(let place, let parent, let slot, _): remove(place, from: slot, of: parent)
    case .select(let slot, let parent): if fault != .ignoresTabs { shown[parent]?.focus = slot }
    case .addSlot, .removeSlot, .orderSlots, .restore: break
    }
  }

  private func showRoot(_ place: InterfaceChange.Place) {
    if root != nil && fault == .ignoresNewRoots { return }
    root = place.id
    look(at: place.id)
  }

  private func insert(_ place: InterfaceChange.Place, on slot: SlotName, of parent: UUID) {
    if slot == .sheet && fault == .ignoresSheets { return }
    shown[parent]?.slots[slot, default: []].append(place.id)
    look(at: place.id)
  }

  private func remove(_ place: InterfaceChange.Place, from slot: SlotName, of parent: UUID?) {
    if fault == .keepsInterfaces, let interface = place.interface { kept.append(interface) }
    if slot == .path && fault == .ignoresPops { return }
    if parent == nil { root = nil }
    if let parent {
      let left = (shown[parent]?.slots[slot] ?? []).filter { !isRemoved($0, with: place) }
      shown[parent]?.slots[slot] = left
    }
    shown[place.id] = nil
  }

  private func isRemoved(_ id: UUID, with place: InterfaceChange.Place) -> Bool {
    id == place.id || fault == .removesByRoute && shown[id]?.route == place.route
  }

  /// Reads the contents of a place once, when the place arrives.
  private func look(at id: UUID) {
    guard let tree = flow?.tree, let node = tree.node(id: id) else { return }
    let slots = node.slots.map { ($0, tree.members(of: $0, in: id)) }
    shown[id] = Shown(
      route: node.payload.route.rawValue,
      slots: fault == .showsFirstChangeOnly ? [:] : Dictionary(slots) { $1 }, focus: node.focus)
    for inside in slots.flatMap(\.1) { look(at: inside) }
  }

  /// Answers the alert in front.
  func choose(_ button: AlertPrompt.Button) {
    guard fault != .doesNotReportAnswer, let id = way.last else { return }
    (flow?.interface(for: id) as? any AlertInterfacing)?.choose(button)
  }

  /// The path to the place in front, from the contents of the adapter.
  private var way: [UUID] {
    var way: [UUID] = []
    var next = root
    while let id = next {
      way.append(id)
      let place = shown[id]
      next =
        place?.slots[.sheet]?.last ?? place?.slots[.path]?.last
        ?? place?.focus.flatMap { place?.slots[$0]?.last }
    }
    return way
  }

  /// The route of the place in front.
  var front: Sample.DestinationType? {
    way.last.flatMap { shown[$0] }.flatMap { Sample.DestinationType(rawValue: $0.route) }
  }
}

/// The gestures of the user.
extension ModelAdapter {
  func goBack() {
    guard way.count > 1, let top = way.last, let stack = way.dropLast().last else { return }
    shown[stack]?.slots[.path]?.removeAll { $0 == top }
    let beneath = shown[stack]?.slots[.path]?.last ?? stack
    if fault == .doesNotReportBack { return }
    flow?.report(.wentBack(to: beneath))
    if fault == .reportsBackTwice { flow?.report(.wentBack(to: stack)) }
  }

  func dismissSheet() {
    guard let top = way.last, let presenter = way.dropLast().last else { return }
    shown[presenter]?.slots[.sheet] = []
    if fault != .doesNotReportDismissal { flow?.report(.dismissedSheet(of: top)) }
  }

  func select(_ tab: Sample.TabType) {
    guard let root else { return }
    shown[root]?.focus = .tab(name: tab.tabName)
    flow?.report(.selectedTab(tab, tabBarID: root))
  }
}
