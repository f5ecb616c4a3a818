import Destinations
import DestinationsTesting
import Testing

/// A way to remove a place of the route `detail` with everything that arrived with it.
struct WayOut: Sendable, CustomTestStringConvertible {
  let testDescription: String
  var start = Sample.DestinationType.notes
  var arrival: [Sample.Presentation] = [.push(.detail)]
  let leave: @MainActor @Sendable (SampleTestFlow) -> Void

  static let all = [
    present(.goBack), present(.moveToNearest(.notes)), present(.replaceCurrent(with: .loose)),
    present(.replaceRoot(with: .loose)), present(.path([.goBack, .push(.loose), .goBack])),
    present(.popToRoots), present(.popToRoot, arrival: [.push(.edit), .push(.detail)]),
    present(.goBack(2), arrival: [.push(.detail), .push(.edit)]),
    present(.dismissSheet, arrival: [.sheet(.detail)]),
    present(.dismissAny, arrival: [.sheet(.compose), .sheet(.detail)]),
    WayOut("its tab at its root", start: .home, arrival: [.tab(.notes, showing: .detail)]) {
      $0.present(.tab(.notes, toRoot: true))
    },
    WayOut("its tab that leaves", start: .home, arrival: [.tab(.notes, showing: .detail)]) {
      $0.present(.removeTab(.notes))
    },
    WayOut("a swipe back") { $0.swipeBack() },
    WayOut("a swipe over several places", arrival: [.push(.detail), .push(.edit)]) {
      $0.swipeBackTo($0.id(.notes))
    },
    WayOut("a sheet dragged down", arrival: [.sheet(.compose), .push(.detail)]) {
      $0.dragSheetDown()
    },
    WayOut("its removal") { $0.remove($0.id(.detail)) },
    WayOut("the removal of its tab", start: .home, arrival: [.tab(.notes, showing: .detail)]) {
      try? ($0.place(.home) as? SampleTabBar)?.removeTab(.notes)
    },
    WayOut("the end of a split view", start: .split, arrival: [.column(.detail, showing: .detail)])
    {
      $0.present(.replaceRoot(with: .loose))
    },
    WayOut("the window that closes") { $0.closeWindow() },
    WayOut("the end of its flow") { $0.flow.end() },
  ]

  private init(
    _ name: String, start: Sample.DestinationType = .notes,
    arrival: [Sample.Presentation] = [.push(.detail)],
    leave: @escaping @MainActor @Sendable (SampleTestFlow) -> Void
  ) {
    testDescription = name
    self.start = start
    self.arrival = arrival
    self.leave = leave
  }

  private static func present(
    _ presentation: Sample.Presentation, arrival: [Sample.Presentation] = [.push(.detail)]
  ) -> Self {
    WayOut("\(presentation)", arrival: arrival) { $0.present(presentation) }
  }
}
