extension AppWorld {
  /// Asks the app to open a window: the setup of the outermost flow that has a handler.
  static func open(
    _ presentation: Presentation, from engine: FlowEngine?
  ) throws(DestinationError) {
    guard let engine else {
      throw DestinationError(.windowRefused, "The place is not in a flow.")
    }
    let worlds = ([engine] + engine.around.map(\.engine)).compactMap { $0.world as? AppWorld }
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
