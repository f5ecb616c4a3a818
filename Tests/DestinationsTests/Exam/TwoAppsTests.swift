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
      .always("the results belong to the last search, or it still runs") {
        world().isSearching
          ? !$0.flow.pending.isEmpty : world().resultQuery == world().query
      },
      .never("the archive is shown without a login") {
        !world().isLoggedIn && $0.current?.route == .archive
      },
      .always("a name that was typed stays until the form leaves") { moment in
        let isOpen = moment.current?.route == .rename
        defer { world().lastTyped = isOpen ? world().typed : nil }
        return !isOpen || world().lastTyped == nil || world().typed != nil
      },
      .always("a name counts as saved only if the office says so") { _ in
        world().claimedSaves <= world().confirmations
      },
      Parcels.Law("a removed parcel is neither open nor opened by a tap") { moment in
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

  static var bookSamples: Bookshop.SampleContents {
    BookshopExplorationTests.contents.disturbing(Bookshop.Worker.store)
  }

  static func bookRules(_ customer: @escaping @MainActor () -> ExamCustomer) -> [Bookshop.Law] {
    [
      .after(Bookshop.Tap.logOut, "nothing that is presented needs a login") { moment in
        customer().isLoggedIn
          || !moment.tree.nodes.contains { Bookshop.needLogin.contains($0.payload.route) }
      },
      .always("the basket gets only requested books") { moment in
        if let tap = moment.step.tap, tap.interaction == Bookshop.Tap.buy.rawValue {
          customer().asked.formUnion(moment.visible.compactMap(\.content?.book))
          // A late tap is at a covered place.
          let places = moment.tree.nodes.map(\.payload).filter { $0.route.rawValue == tap.route }
          if case .lateTap = moment.step {
            customer().asked.formUnion(places.compactMap(\.content?.book))
          }
        }
        let new = customer().newBooks()
        return !moment.step.isAnswerOrWait || new.isSubset(of: customer().asked)
      },
      .always("what counts as paid was paid") { _ in
        customer().payments <= customer().accepted
      },
      Bookshop.Law("reviews are on top of their book") { moment in
        guard moment.current?.route == .reviews else { return nil }
        return moment.tree.nodes.contains {
          $0.payload.route == .book
        } ? nil : "there is no book beneath the reviews"
      },
      .always("only a review that is open has unsaved text") { moment in
        customer().drafts.allSatisfy { moment.tree.node(id: $0) != nil }
      },
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
        Parcels.setup(made { world = $0 }(bug)), contents: Self.parcelSamples,
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
        fresh().setup(bug),
        contents: BookshopExplorationTests.contents.disturbing(Bookshop.Worker.store),
        laws: Bookshop.Law.standard + bookRules { customer }, seed: seed, runs: runs,
        patience: bug == nil ? .seconds(10) : .milliseconds(50))
    }
  }

  /// The bugs that laws find alone, without any rule of the apps, each with its law.
  private static let lawBugs = (
    parcels: [
      (ParcelBug.linkUnbuilt, "links lead back"), (.linkNamesOther, "links lead back"),
      (.codeUnreceived, "declared actions work"), (.restoresOther, "snapshots lead back"),
      (.timerClosesOther, "late work closes nothing else"),
      (.timerSurvives, "late work closes nothing else"),
      (.returnsUninvited, "late work closes nothing else"),
      (.staysLocked, "every lock is released"),
      (.noticeOpensBeneath, "declared actions work"), (.failureUnhandled, "nothing goes wrong"),
    ],
    books: [
      (BookshopBug.noticeUnderSheet, "declared actions work"),
      (.lookUpNeverEnds, "every request answers"), (.checkoutCircle, "guards are not bypassed"),
      (.categoryLinkFixed, "links lead back"), (.offerTurnsForEver, "nothing leaks"),
    ]
  )

  /// The bugs that need the apps' own rules, each with its rule.
  private static let ruleBugs = (
    parcels: [
      (ParcelBug.staleResults, "the results belong to the last search, or it still runs"),
      (.busyForever, "the results belong to the last search, or it still runs"),
      (.failureAsSuccess, "a name counts as saved only if the office says so"),
      (.linkSkipsLogin, "never: the archive is shown without a login"),
      (.listsRemoved, "a removed parcel is neither open nor opened by a tap"),
      (.removedStays, "a removed parcel is neither open nor opened by a tap"),
      (.codeStacks, "a removed parcel is neither open nor opened by a tap"),
      (.restoresEmptyForm, "a name that was typed stays until the form leaves"),
    ],
    books: [
      (BookshopBug.reviewsWithoutBook, "reviews are on top of their book"),
      (.draftStays, "only a review that is open has unsaved text"),
      (.logOutStays, "after logOut, nothing that is presented needs a login"),
      (.ordersTabStays, "after logOut, nothing that is presented needs a login"),
      (.buysLatest, "the basket gets only requested books"),
    ]
  )

  /// The bugs that explorations find in one of some hundred runs, each with its law or rule and the steps to it.
  private static let rareBugs = (
    parcels: [
      (
        ParcelBug.closesOtherSheet, "late work closes nothing else",
        """
        hold answers of office
        tap list.open with parcel(1)
        tap parcel.rename
        tap rename.save
        open parcels://archive
        answer of office
        """
      ),
      (
        .swipeDiscards, "a name that was typed stays until the form leaves",
        """
        tap list.open with parcel(1)
        tap parcel.rename
        tap rename.type with text("gift")
        begin a swipe and let go
        """
      ),
    ],
    books: [
      (
        BookshopBug.refusedPays, "what counts as paid was paid",
        """
        tab basket
        tap basket.checkOut
        tap checkout.next
        tap address.changeAddress
        tap addressPicker.chooseAddress with address(1)
        tap address.next
        tap payment.next
        hold answers of store
        tap summary.pay
        failed answer of store
        """
      )
    ]
  )

  /// More runs than any bug needs: an exploration ends at its first finding.
  private static let runs = 400

  /// Returns the bugs that this run tries: all at full length, otherwise every third.
  private static func part<Bug>(_ bugs: [Bug]) -> [Bug] {
    TestScale.isFull ? bugs : stride(from: 0, to: bugs.count, by: 3).map { bugs[$0] }
  }

  @Test func `explorations find the bugs of two apps by laws and by rules`() async {
    await #expect(processExitsWith: .success) { try await TwoAppsTests.findBugs() }
  }

  private static func findBugs() async throws {
    for (bug, law) in part(lawBugs.parcels) {
      expectFound(bug, law, try await explored(bug, rules: false, runs: runs).findings.first)
    }
    for (bug, rule) in part(ruleBugs.parcels) {
      expectFound(bug, rule, try await explored(bug, runs: runs).findings.first)
    }
    for (bug, law) in part(lawBugs.books) + part(ruleBugs.books) {
      expectFound(bug, law, try await explored(bug, runs: runs).findings.first)
    }
  }

  private static func expectFound(
    _ bug: some RawRepresentable<String>, _ law: String?, _ finding: ExplorationFinding?
  ) {
    print(bug.rawValue, finding.map { "\($0.law): \($0.what)" } ?? "missed")
    expectEqual(finding?.law, law, bug.rawValue)
  }

  @Test func `rare steps show each planted bug, and raise no alarm without one`() async throws {
    for (bug, law, steps) in Self.rareBugs.parcels {
      for planted in [bug, nil] {
        let world = ParcelWorld(planted)
        let finding = try await FailureReporting.collecting(FailureCollector()).during {
          try await replay(
            steps, on: Parcels.setup(world), contents: Self.parcelSamples,
            laws: Parcels.Law.standard + Self.parcelRules { world })
        }
        Self.expectFound(bug, planted == nil ? nil : law, finding)
      }
    }
    for (bug, law, steps) in Self.rareBugs.books {
      for planted in [bug, nil] {
        let customer = ExamCustomer(isLoggedIn: true)
        let finding = try await FailureReporting.collecting(FailureCollector()).during {
          try await replay(
            steps, on: customer.setup(planted), contents: Self.bookSamples,
            laws: Bookshop.Law.standard + Self.bookRules { customer })
        }
        Self.expectFound(bug, planted == nil ? nil : law, finding)
      }
    }
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
      let alarms = reports.flatMap(\.findings).map(\.description)
      expectEqual(alarms, [], "seed \(seed): \(alarms)")
    }
  }
}

extension ExplorationStep {
  /// Whether the user does nothing, so that only answers arrive.
  fileprivate var isAnswerOrWait: Bool {
    switch self {
    case .wait, .answer, .answerNewest, .failAnswer: true
    default: false
    }
  }
}
