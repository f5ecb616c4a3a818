import Destinations

/// The running app: its flow, and what commands and keys do in it.
@MainActor
final class Session {
  /// The flow that presents everything.
  let flow: App.AppFlow
  /// The sentences for the user.
  let notices: Notices

  /// Makes the flow; nothing is presented yet.
  init(_ services: Services) {
    notices = services.notices
    flow = App.AppFlow(App.setup(services), ids: .sequential())
    flow.onEvent = { [notices] event in
      if case .error(let error, _) = event.kind { notices.say(error) }
    }
  }

  /// What is on screen.
  var stage: Stage { Stage(flow) }

  /// Presents the first screen.
  func start() {
    flow.start()
  }

  /// Does what a command says; what goes wrong becomes a sentence.
  ///
  /// - Returns: False if the command ends the program.
  func perform(_ command: Command) -> Bool {
    notices.clear()
    do {
      return try dispatch(command)
    } catch {
      notices.say(error)
      return true
    }
  }

  /// Does what a key says; what goes wrong becomes a sentence.
  ///
  /// - Returns: False if the key ends the program.
  func perform(_ key: Key) -> Bool {
    notices.clear()
    do {
      return try dispatch(key)
    } catch {
      notices.say(error)
      return true
    }
  }

  /// Puts every text that is not saved in a safe place, and waits until all is done.
  func close() async {
    notices.clear()
    for destination in flow.activeDestinations {
      guard let screen = destination.currentInterface() as? any TerminalScreen else { continue }
      guard screen.unsavedText != nil else { continue }
      screen.keepUnsavedText()
      await flow.settle()
    }
    await flow.settle()
  }
}

extension Session {
  private func dispatch(_ command: Command) throws -> Bool {
    if let screen = stage.current, screen.isPassing, command.name != "back" { try goBack() }
    if try stage.current?.handle(command) ?? false { return true }
    if try stage.home?.handle(command) ?? false { return true }
    switch command.name {
    case "back": try goBack()
    case "quit": return false
    default:
      throw Complaint("\"\(command.name)\" is no command here; help lists those that are.")
    }
    return true
  }

  private func dispatch(_ key: Key) throws -> Bool {
    if key == .control("c") { return false }
    if try stage.current?.handle(key) ?? false { return true }
    if let screen = stage.current, screen.isPassing {
      try goBack()
      return true
    }
    switch key {
    case .escape, .left, .backspace: return try dispatch(Command("back"))
    case .character("q"): return false
    default: break
    }
    _ = try stage.home?.handle(key)
    return true
  }

  /// Goes back in the stack, or out of the sheet, as the back button of the terminal.
  private func goBack() throws(Complaint) {
    guard let current = flow.currentDestination else { return }
    if stage.canGoBackInStack {
      current.performSystemNavigationAction(navigationType: .navigateBackInStack)
    } else if stage.isInSheet {
      current.performSystemNavigationAction(navigationType: .dismissSheet)
    } else {
      throw Complaint("There is nothing to go back to.")
    }
  }
}
