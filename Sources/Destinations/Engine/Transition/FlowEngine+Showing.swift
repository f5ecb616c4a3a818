/// Attaching an interface, restoring it, and receiving acknowledgements.
extension FlowEngine {
  /// Attaches an interface, which gets the current presentation and every later transition.
  ///
  /// A transition that an earlier interface has not acknowledged is no longer waited for.
  func attach(_ coordinator: any FlowCoordinating) {
    let other = self.coordinator
    self.coordinator = coordinator
    if let other, other !== coordinator { other.wasReplaced(by: coordinator) }
    if let site = tree.structure.root.flatMap({ sites[$0] }) {
      let root = InterfaceChange.insert(site.place, parentID: nil, slot: .path, options: .plain)
      show(transition([root], cause: .program))
    } else if let shown = state.shown {
      acknowledge(shown.number)
    }
    if let other, other !== coordinator { tell(.interfaceReplaced) }
  }

  /// Notifies the interface that a fact was not accepted, so that it shows the tree again.
  func restoreInterface(after request: EngineRequest) {
    guard request.isFact else { return }
    faces.tellAll()
    if coordinator != nil { show(transition([.restore], cause: .system)) }
  }

  func acknowledge(_ number: Int) {
    guard state.acknowledge(number) else { return }
    tellDismissals()
    drain()
  }

  /// Reports the sheets that are gone, unless the interface has yet to acknowledge the transition.
  func tellDismissals() {
    if isAwaiting { return }
    let dismissals = sheets.takeDismissals()
    if dismissals.isEmpty { return }
    whileOthersWait { for tell in dismissals { tell() } }
  }
}
