import Destinations
import DestinationsTesting

/// A group of charts, some of them alike, with attached places, and custom presentations.
enum Board: DestinationTypes {
  enum DestinationType: String, RoutableDestinations, CaseIterable {
    case front, board, chart, legend, hint, notes, note, wide
  }

  enum Tap: String, UserInteractionTypeable {
    case open, legend, hint, hide, next, photo, note, wide, folder, close
  }

  private typealias Places = SoundPlaces<Board, Tap>

  @MainActor static func setup() -> Setup {
    var hint = Presentation.add(.hint)
    hint.shouldSetDestinationAsCurrent = false
    let board = Places.container(.group([.chart, .chart, .notes])) { place in
      guard let group = place as? RecordingGroup<Board, Tap, Never> else { return }
      place.on(.next) { [weak group] in group?.focusNext() }
    }
    return Setup(
      providers: [
        .front: Places.stack([.open: .push(.board), .folder: .path([.push(.note), .push(.note)])]),
        .board: board,
        .chart: Places.screen([
          .legend: .add(.legend), .hint: hint, .photo: photo, .wide: .sheet(.wide),
          .note: .path([.add(.legend), .add(.legend)]),
        ]),
        .legend: removable, .hint: removable,
        .notes: Places.stack([.open: .push(.note), .wide: wherever]),
        .note: Places.screen([.note: .push(.note), .wide: wherever]),
        .wide: Places.container(.group([.chart])) { place in
          place.on(.close) { [weak place] in
            place?.performSystemNavigationAction(navigationType: .dismissSheet)
          }
        },
      ],
      startingDestination: .replaceRoot(with: .front),
      snapshots: Snapshots {
        for route in DestinationType.allCases { Restorable(route.rawValue, route) }
      })
  }

  /// A place that leaves when it receives a value.
  @MainActor private static var removable: Setup.Provider {
    Places.screen { place, flow in
      place.on(.hide) { [weak flow, id = place.id] in flow?.removeDestination(destinationID: id) }
    }
  }

  /// Takes a photo, which the user cancels every other time.
  @MainActor private static var photo: Presentation {
    var count = 0
    return Presentation(
      presentationType: .custom(
        presentation: CustomPresentation { _, answer in
          count += 1
          answer(count.isMultiple(of: 2) ? .done : .refused)
        }))
  }

  /// Shows a note in a column if one is free.
  @MainActor private static var wherever: Presentation {
    Presentation(
      destinationType: .note,
      presentationType: .custom(
        presentation: CustomPresentation { _, answer in
          Task { answer(.done(as: .sheet(.note))) }
        }))
  }
}

extension RecordingGroup {
  /// Focuses the child after the current one, and after the last one the first.
  fileprivate func focusNext() {
    let children = childDestinations().map { $0.id }
    let current = currentChildDestination()?.id
    guard let index = children.firstIndex(where: { $0 == current }) else { return }
    updateCurrentDestination(destinationID: children[(index + 1) % children.count])
  }
}
