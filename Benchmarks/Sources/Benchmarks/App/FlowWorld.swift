import Destinations

/// The library's side of a benchmark: a started flow with some screens in its first tab.
@MainActor
final class FlowWorld {
  let flow: NotesApp.AppFlow
  private let last = LastScreen()

  /// Starts a flow and pushes screens in its first tab.
  init(size: Int) throws {
    flow = NotesApp.AppFlow(Self.setup(last))
    flow.start()
    try fill(size)
  }

  /// The setup of the app, which records the screen that was built last.
  static func setup(_ last: LastScreen) -> NotesApp.Setup {
    let screens = ScreenProvider(last: last)
    let stacks = stackProvider()
    return NotesApp.Setup(
      providers: [
        .home: tabBarProvider(), .notes: stacks, .tags: stacks, .note: screens, .compose: screens,
      ], startingDestination: .replaceRoot(with: .home))
  }

  /// The screen that was built last.
  func latest() throws -> NoteScreen {
    guard let screen = last.screen else { throw BenchmarkFault.nothingBuilt }
    return screen
  }

  /// Pushes screens in the selected tab.
  func fill(_ size: Int) throws {
    for number in 0..<size {
      let push = NotesApp.Presentation.push(.note, content: .note(number))
      guard flow.presentDestination(configuration: push) != nil else {
        throw BenchmarkFault.refused("a push")
      }
    }
  }

  /// Releases the screen that was built last, so that only the flow keeps it.
  func forgetLatest() {
    last.screen = nil
  }
}

/// An error that makes a benchmark meaningless.
enum BenchmarkFault: Error {
  case nothingBuilt
  case refused(String)
  case wrong(String)
}
