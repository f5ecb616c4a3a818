extension FlowEngine {
  /// Asks the app to open a window: the setup of the outermost flow that has a handler.
  func openWindow<D, C, T>(
    _ presentation: DestinationPresentation<D, C, T>, in world: AppWorld<D, C, T>.Type
  ) throws(DestinationError) {
    let worlds = ([self] + around.map(\.engine)).compactMap { $0.world as? AppWorld<D, C, T> }
    guard let open = worlds.compactMap({ $0.setup.openWindow }).last else {
      throw DestinationError(.windowRefused, "The app opens no other windows.")
    }
    do {
      try open(presentation)
    } catch let refusal as DestinationError {
      throw DestinationError(.windowRefused, refusal.reason)
    } catch {
      throw DestinationError(.windowRefused, "\(error)", underlying: error)
    }
  }
}
