import Destinations

/// Shows a question that is answered by yes or no.
struct ConfirmInterface: TerminalScreen {
  let destinationState: DestinationInterfaceState<ConfirmDestination>

  let guides = [
    CommandGuide("yes", key: "y", label: "yes", "does it"),
    CommandGuide("no", key: "n", label: "no", "leaves everything as it is"),
  ]

  init(_ destination: ConfirmDestination) {
    destinationState = DestinationInterfaceState(destination: destination)
  }

  var title: String { destination().question.title }

  func body(width: Int) -> ScreenBody {
    let question = destination().filled(destination().question.question)
    return ScreenBody(lines: StyledLine(question).wrapped(to: width))
  }

  func handle(_ command: Command) throws -> Bool {
    switch command.name {
    case "yes": try perform(.confirm, destination().content)
    case "no": try perform(.cancel)
    default: return false
    }
    return true
  }

  func handle(_ key: Key) throws -> Bool {
    switch key {
    case .character("y"): return try handle(Command("yes"))
    case .character("n"): return try handle(Command("no"))
    default: return false
    }
  }
}
