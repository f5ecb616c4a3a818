import Destinations
import Observation

/// Shows a question that is answered by yes or no; the asking place acts on the answer.
@Observable
final class ConfirmInterface: InteractiveInterfacing, TerminalScreen {
  typealias UserInteractionType = ConfirmInteraction
  typealias InteractorType = InteractorName
  typealias Destination = App.ScreenOf<ConfirmInterface>

  let destinationState: DestinationInterfaceState<Destination>
  let title: String
  private let question: String
  private let details: [String]
  private let viewport = Viewport()
  private var top = 0

  let guides = [
    CommandGuide("yes", key: "y", label: "yes", "does it"),
    CommandGuide("no", key: "n", label: "no", "leaves everything else as it is"),
  ]

  /// Creates the interface of a question about some content.
  init(_ destination: Destination, asking question: ConfirmQuestion, about: App.ContentType?) {
    destinationState = DestinationInterfaceState(destination: destination)
    title = question.title
    self.question = question.about(about)
    details = question.details(of: about)
  }

  func body(width: Int) -> ScreenBody {
    let lines = [question] + (details.isEmpty ? [] : [""]) + details
    return ScreenBody(
      lines: lines.flatMap { StyledLine($0).wrapped(to: width) }, anchor: .top(top), in: viewport)
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
    if let command = command(for: key) { return try handle(command) }
    guard let first = viewport.first(after: key) else { return false }
    top = first
    return true
  }
}
