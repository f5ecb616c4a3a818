#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Telling the interface, and hearing from it that it is done.
extension Flow {
  /// Attaches an interface, which is told of what is presented now and of every transition from here.
  ///
  /// - Parameter coordinator: Shows transitions; the flow does not keep it alive.
  public func attach(_ coordinator: any FlowCoordinating) {
    self.coordinator = coordinator
    unacknowledged = nil
    if let root = arrangedTree.structure.root {
      show([.insert(place(root, departed: [:]), parentID: nil, slot: .path, options: .plain)], .program)
    }
    drain()
  }

  func tellInterface(of change: Change, _ request: Request) {
    guard coordinator != nil else { return }
    let options = InterfaceChange.Options(change.elements)
    show(change.steps.compactMap { interfaceChange($0, change, options) }, request.cause)
  }

  private func show(_ changes: [InterfaceChange], _ cause: NavigationCause) {
    lastTransition += 1
    let transition = InterfaceTransition(number: lastTransition, cause: cause, changes: changes) {
      [weak self] in self?.acknowledge($0)
    }
    unacknowledged = transition
    coordinator?.show(transition)
  }

  private func acknowledge(_ number: Int) {
    guard unacknowledged?.number == number else { return }
    unacknowledged = nil
    drain()
  }

  private func interfaceChange(
    _ step: TreeStep, _ change: Change, _ options: InterfaceChange.Options
  ) -> InterfaceChange? {
    switch step {
    case .insert(let ref, let container, let slot):
      guard sites[ref] != nil else { return nil }
      return .insert(
        place(ref, departed: change.departed), parentID: id(container, change), slot: slot,
        options: options)
    case .replace(let old, let new, let container, let slot):
      return .replace(
        place(old, departed: change.departed), with: place(new, departed: [:]),
        parentID: id(container, change), slot: slot, options: options)
    case .remove(let ref, let container, let slot):
      guard change.departed[ref] != nil else { return nil }
      return .remove(
        place(ref, departed: change.departed), parentID: id(container, change), slot: slot,
        options: options)
    case .focus(let slot, let container):
      return id(container, change).map { .select(slot: slot, parentID: $0) }
    case .addSlot(let slot, let container, let index):
      return id(container, change).map { .addSlot(slot, parentID: $0, index: index) }
    case .removeSlot(let slot, let container):
      return id(container, change).map { .removeSlot(slot, parentID: $0) }
    case .orderSlots(let slots, let container):
      return id(container, change).map { .orderSlots(slots, parentID: $0) }
    }
  }

  private func id(_ ref: NodeRef?, _ change: Change) -> UUID? {
    ref.flatMap { change.departed[$0] ?? sites[$0] }?.destination.id
  }

  private func place(_ ref: NodeRef, departed: [NodeRef: Site]) -> InterfaceChange.Place {
    let site = departed[ref] ?? sites[ref]
    return InterfaceChange.Place(
      id: site?.destination.id ?? .unassigned, route: site?.destination.type.rawValue ?? "",
      interface: site?.interface)
  }
}

extension InterfaceChange.Options {
  fileprivate static var plain: Self { Self(isAnimated: false, sheet: nil) }

  /// How the presentations of a transition want it shown; a path is not animated unless it says so.
  fileprivate init<D, C, T>(_ elements: [DestinationPresentation<D, C, T>]) {
    let last = elements.last
    let wish = last?.navigationStackOptions?.shouldAnimate
    if case .sheet(_, let options?) = last?.presentationType {
      self.init(isAnimated: options.shouldAnimate, sheet: options)
    } else {
      self.init(isAnimated: wish ?? (elements.count <= 1), sheet: nil)
    }
  }
}
