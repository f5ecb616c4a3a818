import Destinations
import Observation

/// Shows the commands that apply.
@Observable
final class HelpInterface: InteractiveInterfacing, TerminalScreen {
  typealias InteractorType = InteractorName
  typealias Destination = App.Screen<HelpInterface>

  let destinationState: DestinationInterfaceState<Destination>
  let title = "Help"
  let isPassing = true
  let guides: [CommandGuide] = []
  private let shown: [[CommandGuide]]
  private var top = 0

  /// Takes the commands to show, in groups.
  init(_ destination: Destination, showing shown: [[CommandGuide]]) {
    destinationState = DestinationInterfaceState(destination: destination)
    self.shown = shown.filter { !$0.isEmpty }
  }

  func body(width: Int) -> ScreenBody {
    let groups = shown.map { $0.map(line) }
    return ScreenBody(lines: Array(groups.joined(separator: [StyledLine()])), anchor: .top(top))
  }

  func handle(_ command: Command) throws -> Bool { false }

  func handle(_ key: Key) throws -> Bool {
    switch key {
    case .up: top = max(top - 1, 0)
    case .down: top = min(top + 1, shown.joined().count)
    default: return false
    }
    return true
  }

  private func line(_ guide: CommandGuide) -> StyledLine {
    StyledLine(TextWidth.pad(guide.usage, to: 14), .bold)
      + StyledLine(TextWidth.pad(guide.key, to: 9), .accent) + StyledLine(guide.meaning)
  }
}
