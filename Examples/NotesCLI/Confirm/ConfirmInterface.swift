import Destinations

/// Shows a question that is answered by yes or no; what is done then, is up to whoever asks.
struct ConfirmInterface: InteractiveInterfacing, TerminalScreen {
  typealias UserInteractionType = ConfirmInteraction
  typealias InteractorType = InteractorName
  typealias Destination = App.ScreenOf<ConfirmInterface>

  let destinationState: DestinationInterfaceState<Destination>
  let title: String
  private let question: String

  let guides = [
    CommandGuide("yes", key: "y", label: "yes", "does it"),
    CommandGuide("no", key: "n", label: "no", "leaves everything as it is"),
  ]

  /// Takes what to ask, and about what.
  init(_ destination: Destination, asking question: ConfirmQuestion, about: App.ContentType?) {
    destinationState = DestinationInterfaceState(destination: destination)
    title = question.title
    self.question = question.about(about)
  }

  func body(width: Int) -> ScreenBody {
    ScreenBody(lines: StyledLine(question).wrapped(to: width))
  }

  func handle(_ command: Command) throws -> Bool {
    switch command.name {
    case "yes": try perform(.yes)
    case "no": try perform(.no)
    default: return false
    }
    return true
  }

  func isAwaited(_ key: Key) -> Bool { key == .character("y") }

  func handle(_ key: Key) throws -> Bool {
    switch key {
    case .character("y"): return try handle(Command("yes"))
    case .character("n"): return try handle(Command("no"))
    default: return false
    }
  }
}
