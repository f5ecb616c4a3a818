import Destinations
import DestinationsTesting

/// Buttons that lead to other tabs, a tab that presents a sheet instead, and a sheet after going back.
enum Bazaar: DestinationTypes {
  enum DestinationType: String, RoutableDestinations {
    case home, stalls, stall, ware, basket, added, offers, offer, help, sell, sale, rating
  }

  enum ContentType: ContentTypeable, Hashable { case ware(Int) }

  enum TabType: String, TabTypeable { case stalls, basket, offers, sell }

  enum Tap: String, UserInteractionTypeable {
    case open, add, offer, other, back, help, again, next
  }

  fileprivate typealias Places = SoundPlaces<Bazaar, Tap>

  @MainActor static let contents: Bazaar.SampleContents = [
    .ware: [.ware(1), .ware(2)], .added: [.ware(1)],
  ]

  @MainActor static func setup() -> Setup {
    var hasSeenWare = false
    return Setup(
      providers: [
        .home: Places.container(
          .tabs([.stalls: .stalls, .basket: .basket, .sell: .sell, .offers: .offers]),
          [.add: .sheet(.sale)]
        ) { ($0 as? RecordingTabBar<Bazaar, Tap, Never>)?.presentSales() },
        .stalls: Places.container(
          .stack, [.open: .push(.stall), .help: .sheet(.help), .other: .tab(.offers)]),
        .stall: Places.screen([.open: .push(.ware), .other: .tab(.basket)]) { place, flow in
          place.hooks { model in
            model.onAppear = { [weak flow, id = place.id] in
              if hasSeenWare { flow?.present(.sheet(.rating), from: id) }
              hasSeenWare = false
            }
          }
        },
        .ware: ware { hasSeenWare = true },
        .rating: Places.screen([.back: .dismissSheet]),
        .sell: Places.screen(),
        .sale: Places.screen([.back: .dismissSheet]),
        .basket: Places.screen([
          .open: .tab(.stalls, showing: .ware), .help: .sheet(.help),
          .again: .tab(.basket, showing: .basket, placement: .replacing),
        ]),
        .added: Places.screen([.back: .goBack, .other: .tab(.stalls), .add: .push(.added)]),
        .offers: Places.container(.stack(root: .offer), [.open: .push(.offer)]),
        .offer: Places.screen([
          .open: .path([.dismissAny, .tab(.stalls), .push(.stall), .push(.ware)]),
          .again: .push(.offer),
        ]),
        .help: Places.screen([
          .back: .dismissSheet, .add: .path([.dismissSheet, .tab(.basket, showing: .added)]),
          .open: .push(.help), .other: .path([.dismissSheet, .tab(.offers)]),
        ]),
      ],
      startingDestination: .path([.replaceRoot(with: .home), .tab(.offers)]))
  }

  /// A ware, with its successor.
  @MainActor private static func ware(seen: @escaping @MainActor () -> Void) -> Setup.Provider {
    var next = Presentation.push(.ware)
    next.assistantType = .custom(NextWare())
    return Places.screen([
      .add: .tab(.basket, showing: .added), .other: .tab(.offers, showing: .offer),
      .offer: .path([.tab(.offers), .push(.offer)]), .back: .moveToNearest(.stalls), .next: next,
    ]) { place, _ in
      place.hooks { $0.onPresented = seen }
    }
  }

  /// Presents the successor of the ware in the content.
  @MainActor private final class NextWare: InterfaceActionConfiguring {
    func configure(
      interfaceAction: InterfaceAction<Tap, DestinationType, ContentType>,
      interactionType: Tap, destination: any Destinationable, content: ContentType?
    ) -> InterfaceAction<Tap, DestinationType, ContentType> {
      var action = interfaceAction
      if case .ware(let number) = content { action.data.contentType = .ware(number % 2 + 1) }
      return action
    }
  }
}

extension RecordingTabBar where Types == Bazaar, Interaction == Bazaar.Tap {
  /// Presents a sheet in place of the tab for sales.
  fileprivate func presentSales() {
    assignSelectedTabUpdatedClosure { [weak self] tab in
      guard tab.type == .sell, let self else { return }
      try? updateSelectedTab(type: .stalls)
      self.tap(.add)
    }
  }
}
