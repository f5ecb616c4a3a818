import Destinations
import Foundation

/// The program: reads its arguments, opens the folder, and runs by keys or by lines.
@main
@MainActor
struct NotesCLI {
  private let environment = ProcessInfo.processInfo.environment
  private let input: InputSource
  private let terminal: Terminal

  static func main() async {
    let program = NotesCLI()
    let status = await program.run(Array(CommandLine.arguments.dropFirst()))
    if status != .fine { exit(status.rawValue) }
    if program.terminal.hasFailed { exit(ExitStatus.outputFailed.rawValue) }
  }

  private init() {
    input = InputSource(size: { [environment] in
      TerminalSize.current(of: STDOUT_FILENO, environment: environment)
    })
    terminal = Terminal(input: input, environment: environment)
  }

  private func run(_ arguments: [String]) async -> ExitStatus {
    do {
      let options = try Options(arguments)
      switch options.mode {
      case .help: terminal.write(Options.help + "\n")
      case .version: terminal.write(Options.version + "\n")
      case .graph: terminal.write(App.graph.mermaid)
      case .run:
        terminal.support = .detect(environment: environment, isLight: options.isLight)
        return await open(options)
      }
      return .fine
    } catch {
      return complain(error, .usage)
    }
  }

  private func open(_ options: Options) async -> ExitStatus {
    let folder = folder(options)
    // The exit status of an error from here on.
    var status = ExitStatus.cannotCreate
    do {
      let isNew = try options.folder == nil && SampleNotes.install(in: folder)
      status = .noInput
      let store = NoteStore(folder: folder)
      try store.open()
      let script = try options.script.map(script(at:)) ?? input
      let replayed = try options.replay.map(SessionTape.read)
      status = .cannotCreate
      if let file = options.record { try SessionTape.begin(file) }
      let notices = Notices()
      if isNew, script.mode == .keys { notices.say("Your notes are kept in \(folder.path).") }
      let session = await run(store, notices, options, script) { services in
        let session = Session(services)
        session.replayed = replayed
        session.recording = options.record
        session.link = options.link
        return session
      }
      if !session.isRecorded { return .cannotCreate }
      let hasFailed = options.script != nil && notices.hasFailed || session.hasLinkFailed
      return hasFailed ? .failed : .fine
    } catch {
      return complain(error, status)
    }
  }

  /// Opens a file with commands, which stays open as long as the program runs.
  private func script(at path: String) throws -> InputSource {
    guard let descriptor = FileSystem.openToRead(path) else {
      throw Complaint("\(path) cannot be read.")
    }
    return InputSource(descriptor: descriptor, mode: .lines, size: { TerminalSize.standard })
  }

  private func folder(_ options: Options) -> URL {
    guard let path = options.folder else { return DataFolder.default(environment: environment) }
    return URL(fileURLWithPath: path, isDirectory: true)
  }

  private func complain(_ error: any Error, _ status: ExitStatus) -> ExitStatus {
    FileHandle.standardError.write(Data("NotesCLI: \(error)\n".utf8))
    return status
  }
}

extension NotesCLI {
  /// Runs the app to its end, by keys or by lines.
  private func run(
    _ store: NoteStore, _ notices: Notices, _ options: Options, _ input: InputSource,
    making makeSession: (Services) -> Session
  ) async -> Session {
    guard input.mode == .keys, terminal.enter() else {
      let session = makeSession(Services(store: store, notices: notices))
      await runLines(session, options, input)
      return session
    }
    let outside = Outside { [terminal] in
      try await terminal.browse($0)
    } copy: { [terminal] in
      terminal.write(ANSI.copy($0))
    }
    let services = Services(store: store, notices: notices, takesKeys: true, outside: outside) {
      [terminal] in
      try await terminal.edit(file: $0, line: $1)
    }
    let session = makeSession(services)
    let sentences = await KeyRunner(session: session, terminal: terminal).run(input)
    for sentence in sentences { terminal.write(sentence + "\n") }
    return session
  }

  private func runLines(_ session: Session, _ options: Options, _ input: InputSource) async {
    let runner = PipeRunner(session, showsTree: options.showsTree)
    terminal.write(await runner.start())
    for await case .line(let line) in input.events() {
      guard let output = await runner.output(for: line) else { break }
      terminal.write(output)
    }
    terminal.write(await runner.end())
  }
}
