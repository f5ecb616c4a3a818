import Destinations
import Foundation
import Observation

/// The running app: its flow, and the effects of commands and keys in it.
@MainActor
final class Session {
  /// The flow that presents everything.
  let flow: App.AppFlow
  /// The stage whose screens the terminal shows.
  let stage: Stage
  /// The notices for the user.
  let notices: Notices
  /// Keeps the presented places; nil for commands by lines, which always start with the list.
  private let keeper: PlaceKeeper?
  let services: Services
  /// Shows the selected element beside its list.
  private var following: Task<Void, Never>?
  /// The preview that was refused beside a list.
  private var refused: Preview?
  /// Whether places close because a command failed.
  var isClosing = false
  /// Whether the first screen is presented.
  private var isStarted = false
  /// The last place of the user.
  private var currentID: UUID?
  /// A recorded session to begin with.
  var replayed: App.AppFlow.Journal?
  /// The file to which this session is recorded.
  var recording: String?
  /// Whether the recording, if there is one, could be written.
  private(set) var isRecorded = true
  /// The link to open at the start.
  var link: URL?
  /// Whether the link could not be opened, or its target could not be shown.
  private(set) var hasLinkFailed = false
  private var linking: Task<Void, Never>?

  /// Makes the flow; nothing is presented yet.
  init(_ services: Services) {
    self.services = services
    notices = services.notices
    keeper = services.takesKeys ? PlaceKeeper(services.files) : nil
    flow = App.AppFlow(App.setup(services), ids: .sequential())
    stage = Stage(flow)
    stage.attach()
    flow.onEvent = { [notices, weak self] event in
      switch event.kind {
      case .error(let error, _): notices.say(error)
      case .done: self?.presented()
      default: break
      }
    }
  }

  /// Keeps the place of the user, selects the shown notes in their lists, and refreshes a place to which the user has
  /// come back.
  private func presented() {
    keeper?.keep(flow)
    selectOpened()
    let current = flow.currentDestination
    if current?.id != currentID, !isClosing { (current as? any RefreshingPlace)?.refresh() }
    currentID = current?.id
  }

  /// Selects in each list the note that is beside it.
  private func selectOpened() {
    let tree = flow.tree
    for id in tree.visibleIDs where flow.interface(for: id) is SplitInterface {
      let opened = tree.members(of: .column(.detail), in: id).first
      guard let note = opened.flatMap({ tree.node(id: $0) })?.payload.content?.noteID else {
        continue
      }
      for list in tree.members(of: .column(.sidebar), in: id) {
        (flow.interface(for: list) as? any ListScreen)?.select(note: note)
      }
    }
  }

  /// Shows the selected element beside the current list, after the current work.
  ///
  /// A focused note, a text in the editor, and places under a sheet stay.
  func followSelection() {
    if isStarted { following = Task { preview() } }
  }

  private func preview() {
    guard let split = shown.layers.last?.split, split.focused == 0,
      let list = split.columns[0] as? any PreviewingScreen, let wanted = list.previewed
    else { return }
    let beside = flow.tree.members(of: .column(.detail), in: split.interface.destination().id)
    let shown = beside.last.flatMap { flow.tree.node(id: $0) }?.payload.content
    let isRight = beside.count > 1 || wanted.isShown(by: shown)
    defer { refused = isRight ? nil : wanted }
    if isRight || wanted == refused { return }
    try? list.preview()
  }

  /// The screens that the user sees.
  var shown: Shown { Shown(stage) }

  /// Presents the first screen, or the last place of an earlier run; or plays a recorded session back.
  func start() async {
    if let replayed {
      let report = await flow.replay(replayed)
      if report.doneCount == 0 { flow.start() }
      if let error = report.error { notices.say(error) }
    } else if let data = keeper?.load() {
      flow.restore(from: data)
    } else {
      flow.start()
    }
    if let link {
      open(link)
      linking = Task {
        await flow.settle()
        hasLinkFailed = notices.hasFailed
      }
    }
    if recording != nil { flow.startJournal() }
    isStarted = true
  }

  /// Performs a command, and shows an error as a notice.
  ///
  /// - Returns: False if the command ends the program.
  func perform(_ command: Command) -> Bool {
    attempt { try dispatch(command) }
  }

  /// Performs the command of a key, and shows an error as a notice.
  ///
  /// - Returns: False if the key ends the program.
  func perform(_ key: Key) -> Bool {
    attempt { try dispatch(key) }
  }

  private func attempt(_ deed: () throws -> Bool) -> Bool {
    notices.clear()
    do {
      return try deed()
    } catch {
      notices.say(error)
      return true
    }
  }

  /// Performs the command of a key, and waits for the work that later keys depend on.
  ///
  /// - Returns: As `perform(_:)`.
  func take(_ key: Key) async -> Bool {
    if case .typed(let text) = key, !(shown.current?.isTyping ?? false) {
      for character in text {
        guard await take(.character(character)) else { return false }
      }
      return true
    }
    await read()
    let isAwaited = shown.current?.isAwaited(key) ?? false
    let goesOn = perform(key)
    if isAwaited { await settle() }
    return goesOn
  }

  /// Waits until the current screen has loaded the contents that keys refer to.
  private func read() async {
    while let screen = shown.current, screen.isReading {
      await withCheckedContinuation { continuation in
        withObservationTracking {
          _ = screen.isReading
        } onChange: {
          continuation.resume()
        }
      }
    }
  }

  /// Checks whether another program has changed the notes on screen.
  func lookAgain() {
    for id in flow.tree.visibleIDs {
      (flow.destination(for: id) as? any RefreshingPlace)?.lookAgain()
    }
  }

  /// Lists or searches the notes on screen again.
  func refresh() {
    for id in flow.tree.visibleIDs {
      (flow.destination(for: id) as? any RefreshingPlace)?.refresh()
    }
    lookAgain()
  }

  /// Waits until all work has ended, and all kept files are on the disk.
  func settle() async {
    await flow.settle()
    await following?.value
    await flow.settle()
    await services.files.settle()
  }

  /// Says which texts were not saved when the program ended the last time, unless they are on screen.
  ///
  /// - Returns: Whether a new note is among them.
  func tellUnsaved() async -> Bool {
    let kept = await services.journal.subjects()
    // Wait for a long listing only if a text is kept.
    if kept.isEmpty { return false }
    await flow.settle()
    let shown = unsaved.map(\.subject)
    var isNew = false
    for subject in kept where !shown.contains(subject) {
      switch subject {
      case .note(let id) where FileSystem.status(of: services.store.folder.path(id.path)) == nil:
        await services.journal.turnIntoNew(id)
        notices.say("\(id) is no longer there; its unsaved text is now a new note.")
        isNew = true
      case .note(let id): notices.say("\(id) has unsaved text: edit brings it back.")
      case .new: isNew = true
      }
    }
    if isNew { notices.say("A new note is not saved: new brings it back.") }
    return isNew
  }

  /// Tells the user about every unsaved text, and waits until all are kept.
  func close() async {
    notices.clear()
    for place in flow.activeDestinations { (place as? any RefreshingPlace)?.stop() }
    await settle()
    for place in unsaved {
      // Again, because another program may have removed the kept texts.
      place.keep()
      await services.journal.settle()
      notices.say(
        place.isKeptNowhere
          ? "\(place.name) was:\n\(place.buffer.text)"
          : "\(place.name) is kept in \(services.journal.path(of: place.subject)).")
    }
    if let recording, let journal = flow.journal {
      do {
        try SessionTape.write(journal, to: recording)
      } catch {
        notices.say(error)
        isRecorded = false
      }
    }
    keeper?.keep(flow)
    await services.files.settle()
    await linking?.value
  }

  /// The places with text that is not saved.
  private var unsaved: [any WritingPlace] {
    flow.activeDestinations.compactMap { $0 as? any WritingPlace }.filter(\.isUnsaved)
  }
}

extension Session {
  private func dispatch(_ command: Command) throws -> Bool {
    if let screen = shown.current, screen.isPassing, command.name != "back" { try goBack() }
    if try shown.current?.handle(command) ?? false { return true }
    if try dispatchEverywhere(command) { return true }
    switch command.name {
    case "back": try goBack()
    case "link": try link(command.argument)
    case "quit", "q", "exit": return false
    default:
      throw Complaint("\"\(command.name)\" is not a command here; help lists those that are.")
    }
    return true
  }

  private func dispatch(_ key: Key) throws -> Bool {
    if key == .control("c") { return false }
    if key == .search { return try search() }
    if try shown.current?.handle(key) ?? false { return true }
    if let screen = shown.current, screen.isPassing {
      try goBack()
      return true
    }
    switch key {
    case .escape, .left, .backspace: return try dispatch(Command("back"))
    case .paste:
      throw Complaint("Text can be pasted only where text is written; n begins a new note.")
    case .character where shown.current?.isTyping ?? false: return true
    case .character("q") where !shown.canGoBack: return false
    case .character("q"): return try dispatch(Command("back"))
    default: break
    }
    if let command = shown.home?.command(for: key), try dispatchEverywhere(command) { return true }
    if let name = key.name {
      let help = shown.current?.isTyping ?? false ? App.keyHelp : HomeInterface.help
      let hint = shown.isInSheet ? "" : "; \(help.key) lists the keys"
      throw Complaint("\(name) does nothing here\(hint).")
    }
    return true
  }

  /// Closes the sheets, unless one contains unsaved text, and searches all notes.
  private func search() throws -> Bool {
    for _ in shown.layers.dropFirst() { try goBack() }
    if !shown.isInSheet { try shown.home?.perform(.search, .text("")) }
    return true
  }

  /// Performs a command of the tab bar, or, over a sheet, one that works in every sheet.
  private func dispatchEverywhere(_ command: Command) throws -> Bool {
    guard let home = shown.home else { return false }
    return try shown.isInSheet ? home.handleCovered(command) : home.handle(command)
  }

  /// Opens a link, or prints the link to the current place.
  private func link(_ text: String) throws(Complaint) {
    if text.isEmpty {
      guard let link = flow.link() else { throw Complaint("No link leads here.") }
      return notices.say(link.absoluteString)
    }
    guard let url = URL(string: text) else { throw Complaint("\(text) is not a link.") }
    open(url)
  }

  private func open(_ link: URL) {
    if case .ended(.refused(let error)) = flow.open(link).status { notices.say(error) }
  }

  /// Goes back in the stack, or out of the sheet, as the back button of the terminal.
  func goBack() throws(Complaint) {
    guard let current = flow.currentDestination else { return }
    if shown.canGoBackInStack {
      current.performSystemNavigationAction(navigationType: .navigateBackInStack)
    } else if let split = shown.splitToGoBackIn {
      try? split.perform(.showList)
    } else if shown.isInSheet {
      current.performSystemNavigationAction(navigationType: .dismissSheet)
    } else {
      throw Complaint("There is nothing to go back to.")
    }
  }
}
