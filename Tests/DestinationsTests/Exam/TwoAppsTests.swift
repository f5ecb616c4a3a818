import Destinations
import DestinationsTesting
import Testing

@testable import Bookshop

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
          tap.interaction == "Remove"
            || (tap.route == "list" && tap.content == current.content.map({ "\($0)" }))
        else { return nil }
        return "parcel \(number) is shown, and was removed"
      },
    ]
  }

  static func bookRules(_ customer: @escaping @MainActor () -> ExamCustomer) -> [Bookshop.Law] {
    [
      .after(Bookshop.Tap.logOut, "nothing on screen needs a login") { moment in
        customer().isLoggedIn || !moment.visible.contains { $0.route == .profile }
      },
      .always("what counts as paid was paid") { _ in
        customer().payments <= customer().accepted
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

  static func explored(
    _ bug: ParcelBug?, rules: Bool = true, seed: UInt64 = 1, runs: Int = 20
  ) async throws
    -> ExplorationReport
  {
    var world = ParcelWorld(bug)
    return try await FailureReporting.collecting(FailureCollector()).during {
      try await explore(
        Parcels.setup(made { world = $0 }(bug)), contents: parcelSamples,
        laws: Parcels.Law.standard + (rules ? parcelRules { world } : []), seed: seed, runs: runs,
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
    var customer = ExamCustomer()
    func fresh() -> ExamCustomer {
      customer = ExamCustomer(isNew: true)
      return customer
    }
    return try await FailureReporting.collecting(FailureCollector()).during {
      try await explore(
        fresh().setup(bug), contents: BookshopExplorationTests.contents,
        laws: Bookshop.Law.standard + bookRules { customer }, seed: seed, runs: runs,
        patience: bug == nil ? .seconds(10) : .milliseconds(50))
    }
  }

  /// The bugs that laws alone find, without any rule of the apps.
  private static let lawBugs = (
    parcels: [
      ParcelBug.linkUnbuilt, .linkNamesOther, .codeUnreceived, .restoresOther, .timerClosesOther,
      .timerSurvives,
    ],
    books: [BookshopBug.noticeUnderSheet, .lookUpNeverEnds]
  )

  /// The bugs that need the apps' own rules.
  private static let ruleBugs = (
    parcels: [
      ParcelBug.staleResults, .busyForever, .failureAsSuccess, .linkSkipsLogin, .listsRemoved,
      .removedStays,
    ],
    books: [BookshopBug.reviewsWithoutBook, .draftStays, .addressUnanswered]
  )

  /// More runs than any bug takes: they end at the first finding.
  private static let runs = 100

  /// Those of some bugs that are looked for: all at full length, else every third.
  private static func part<Bug>(_ bugs: [Bug]) -> [Bug] {
    TestScale.isFull ? bugs : stride(from: 0, to: bugs.count, by: 3).map { bugs[$0] }
  }

  @Test func `explorations find the bugs of two apps by laws and by rules`() async {
    await #expect(processExitsWith: .success) { try await TwoAppsTests.findBugs() }
  }

  private static func findBugs() async throws {
    for bug in part(lawBugs.parcels) {
      expectFound(bug, try await explored(bug, rules: false, runs: runs))
    }
    for bug in part(lawBugs.books) { expectFound(bug, try await explored(bug, runs: runs)) }
    for bug in part(ruleBugs.parcels) { expectFound(bug, try await explored(bug, runs: runs)) }
    for bug in part(ruleBugs.books) { expectFound(bug, try await explored(bug, runs: runs)) }
  }

  private static func expectFound(_ bug: some RawRepresentable<String>, _ report: ExplorationReport)
  {
    let finding = report.findings.first
    print(bug.rawValue, finding.map { "\($0.law): \($0.what)" } ?? "missed")
    expectEqual(finding == nil, false, bug.rawValue)
  }

  @Test func `no law objects to the two apps without bugs`() async {
    await #expect(processExitsWith: .success) { try await TwoAppsTests.passSound() }
  }

  private static func passSound() async throws {
    let runs = TestScale.isFull ? 20 : 2
    for seed in 1...UInt64(TestScale.count(40)) {
      let reports = [
        try await explored(ParcelBug?.none, seed: seed, runs: runs),
        try await explored(BookshopBug?.none, seed: seed, runs: runs),
      ]
      let alarms = reports.flatMap(\.findings).filter {
        TestScale.isFull || $0.law != "every place is reached"
      }
      expectEqual(alarms.map(\.description), [], "seed \(seed)")
    }
  }
}
