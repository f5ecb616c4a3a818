import Destinations

/// Runs the app with one command per line, and prints the screen after each.
@MainActor
struct PipeRunner {
  /// The app.
  let session: Session
  /// Whether the presentation tree is printed after each step.
  var showsTree = false
  private let renderer = PlainRenderer(width: 80)

  /// Creates a runner of the app.
  init(_ session: Session, showsTree: Bool = false) {
    self.session = session
    self.showsTree = showsTree
  }

  /// Presents the first screen and returns its text.
  func start() async -> String {
    await session.start()
    _ = await session.tellUnsaved()
    return await output()
  }

  /// Performs the command of a line.
  ///
  /// - Returns: The screen once all work is done, or nil at the end.
  func output(for line: String) async -> String? {
    guard let command = Command(line: line), !line.hasPrefix("#") else { return "" }
    if command.name == "tree" { return "> \(line)\n\(tree)\n" }
    guard await session.carryOut(command) else { return nil }
    return "> \(line)\n" + (await output())
  }

  /// Keeps the unsaved text, and returns the notices about it.
  func end() async -> String {
    await session.close()
    return session.notices.sentences.map { "* \($0)\n" }.joined()
  }

  private var tree: String { "\(session.flow.tree)\n" }

  private func output() async -> String {
    await session.settle()
    let screen = renderer.text(of: session.shown, notices: session.notices.sentences)
    return screen + "\n\n" + (showsTree ? "\(tree)\n" : "")
  }
}
