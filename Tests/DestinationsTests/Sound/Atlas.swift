import Destinations
import DestinationsTesting
import Foundation

/// Links that are opened from inside, undo and redo, and starts from a snapshot.
enum Atlas: DestinationTypes {
  enum DestinationType: String, RoutableDestinations, CaseIterable {
    case home, countries, country, city, search, marks, mark, login, tip
  }

  enum ContentType: ContentTypeable, Hashable, Codable { case number(Int) }

  enum TabType: String, TabTypeable { case countries, marks }

  enum Tap: String, UserInteractionTypeable {
    case open, city, link, mark, undo, redo, search, roots, top, next, logIn, cancel
  }

  enum Target: Equatable, Sendable {
    case city(Int)
    case mark(Int)
    case tip
  }

  private typealias Places = SoundPlaces<Atlas, Tap>

  @MainActor static let contents: Atlas.SampleContents = [
    .country: [.number(1), .number(2)], .city: [.number(3), .number(4)], .mark: [.number(5)],
  ]

  @MainActor static func setup() -> Setup {
    var isOpen = false
    return Setup(
      providers: [
        .home: Places.container(.tabs([.countries: .countries, .marks: .marks])),
        .countries: Places.stack([.open: .push(.country), .search: .sheet(.search)], linking),
        .country: Places.screen([
          .city: .push(.city), .open: .push(.country), .next: .replaceCurrent(with: .country),
        ]) { place, flow in
          place.on(.undo, in: flow) { $0.undo() }
          place.on(.redo, in: flow) { $0.redo() }
        },
        .city: Places.screen([
          .top: .moveToNearest(.countries), .roots: .popToRoots,
          .mark: .tab(.marks, showing: .mark),
          .city: .tab(.countries, showing: .city),
        ]) { place, flow in
          place.on(.link, in: flow) { open("mark/5", in: $0) }
          place.on(.undo, in: flow) { $0.undo() }
        },
        .search: Places.screen([
          .city: .path([.dismissSheet, .push(.country), .push(.city)]), .cancel: .dismissSheet,
        ]) { place, flow in place.on(.link, in: flow) { open("city/3", in: $0) } },
        .marks: Places.stack([.mark: .push(.mark)], linking),
        .mark: Places.screen([
          .city: .push(.city), .roots: .path([.popToRoots, .tab(.countries)]), .top: .popToRoot,
          .next: .goBack(2), .open: .tab(.countries, toRoot: true),
        ]),
        .tip: Places.screen(),
        .login: Places.screen([.cancel: .dismissSheet]) { place, flow in
          place.on(.logIn) { [weak flow, weak place] in
            isOpen = true
            place?.tap(.cancel)
            flow?.signal("in")
          }
          place.hooks { model in
            model.onLeave = { [weak flow] in if !isOpen { flow?.cancelHeld("in") } }
          }
        },
      ],
      startingDestination: .replaceRoot(with: .home),
      guards: [
        .init("marks", presents: [.sheet(.login)]) {
          $0.brings(.mark) && !isOpen
            ? .hold(until: "in", meanwhile: .sheet(.login)) : .allow
        }
      ], links: links,
      snapshots: Snapshots {
        for route in DestinationType.allCases { Restorable(route.rawValue, route) }
      })
  }

  @MainActor private static var linking: @MainActor (Places.Stack, AppFlow) -> Void {
    { place, flow in
      place.on(.link, in: flow) { open("city/4", in: $0) }
      place.hooks { $0.onPresented = { [weak flow] in flow?.startJournal() } }
    }
  }

  @MainActor private static func open(_ path: String, in flow: AppFlow) {
    if let url = URL(string: "atlas://\(path)") { flow.open(url) }
  }

  private static let links = Links(
    LinkTable(LinkOrigin(scheme: "atlas")) {
      DeepLink("city/{city}", .int) {
        Target.city($0)
      } values: {
        if case .city(let number) = $0 { number } else { nil }
      }
      DeepLink("tip") {
        Target.tip
      } values: {
        $0 == .tip ? () : nil
      }
      DeepLink("mark/{mark}", .int) {
        Target.mark($0)
      } values: {
        if case .mark(let number) = $0 { number } else { nil }
      }
    },
    path: { target in
      switch target {
      case .city(let number):
        [.dismissAny, .tab(.countries), .popToRoots, .push(.city, content: .number(number))]
      case .tip: [.dismissAny, .sheet(.tip)]
      case .mark(let number):
        [.dismissAny, .tab(.marks), .push(.mark, content: .number(number))]
      }
    })
}
