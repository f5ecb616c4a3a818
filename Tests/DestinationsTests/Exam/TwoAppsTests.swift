import Destinations
import DestinationsTesting
import Testing

/// The second exam: bugs in the bookshop and in the parcel app, which laws and each app's own rules find.
@MainActor
struct TwoAppsTests {
  static let parcelContents: Parcels.SampleContents = [
    .parcel: [.parcel(1), .parcel(2), .parcel(3)]
  ]

  static var parcelSamples: Parcels.SampleContents {
    parcelContents
      .with([.text("tea"), .text("milk")], for: Parcels.Tap.find)
      .with([.text("gift")], for: Parcels.Tap.type)
      .opening("parcels://parcel/1", "parcels://parcel/2")
      .sending(Parcels.Code(parcel: 2), Parcels.Scene.background, Parcels.Scene.foreground)
  }

  static func parcelRules(_ world: @escaping @MainActor () -> ParcelWorld) -> [Parcels.Law] {
    [
      .always("the results are those of the last search") { _ in
        world().isSearching || world().resultQuery == world().query
      },
      .always("a name counts as saved only if the office says so") { _ in
        world().claimedSaves <= world().confirmations
      },
      .never("a removed parcel is shown") { moment in
        moment.visible.contains {
          if $0.route == .parcel, case .parcel(let number) = $0.content {
            !world().parcels.contains(number)
          } else {
            false
          }
        }
      },
    ]
  }

  static func bookRules(_ customer: @escaping @MainActor () -> Customer) -> [Bookshop.Law] {
    [
      .after(Bookshop.Tap.logOut, "nothing on screen needs a login") { moment in
        customer().isLoggedIn || !moment.visible.contains { $0.route == .profile }
      },
      .always("what counts as paid was paid") { _ in
        customer().payments.counted <= customer().payments.accepted
      },
    ]
  }

  static func explored(_ bug: ParcelBug?, seed: UInt64 = 1, runs: Int = 20) async throws
    -> ExplorationReport
  {
    var world = ParcelWorld(bug)
    return try await FailureReporting.collecting(FailureCollector()).during {
      try await explore(
        Parcels.setup(made { world = $0 }(bug)), contents: parcelSamples,
        laws: Parcels.Law.standard + parcelRules { world }.dropLast(), seed: seed, runs: runs,
        patience: bug == nil ? .seconds(10) : .milliseconds(50))
    }
  }

  private static func made(_ keep: @escaping (ParcelWorld) -> Void) -> (ParcelBug?) -> ParcelWorld {
    { bug in
      let world = ParcelWorld(bug)
      keep(world)
      return world
    }
  }

  static func explored(_ bug: BookshopBug?, seed: UInt64 = 1, runs: Int = 20) async throws
    -> ExplorationReport
  {
    var customer = Customer()
    func fresh() -> Customer {
      customer = Customer(isNew: true, bug: bug)
      return customer
    }
    return try await FailureReporting.collecting(FailureCollector()).during {
      try await explore(
        Bookshop.setup(fresh()), contents: BookshopExplorationTests.contents,
        laws: Bookshop.Law.standard + bookRules { customer }, seed: seed, runs: runs,
        patience: bug == nil ? .seconds(10) : .milliseconds(50))
    }
  }

  @Test func `explorations find planted bugs of two apps`() async throws {
    for bug in ParcelBug.allCases {
      print(bug, try await Self.explored(bug).findings.map { "\($0.law): \($0.what)" })
    }
    for bug in BookshopBug.allCases {
      print(bug, try await Self.explored(bug).findings.map { "\($0.law): \($0.what)" })
    }
    print("sound", try await Self.explored(nil as ParcelBug?).findings.map(\.description))
    print("sound", try await Self.explored(nil as BookshopBug?).findings.map(\.description))
  }
}
