import Destinations
import DestinationsTesting

/// A small app with a place of every kind, for the tables of this folder.
enum Contract: DestinationTypes {
  enum DestinationType: String, RoutableDestinations {
    case page, note, edit, compose
    case list
    case pile, bottom
    case bar, card
    case split, menu, pane
    case narrow
    case office
    case group, left, right
    case nowhere
  }

  enum TabType: String, TabTypeable, CaseIterable {
    case first, second, third, ghost
  }
}

extension Contract {
  typealias Provider = RecordingProvider<Contract, Never, Never>

  /// The shapes of the places that are not screens; `nowhere` has no provider.
  private static let shapes: [DestinationType: RouteShape] = [
    .list: .stack,
    .pane: .stack,
    .pile: .stack(root: .bottom),
    .bar: .tabs([.first: .list, .second: .card, .third: .pile]),
    .split: .split([.sidebar: .menu, .content: .pane, .detail: nil]),
    .narrow: .split([.sidebar: .menu, .detail: .card]),
    .office: .tabs([.first: .split, .second: .group]),
    .group: .group([.left, .right]),
  ]

  private static let screens: [DestinationType] = [
    .page, .note, .edit, .compose, .bottom, .card, .menu, .left, .right,
  ]

  @MainActor
  static func setup(_ journal: TestJournal, start: DestinationType) -> Setup {
    var providers: [DestinationType: Setup.Provider] = [:]
    for (route, shape) in shapes { providers[route] = Provider(journal, shape: shape) }
    for route in screens { providers[route] = Provider(journal) }
    return Setup(providers: providers, startingDestination: .replaceRoot(with: start))
  }
}
