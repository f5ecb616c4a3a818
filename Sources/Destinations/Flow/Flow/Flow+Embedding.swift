/// Embedded flows, and the place that hosts a flow.
extension Flow {
  /// The place of another flow that hosts this one; nil for the flow of a window.
  public var hostID: DestinationID? {
    engine.surroundings.flatMap { $0.engine == nil ? nil : $0.hostID }
  }

  /// The flows that places of this flow host, the ones where the user was last first.
  public var embeddedFlows: [Flow] {
    engine.embedded.inOrder.reversed().compactMap(Self.flow)
  }

  /// Returns the flow that a place of this flow hosts, or nil if there is none or its place has not
  /// joined the tree yet.
  public func embeddedFlow(at hostID: DestinationID) -> Flow? {
    engine.embedded[hostID].flatMap(Self.flow)
  }

  private static func flow(of engine: FlowEngine) -> Flow? {
    (engine.world as? World)?.flow as? Flow
  }
}
