import Destinations

/// Runs the app by keys on a whole terminal.
@MainActor
struct KeyRunner {
  /// The app.
  let session: Session
  /// The terminal.
  let terminal: Terminal

  /// Runs until the user quits or the input ends, and leaves the terminal as it was.
  ///
  /// - Returns: The notices about unsaved text.
  func run(_ input: InputSource) async -> [String] {
    let coordinator = TerminalCoordinator(terminal: terminal, session: session)
    await session.start()
    if await session.tellUnsaved() { _ = session.perform(Command("new")) }
    let watching = Task { await watch() }
    for await event in input.events() {
      guard await perform(event, coordinator) else { break }
    }
    watching.cancel()
    await session.close()
    terminal.leave()
    return session.notices.sentences
  }

  /// Checks repeatedly whether another program has changed the notes on screen.
  private func watch() async {
    while (try? await Task.sleep(for: .seconds(1))) != nil { session.lookAgain() }
  }

  private func perform(_ event: Input, _ coordinator: TerminalCoordinator) async -> Bool {
    switch event {
    case .keys(let keys):
      for key in Key.joined(keys) {
        guard await perform(key, coordinator) else { return false }
      }
    case .resized:
      terminal.invalidate()
      coordinator.draw()
    case .line: break
    case .end: return false
    }
    return true
  }

  private func perform(_ key: Key, _ coordinator: TerminalCoordinator) async -> Bool {
    switch key {
    case .control("z"): terminal.stop()
    case .control("l"):
      session.refresh()
      terminal.invalidate()
      coordinator.draw()
    default: return await session.take(key)
    }
    return true
  }
}
