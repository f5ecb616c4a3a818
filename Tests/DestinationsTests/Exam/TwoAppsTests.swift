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
      .disturbing(Parcels.Worker.office)
      .opening("parcels://parcel/1", "parcels://parcel/2")
      .sending(Parcels.Code(parcel: 2), Parcels.Scene.background, Parcels.Scene.foreground)
  }

  static func parcelRules(_ world: @escaping @MainActor () -> ParcelWorld) -> [Parcels.Law] {
    [
      .always("the results are those of the last search") { _ in
        world().isSearching || world().resultQuery == world().query
      },
      .always("a search that goes on has a request") {
        !world().isSearching || !$0.flow.pending.isEmpty
      },
      .never("the archive is shown without a login") {
        !world().isLoggedIn && $0.current?.route == .archive
      },
      .always("time closes nothing but a notice, and opens nothing") { moment in
        defer { world().lastForm = moment.current?.route == .rename ? .rename : nil }
        return moment.step != .letTimePass || world().lastForm == nil
          || moment.current?.route == .rename
      },
      .always("a name that was typed stays until the form leaves") { moment in
        let isOpen = moment.current?.route == .rename
        defer { world().lastTyped = isOpen ? world().typed : nil }
        return !isOpen || world().lastTyped == nil || world().typed != nil
      },
      .always("a name counts as saved only if the office says so") { _ in
        world().claimedSaves <= world().confirmations
      },
      Parcels.Law("no tap opens a removed parcel, and none stays open") { moment in
        guard moment.flow.locks.isEmpty, moment.flow.pending.isEmpty, let tap = moment.step.tap,
          let current = moment.current,
          case .parcel(let number) = current.content, !world().parcels.contains(number),
          tap.interaction == "Remove" || tap.content == current.content.map({ "\($0)" })
        else { return nil }
        return "parcel \(number) is shown, and was removed"
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
      Bookshop.Law("reviews stand on their book") { moment in
        guard moment.current?.route == .reviews else { return nil }
        return moment.tree.nodes.contains {
          $0.payload.route == .book
        } ? nil : "there is no book beneath the reviews"
      },
      .always("only a review that is open has unsaved text") { moment in
        customer().drafts.allSatisfy { moment.tree.node(id: $0) != nil }
      },
      .after(Bookshop.Tap.chooseAddress, "there is an address") { _ in customer().address != nil },
    ]
  }

  static func explored(_ bug: ParcelBug?, seed: UInt64 = 1, runs: Int = 20) async throws
    -> ExplorationReport
  {
    var world = ParcelWorld(bug)
    return try await FailureReporting.collecting(FailureCollector()).during {
      try await explore(
        Parcels.setup(made { world = $0 }(bug)), contents: parcelSamples,
        laws: Parcels.Law.standard + parcelRules { world }, seed: seed, runs: runs,
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

  /// The bugs that no law and no rule of the apps finds.
  private static let parcelsMissed: Set<ParcelBug> = []
  private static let booksMissed: Set<BookshopBug> = []

  /// Every bug at full length, else every eighth.
  private static func part<Bug>(of bugs: [Bug]) -> [Bug] {
    TestScale.isFull ? bugs : stride(from: 0, to: bugs.count, by: 8).map { bugs[$0] }
  }

  @Test func `explorations find planted bugs of two apps, and nothing in the sound ones`() async {
    await #expect(processExitsWith: .success) { try await TwoAppsTests.findBugs() }
  }

  private static func findBugs() async throws {
    for bug in part(of: ParcelBug.allCases) {
      let finding = try await explored(bug).findings.first
      print(bug, finding.map { "\($0.law): \($0.what)" } ?? "missed")
      expectEqual(finding == nil, parcelsMissed.contains(bug), "\(bug)")
    }
    for bug in part(of: BookshopBug.allCases) {
      let finding = try await explored(bug).findings.first
      print(bug, finding.map { "\($0.law): \($0.what)" } ?? "missed")
      expectEqual(finding == nil, booksMissed.contains(bug), "\(bug)")
    }
    for seed in 1...UInt64(TestScale.count(40)) {
      let runs = TestScale.isFull ? 20 : 5
      expectEqual(try await explored(nil as ParcelBug?, seed: seed, runs: runs).alarms, [])
      expectEqual(try await explored(nil as BookshopBug?, seed: seed, runs: runs).alarms, [])
    }
  }

  @Test func `zz sound`() async throws {
    for seed in 1...4 as ClosedRange<UInt64> {
      print(
        "sound", try await Self.explored(nil as ParcelBug?, seed: seed).findings.map(\.description))
    }
    print("sound", try await Self.explored(nil as BookshopBug?).findings.map(\.description))
  }

  @Test func `zz all`() async throws {
    for bug in ParcelBug.allCases {
      print(bug, try await Self.explored(bug).findings.map { "\($0.law): \($0.what)" })
    }
    for seed in 1...3 as ClosedRange<UInt64> {
      print(
        "sound", try await Self.explored(nil as ParcelBug?, seed: seed).findings.map(\.description))
    }
    for bug in BookshopBug.allCases {
      print(bug, try await Self.explored(bug).findings.map { "\($0.law): \($0.what)" })
    }
    print("sound", try await Self.explored(nil as BookshopBug?).findings.map(\.description))
  }
}

extension ExplorationReport {
  /// What was found, except for places that few runs reach.
  fileprivate var alarms: [String] {
    findings.filter { TestScale.isFull || $0.law != "every place is reached" }.map(\.description)
  }
}
