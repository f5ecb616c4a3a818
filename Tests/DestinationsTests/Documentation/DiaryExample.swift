import Destinations
import DestinationsTesting

/// The example of the article on modules that moves a finished app: a diary, whose routes were one enum.
enum Diary: DestinationTypes {
  typealias DestinationType = AnyRoute
  enum ContentType: ContentTypeable, Hashable, Codable { case number(Int) }
  enum TabType: String, TabTypeable { case days, account }
  enum Tap: String, UserInteractionTypeable { case open, secret, logIn, close }
}

// The cases of the former `Diary.DestinationType` are now in an enum of each module.
enum DaysRoute: RoutableDestinations {
  case days, week
  case day(Int)
}

enum AccountRoute: RoutableDestinations {
  case frame, profile, login, secret
}

// The short names of routes, declared in each module for its own.
extension AnyRoute {
  static let days = Self(DaysRoute.days)
  static let week = Self(DaysRoute.week)
  static func day(_ number: Int) -> Self { Self(DaysRoute.day(number)) }
}

extension AnyRoute {
  static let frame = Self(AccountRoute.frame)
  static let profile = Self(AccountRoute.profile)
  static let login = Self(AccountRoute.login)
  static let secret = Self(AccountRoute.secret)
}

// The short name by which other modules and the app write the routes of a module.
extension AnyRoute {
  static func account(_ route: AccountRoute) -> Self { Self(route) }
}

extension Diary {
  private typealias Provider = RecordingProvider<Diary, Tap, Never>

  @MainActor static var daysModule: Module {
    Module(
      "Days",
      providers: [
        .days: Provider(shape: .stack(root: .week)),
        .week: Provider(presentations: [.open: .push(.day(1)), .secret: .push(.account(.secret))]),
        .day(1): Provider(presentations: [.open: .push(.day(2)), .close: .moveToNearest(.week)]),
      ])
  }

  @MainActor static var accountModule: Module {
    Module(
      "Account",
      providers: [
        .frame: Provider(shape: .tabs([.days: .days, .account: .profile])),
        .profile: Provider(shape: .stack, presentations: [.logIn: .sheet(.login)]),
        .login: Provider(presentations: [.close: .dismissSheet]),
        .secret: Provider(presentations: [.close: .goBack]),
      ],
      guards: [
        .loginGuard(
          signal: "in", login: .sheet(.login), isLoggedIn: { false }, protects: { $0 == .secret }),
        .init("days stay in order") {
          $0.brings(.day(2)) && $0.removes(.day(1)) ? .deny(reason: "Days are added.") : .allow
        },
      ])
  }

  @MainActor static var setup: Setup {
    Setup(
      modules: [daysModule, accountModule], startingDestination: .replaceRoot(with: .frame),
      entries: [.tab(.account, showing: .login)],
      snapshots: Snapshots {
        Restorable("frame", .frame)
        Restorable("days", .days)
        Restorable("week", .week)
        Restorable("profile", .profile)
        Restorable("day") { place in
          if case .day(let number) = place.route.base as? DaysRoute { number } else { nil }
        } place: { number in
          Place(.day(number))
        }
      })
  }
}
