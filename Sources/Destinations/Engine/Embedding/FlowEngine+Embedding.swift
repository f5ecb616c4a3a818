/// Embedding a flow at a place of another one: joining, being on screen with the host, and leaving
/// with it.
extension FlowEngine {
  /// The surroundings of an embedded flow.
  @MainActor
  struct Surroundings {
    let link: HostLink
    let hostID: DestinationID
    var engine: FlowEngine? { link.engine }
  }

  /// The outer flows, the nearest first, each with the place that leads to this flow.
  @inline(never) var around: [(engine: FlowEngine, hostID: DestinationID)] {
    var found: [(engine: FlowEngine, hostID: DestinationID)] = []
    var next = surroundings
    while let place = next, let engine = place.engine {
      found.append((engine, place.hostID))
      next = engine.surroundings
    }
    return found
  }

  /// The error for flows that are embedded in each other without end; no other check would stop
  /// them.
  var endlessEmbedding: DestinationError? {
    let depth = around.count
    if depth < 100 { return nil }
    return DestinationError(.endlessShape, "The flow is embedded in \(depth) others.")
  }

  /// The embedded flows that run, at any depth.
  ///
  /// Those where the user was last come first.
  var within: [FlowEngine] {
    embedded.inOrder.reversed().filter { !$0.hasEnded }.flatMap { [$0] + $0.within }
  }

  /// All flows of the window, including this one.
  var flowsInWindow: [FlowEngine] {
    let outermost = around.last?.engine ?? self
    return [outermost] + outermost.within
  }

  /// Embeds a flow at a place that has joined the tree.
  func embed(_ inner: FlowEngine, at hostID: DestinationID) {
    inner.surroundings = Surroundings(link: link, hostID: hostID)
    inner.waitsForWindow = false
    inner.window = window
    // The start of the flow is not counted, so that one request can present any number of hosts.
    window.countInARow -= 1
    inner.outlet.join(outlet, from: hostID)
    inner.listeners = listeners
    embedded.add(inner, at: hostID)
    embedded.noteCurrent(tree.currentID)
  }

  /// Calls the hooks of all visible places, when they come on screen or leave it with their host.
  func setOnScreen(_ isOnScreen: Bool) {
    guard isOnScreen != self.isOnScreen else { return }
    self.isOnScreen = isOnScreen
    let visible = tree.structure.visible().compactMap { sites[$0] }
    if isOnScreen { visible.forEach(appear) } else { visible.reversed().forEach(disappear) }
    faces.tell(isCurrentChanged: false)
  }

  /// Returns a place of this flow, or of another one of the window.
  func siteInWindow(for id: DestinationID) -> Site? {
    site(for: id) ?? flowsInWindow.lazy.compactMap { $0.site(for: id) }.first
  }
}
