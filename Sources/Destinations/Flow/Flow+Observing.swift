#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Telling observers: each part of the tree by itself, once a transition, only if it changed.
extension Flow {
  func tellFaces(of change: Change) {
    tellSelectedTabs(of: change)
    if faces.isEmpty { return }
    var changed: Set<TreeFace> = [.tree]
    if change.isCurrentChanged { changed.insert(.current) }
    for step in change.steps { changed.formUnion(step.faces { id(of: $0, change) }) }
    faces.tell(changed)
    for site in change.leaving {
      let id = site.destination.id
      for face in [TreeFace.children(of: id), .tabs(of: id), .sheet(of: id)] { faces.forget(face) }
    }
  }

  private func tellSelectedTabs(of change: Change) {
    for case .focus(.tab(let name), let container) in change.steps {
      guard let site = sites[container], let tab = tab(named: name) else { continue }
      journal.emit(.selected(container: site.destination.id, slot: name))
      site.destination.membership.selectedTabClosure?(TabModel(type: tab))
    }
  }

  private func id(of ref: NodeRef, _ change: Change) -> UUID? {
    (change.departed[ref] ?? sites[ref])?.destination.id
  }
}

extension TreeStep {
  /// The parts of the tree that this step changes.
  fileprivate func faces(id: (NodeRef) -> UUID?) -> [TreeFace] {
    switch self {
    case .insert(_, let container, let slot), .remove(_, let container, let slot),
      .replace(_, _, let container, let slot):
      guard let id = container.flatMap(id) else { return [] }
      return slot == .sheet ? [.sheet(of: id)] : [.children(of: id)]
    case .focus(_, let container), .addSlot(_, let container, _), .removeSlot(_, let container),
      .orderSlots(_, let container):
      return id(container).map { [.tabs(of: $0), .children(of: $0)] } ?? []
    }
  }
}
