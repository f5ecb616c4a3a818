import Destinations
import Observation

/// Shows the commands that apply.
@Observable
final class HelpInterface: InteractiveInterfacing, TerminalScreen {
  typealias InteractorType = InteractorName
  typealias Destination = App.ScreenOf<HelpInterface>

  let destinationState: DestinationInterfaceState<Destination>
  let title = "Help"
  let isPassing = true
  var guides: [CommandGuide] {
    viewport.isTooSmall ? [CommandGuide("", key: "↑ ↓", label: "more", "shows more of this")] : []
  }

  private let shown: [[CommandGuide]]
  /// Explains how to give a command: by a key, or by a word.
  private let name: (CommandGuide) -> String
  private let viewport = Viewport()
  private var top = 0

  /// Creates help for groups of commands, given by keys or by words.
  init(_ destination: Destination, showing shown: [[CommandGuide]], byKeys: Bool) {
    destinationState = DestinationInterfaceState(destination: destination)
    let name = { (guide: CommandGuide) in guide.name(byKeys: byKeys) }
    self.shown = shown.map { $0.filter { !name($0).isEmpty } }.filter { !$0.isEmpty }
    self.name = name
  }

  func body(width: Int) -> ScreenBody {
    let groups = shown.map { $0.flatMap { rows(of: $0, width: width) } }
    let all = Array(groups.joined(separator: [StyledLine()]))
    return ScreenBody(lines: all, anchor: .top(top), in: viewport)
  }

  func handle(_ key: Key) throws -> Bool {
    guard let first = viewport.first(after: key) else { return false }
    top = first
    return true
  }

  /// The effect of a command is beside its name, or below it if there is no room.
  private func rows(of guide: CommandGuide, width: Int) -> [StyledLine] {
    let name = StyledLine(TextWidth.pad(self.name(guide), to: 14), .bold)
    guard width >= 40 else {
      return [StyledLine(self.name(guide), .bold)]
        + StyledLine(guide.meaning).wrapped(to: width - 2).map { "  " + $0 }
    }
    return StyledLine(guide.meaning).wrapped(to: width - 14).enumerated().map { row, part in
      (row == 0 ? name : StyledLine(String(repeating: " ", count: 14))) + part
    }
  }
}
