extension FlowEngine {
  /// Asks the app to open a window: the setup of the outermost flow that has a handler.
  func openWindow<D, C, T>(
    _ presentation: DestinationPresentation<D, C, T>, in world: AppWorld<D, C, T>.Type
  ) -> WindowOutcome {
    let worlds = ([self] + around.map(\.engine)).compactMap { $0.world as? AppWorld<D, C, T> }
    let open = worlds.compactMap { $0.openWindow }.last
    return open?(presentation) ?? .refused(reason: "The app opens no other windows.")
  }
}
