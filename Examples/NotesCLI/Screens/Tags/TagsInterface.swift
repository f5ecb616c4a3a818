import Destinations
import Observation

/// Shows the list of tags.
@Observable
final class TagsInterface: ListScreen {
  let destinationState: DestinationInterfaceState<TagsDestination>
  let title = "Tags"
  var cursor = ListCursor<TagCount>()

  let guides =
    [CommandGuide("open N", key: "Enter", label: "open", "lists the notes that have a tag")]
    + ListLayout.guides

  init(_ destination: TagsDestination) {
    destinationState = DestinationInterfaceState(destination: destination)
  }

  var elements: [TagCount] { destination().tags }
  var isGrowing: Bool { destination().listing.isLoading }

  func body(width: Int) -> ScreenBody {
    ListLayout.body(
      elements, cursor: cursor, isGrowing: isGrowing,
      empty: isGrowing ? "Looking for tags..." : "No note has a tag yet."
    ) { tag in
      StyledLine(ListLayout.column("#\(tag.tag)", width, beside: 10), .accent)
        + StyledLine(tag.count == 1 ? "  1 note" : "  \(tag.count) notes", .dim)
    }
  }

  func handle(_ command: Command) throws -> Bool {
    guard command.name == "open" else { return false }
    try perform(.open, .tag(command.pick(from: elements).tag))
    return true
  }
}
