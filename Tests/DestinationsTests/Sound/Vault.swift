import Destinations
import DestinationsTesting
import Foundation

/// A login that holds requests and changes the tabs, notes that ask before they are left, and steps in order.
enum Vault: DestinationTypes {
  enum DestinationType: String, RoutableDestinations, CaseIterable {
    case home, news, story, account, profile, secrets, secret, login, note, leave, name, address
  }

  enum TabType: String, TabTypeable { case news, account, secrets }

  enum Tap: String, UserInteractionTypeable {
    case open, secret, secrets, logIn, logOut, cancel, edit, save, profile, leave, stay, order,
      next, other
  }

  private typealias Places = SoundPlaces<Vault, Tap>

  /// The state of the app, besides the presented places.
  @MainActor private final class Session {
    var isOpen = false
    var drafts: Set<UUID> = []
    weak var tabs: RecordingTabBar<Vault, Tap, Never>?
    /// Whether the name is given and on screen.
    var isNamed = false

    func logIn() {
      isOpen = true
      let secrets = RecordingStack<Vault, Tap, Never>(.secrets)
      try? tabs?.addTab(.secrets, destination: secrets)
    }

    func logOut() {
      isOpen = false
      try? tabs?.removeTab(.secrets)
    }
  }

  @MainActor static func setup() -> Setup {
    let session = Session()
    return Setup(
      providers: [
        .home: Places.container(.tabs([.news: .news, .account: .account])) { place in
          session.tabs = place as? RecordingTabBar<Vault, Tap, Never>
          session.isOpen = false
        },
        .news: Places.container(
          .stack,
          [
            .open: .push(.story), .secret: .tab(.account, showing: .secret), .edit: .push(.note),
            .secrets: .tab(.secrets),
          ]),
        .story: Places.screen([
          .secret: .push(.secret), .open: .push(.story), .edit: .sheet(.note),
        ]),
        .account: Places.container(
          .stack,
          [
            .profile: .push(.profile), .secret: .sheet(.secret),
            .order: .path([.push(.name), .push(.address)]), .next: .push(.name),
          ]),
        .secrets: Places.container(.stack, [.open: .push(.note)]),
        .name: Places.screen([.next: .push(.address)]) { place, _ in
          place.hooks { model in
            model.onAppear = { session.isNamed = true }
            model.onDisappear = { session.isNamed = false }
          }
        },
        .address: Places.screen([.other: .replaceCurrent(with: .address)]),
        .profile: Places.screen([.secret: .push(.secret)]) { place, _ in
          place.on(.logOut) { session.logOut() }
        },
        .secret: Places.screen([.open: .push(.story)]),
        .login: Places.screen([.cancel: .dismissSheet]) { place, flow in
          place.on(.logIn) { [weak place] in
            session.logIn()
            place?.tap(.cancel)
          }
          place.hooks { model in
            model.onLeave = { [weak flow] in
              if session.isOpen { flow?.signal(.in) } else { flow?.cancelHeld(.in) }
            }
          }
        },
        .note: Places.screen([
          .open: .push(.story), .leave: .path([.dismissAny, .popToRoots, .tab(.news)]),
        ]) {
          place, _ in
          place.on(.edit) { [id = place.id] in session.drafts.insert(id) }
          place.on(.save) { [id = place.id] in session.drafts.remove(id) }
        },
        .leave: Places.screen([.stay: .dismissSheet]) { place, flow in
          place.on(.leave) { [weak place] in
            session.drafts = []
            place?.tap(.stay)
          }
          place.hooks { model in
            model.onLeave = { [weak flow] in
              if session.drafts.isEmpty { flow?.signal(.left) } else { flow?.cancelHeld(.left) }
            }
          }
        },
      ],
      startingDestination: .replaceRoot(with: .home),
      guards: [
        .loginGuard(
          signal: .in, login: .sheet(.login), isLoggedIn: { session.isOpen },
          protects: { $0 == .secret }),
        .confirmBeforeLeaving(signal: .left, asking: .sheet(.leave)) {
          session.drafts.contains($0.id)
        },
        .init("steps") { [session] difference in
          guard difference.brings(.address) else { return .allow }
          let isInOrder =
            difference.brings(.name) || difference.removes(.address) || session.isNamed
          return isInOrder ? .allow : .redirect(to: .push(.name))
        },
      ],
      snapshots: Snapshots {
        for route in DestinationType.allCases { Restorable(route.rawValue, route) }
      })
  }
}

extension GuardSignal {
  fileprivate static let `in`: GuardSignal = "in"
  fileprivate static let left: GuardSignal = "left"
}
