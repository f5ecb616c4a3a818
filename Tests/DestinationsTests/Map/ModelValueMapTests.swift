import Destinations
import DestinationsTesting
import Foundation
import Observation
import Testing

/// The rows of an approved map about the values of models.
@MainActor
struct ModelValueMapTests {
  private let file = TemporaryMap()

  private func map(_ bug: Ledger.Bug? = nil, approving: Bool = false) async throws -> String {
    try await file.failure(
      of: Ledger.setup(bug), contents: Ledger.contents, approving: approving)
  }

  @Test func `a map says which values of models change, and with which values places arrive`()
    async throws
  {
    expectEqual(try await map(approving: true), "")
    let text = try file.text()
    expectEqual(
      text.components(separatedBy: "\n\n").dropFirst().joined(separator: "\n\n"),
      """
      ledger
        ledger.add with amount → ledger.rows +1, ledger.note set, ledger.clear offered, Session.balance set
        ledger.add with amount 2, again → ledger.rows +1, Session.balance set
        ledger.add with amount, again → ledger.rows +1, Session.balance set
        ledger.clear → ledger.note cleared, ledger.clear withdrawn
        ledger.load with amount → ask bank, ledger.rows +1
        ledger.load with amount, after ledger.add → ask bank, ledger.rows set
        ledger.load with amount, after ledger.clear → ask bank, ledger.rows set
        ledger.load with amount, before its answer → ask bank
        ledger.load with amount, tapped twice → ask bank ×2, ledger.rows +1
        ledger.load with amount, when its answer comes after ledger.add with amount → ledger.rows set
        ledger.load with amount, when its answer fails → ledger.problem set
        ledger.open → + entry; at ledger / entry
        relaunch restored, after ledger.add → ledger.rows -1, ledger.note cleared, ledger.clear withdrawn
        relaunch restored, after ledger.clear → ledger.rows -1
        relaunch restored, after ledger.load → ledger.rows -1

      ledger / entry
        entry.close → - entry; at ledger
        go back → - entry; at ledger

      on arrival
        entry → text set

      start
        launch → + ledger; at ledger

      """)
    expectEqual(try await map(), "")
  }

  @Test(arguments: [
    (
      Ledger.Bug.addsNoRow,
      """
        ledger.add with amount
          before: ledger.rows +1, ledger.note set, ledger.clear offered, Session.balance set
          after:  ledger.note set, ledger.clear offered, Session.balance set
      """
    ),
    (
      .hidesFailure,
      """
        ledger.load with amount, when its answer fails
          before: ledger.problem set
          after:  nothing
      """
    ),
    (
      .takesOldAnswer,
      """
        ledger.load with amount, when its answer comes last
          before: nothing
          after:  ledger.rows -1
      """
    ),
    (
      .clearsRows,
      """
        ledger.clear
          before: ledger.note cleared, ledger.clear withdrawn
          after:  ledger.rows -1, ledger.note cleared, ledger.clear withdrawn
      """
    ),
    (
      .forgetsEntry,
      """
        relaunch restored
          before: nothing
          after:  - entry; at ledger
      """
    ),
    (
      .entryIsEmpty,
      """
        entry
          before: text set
      """
    ),
  ])
  func `a map shows what a model does wrong`(bug: Ledger.Bug, rows: String) async throws {
    expectEqual(try await map(approving: true), "")
    let message = try await map(bug)
    #expect(message.contains(rows), "\(bug): \(message)")
  }
}

/// A ledger whose rows are typed, or loaded from a bank.
enum Ledger: DestinationTypes {
  enum DestinationType: String, RoutableDestinations { case ledger, entry }
  enum ContentType: ContentTypeable { case amount(Int) }
  enum Worker: InteractorTypeable { case bank }

  enum Bug {
    /// An amount is counted, but not listed.
    case addsNoRow
    /// A failure is not shown.
    case hidesFailure
    /// The answer to an earlier request replaces the rows of a later one.
    case takesOldAnswer
    /// Clearing also clears the rows.
    case clearsRows
    /// A relaunch leaves out the entry.
    case forgetsEntry
    /// The entry begins with no text.
    case entryIsEmpty
  }

  @MainActor static let contents = Ledger.SampleContents()
    .with([.amount(1), .amount(2)], for: LedgerView.UserInteractionType.add)
    .with([.amount(1), .amount(2)], for: LedgerView.UserInteractionType.load)
    .disturbing(Worker.bank)

  @MainActor static func setup(_ bug: Bug?) -> Setup {
    let session = Session()
    return Setup(
      providers: [
        .ledger: DestinationProvider<LedgerView.Destination>(
          presentations: [.open: .push(.entry)], handles: [.add, .clear, .load]
        ) { seed in
          .init(seed) { place in
            let model = LedgerModel(bug, session, at: place)
            place.assignStateModel(model)
            place.assignInteractor(interactor: Bank(), for: .bank)
            return LedgerView(destinationState: .init(destination: place), model: model)
          }
        },
        .entry: DestinationProvider<EntryView.Destination>(presentations: [.close: .goBack]) {
          .init($0) {
            EntryView(
              destinationState: .init(destination: $0), text: bug == .entryIsEmpty ? "" : "new")
          }
        },
      ], startingDestination: .replaceRoot(with: .ledger),
      snapshots: Snapshots {
        Restorable("ledger", .ledger)
        if bug != .forgetsEntry { Restorable("entry", .entry) }
      })
  }

  /// What all places share.
  @Observable @MainActor final class Session {
    var balance = 0
  }

  struct LedgerView: InteractiveInterfacing {
    enum UserInteractionType: String, UserInteractionTypeable { case add, clear, load, open }
    typealias InteractorType = Worker
    let destinationState: DestinationInterfaceState<Ledger.StackOf<LedgerView>>
    let model: LedgerModel

    var offered: [UserInteractionType: [Ledger.ContentType?]] {
      [.clear: model.note.isEmpty ? [] : [nil]]
    }
  }

  struct EntryView: InteractiveInterfacing {
    enum UserInteractionType: String, UserInteractionTypeable { case close }
    let destinationState: DestinationInterfaceState<Ledger.ScreenOf<EntryView>>
    let text: String
  }

  struct Request: InteractorRequestConfiguring {
    enum ActionType: InteractorRequestActionTypeable { case load }
    typealias ResultData = [Int]
    let action: ActionType
    var amount = 0

    init(action: ActionType) { self.action = action }

    init(loading amount: Int) { (action, self.amount) = (.load, amount) }
  }

  actor Bank: AsyncInteractable {
    typealias Request = Ledger.Request

    func perform(request: Request) async -> Result<[Int], any Error> {
      .success(Array(repeating: 0, count: request.amount))
    }
  }

  @Observable @MainActor final class LedgerModel: DestinationStateModeling {
    private(set) var rows: [Int] = []
    private(set) var note = ""
    private(set) var problem: (any Error)?
    private let session: Session
    /// A value that no view sees.
    @ObservationIgnored private var calls = 0
    @ObservationIgnored private let bug: Bug?
    @ObservationIgnored private let place: DestinationHandle<LedgerView.Destination>
    @ObservationIgnored private var wanted = 0

    init(_ bug: Bug?, _ session: Session, at ledger: LedgerView.Destination) {
      self.bug = bug
      self.session = session
      place = DestinationHandle(ledger)
    }

    func handle(_ interaction: LedgerView.UserInteractionType, content: ContentType?) -> Bool {
      calls += 1
      guard case .amount(let amount)? = content else {
        note = ""
        if bug == .clearsRows { rows = [] }
        return true
      }
      if interaction == .add {
        note = "added"
        session.balance += amount
        if bug != .addsNoRow { rows.append(amount) }
      } else {
        wanted = amount
        place.destination?.sendRequest(
          interactor: .bank, request: Request(loading: amount))
      }
      return true
    }

    func handleInteractorResult<R: InteractorRequestConfiguring>(
      result: Result<R.ResultData, any Error>, for request: R
    ) -> Bool {
      guard let request = request as? Request else { return false }
      switch result {
      case .success(let rows):
        if request.amount == wanted || bug == .takesOldAnswer { self.rows = rows as? [Int] ?? [] }
      case .failure(let error):
        if bug != .hidesFailure { problem = error }
      }
      return true
    }
  }
}
