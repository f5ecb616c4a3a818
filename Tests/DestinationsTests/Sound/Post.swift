import Destinations
import DestinationsTesting

/// Mail in three columns, sheets over sheets, a drag that is refused, and snapshots.
enum Post: DestinationTypes {
  enum DestinationType: String, RoutableDestinations, CaseIterable {
    case desk, folders, mails, mail, thread, headers, compose, files, rules
  }

  enum ContentType: ContentTypeable, Hashable, Codable { case mail(Int) }

  enum Tap: String, UserInteractionTypeable {
    case open, thread, compose, folders, next, headers, attach, send, close, more, all, rules
  }

  private typealias Places = SoundPlaces<Post, Tap>

  @MainActor static let contents: Post.SampleContents = [.mail: [.mail(1), .mail(2)]]

  @MainActor static func setup() -> Setup {
    Setup(
      providers: [
        .desk: Places.container(.split([.sidebar: .folders, .content: .mails, .detail: nil])),
        .folders: Places.container(
          .stack, [.open: .column(.content, showing: .mails), .rules: .push(.rules)]),
        .rules: Places.screen([.open: .column(.content, showing: .rules), .close: .goBack]),
        .mails: Places.screen([
          .open: .column(.detail, showing: .mail), .compose: .sheet(.compose),
          .thread: .column(.detail, showing: .thread, placement: .pushing),
          .folders: .column(.sidebar),
        ]),
        .mail: Places.screen([
          .next: .replaceCurrent(with: .mail), .headers: .push(.headers),
          .compose: .sheet(.compose), .folders: .column(.sidebar, showing: .rules),
        ]),
        .thread: Places.container(.stack, [.open: .push(.mail), .compose: .sheet(.compose)]),
        .headers: Places.screen([.close: .goBack]),
        .compose: Places.screen([
          .attach: .sheet(.files), .close: .dismissSheet,
          .send: .path([.dismissSheet, .column(.detail, showing: .thread)]),
        ]),
        .files: Places.screen([.more: .sheet(.files), .close: .dismissSheet, .all: .dismissAny]),
      ],
      startingDestination: .replaceRoot(with: .desk),
      guards: [
        .init("draft") { difference in
          difference.cause == .system && difference.removes(.compose)
            ? .deny(reason: "The draft is not sent.") : .allow
        }
      ],
      snapshots: Snapshots {
        for route in DestinationType.allCases { Restorable(route.rawValue, route) }
      })
  }
}
