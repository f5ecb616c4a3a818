import Destinations
import DestinationsTesting
import Testing

/// The laws about what follows an answer.
@MainActor
struct AnswerLawTests {
  /// Expects a law to find a bug, and to accept the app without bugs.
  private func expectFound(
    _ bug: Forms.Bug, _ law: Forms.Law, _ what: String,
    in setup: @escaping @MainActor (Forms.Bug?) -> Forms.Setup = Forms.setup
  ) async throws {
    for (bug, expected) in [(bug, ["\(law.name): \(what)"]), (nil, [])] as [(Forms.Bug?, [String])]
    {
      let report = try await FailureReporting.collecting(FailureCollector()).during {
        try await explore(
          setup(bug), contents: Forms.SampleContents().disturbing(Forms.Worker.store),
          laws: [law], runs: 16, steps: 120)
      }
      expectEqual(report.findings.map { "\($0.law): \($0.what)" }, expected)
    }
  }

  @Test func `a question about what has just been saved is found`() async throws {
    try await expectFound(
      .asksAfterSaving, .noSuccessIsQuestioned,
      "the answer to \"tap form.save\" closes its place, but a guard holds this until discard")
  }

  @Test func `an interaction that neither the user nor code performs is found`() async throws {
    try await expectFound(
      .staysOpen, .everyInteractionIsUsed,
      "nothing performs form.saved, which the interface never offers")
  }

  @Test func `an interaction may be offered only in a state that no run has reached`() async throws
  {
    var setup: Forms.Setup {
      var setup = Forms.setup(.staysOpen)
      setup.guards = [
        .init("closed") { $0.brings(.leave) ? .deny(reason: "It is closed.") : .allow }
      ]
      return setup
    }
    let report = try await explore(
      setup, contents: Forms.SampleContents().disturbing(Forms.Worker.store),
      laws: [.everyInteractionIsUsed], runs: 8, steps: 120)
    expectEqual(report.findings.map(\.what), [])
  }

  @Test func `an answer that is added to an earlier one is found`() async throws {
    try await expectFound(
      .addsRows, .newestAnswerCounts,
      "list offers \"open with row(1)\" twice, although no answer has it twice")
  }

  @Test func `an answer in an embedded flow that is added to an earlier one is found`()
    async throws
  {
    try await expectFound(
      .addsRows, .newestAnswerCounts,
      "list offers \"open with row(1)\" twice, although no answer has it twice", in: Forms.embedded)
  }

  @Test func `rows that are lost to the answer to an earlier request are found`() async throws {
    try await expectFound(
      .takesOlderAnswers, .newestAnswerCounts,
      "list lost \"open with row(12)\" when the answer to an earlier request arrived")
  }

  @Test
  func `rows that a later answer has only kept are lost to the answer to an earlier request, too`()
    async throws
  {
    try await expectFound(
      .filtersByOlderAnswers, .newestAnswerCounts,
      "list lost \"open with row(12)\" when the answer to an earlier request arrived")
  }

  @Test(arguments: [
    ("", "list gained \"open with row(11)\""),
    ("tap list.load\n", "list lost \"open with row(13)\""),
  ])
  func `rows are replaced by more or fewer rows of the answer to an earlier request`(
    before: String, change: String
  ) async throws {
    let steps = """
      hold answers of store
      tap list.load
      tap list.load
      newest answer of store
      answer of store
      """
    for bug in [Forms.Bug.takesOlderAnswers, nil] {
      let found = try await FailureReporting.collecting(FailureCollector()).during {
        try await replay(
          before + steps, on: Forms.setup(bug, sendsFewer: true),
          contents: Forms.SampleContents().disturbing(Forms.Worker.store),
          laws: [.newestAnswerCounts])
      }
      expectEqual(
        found?.what, bug.map { _ in "\(change) when the answer to an earlier request arrived" })
    }
  }

  @Test func `an earlier answer is no loss after a later request has failed`() async throws {
    let steps = [
      "hold answers of store", "tap list.load", "tap list.load", "newest answer of store",
      "tap list.load", "failed answer of store", "answer of store",
    ]
    let law = Forms.Law.newestAnswerCounts
    let lost = try await FailureReporting.collecting(FailureCollector()).during {
      try await replay(
        (steps.prefix(4) + steps.suffix(1)).joined(separator: "\n"),
        on: Forms.setup(.takesOlderAnswers),
        contents: Forms.SampleContents().disturbing(Forms.Worker.store), laws: [law])
    }
    expectEqual(lost?.law, law.name)
    expectNil(
      try await replay(
        steps.joined(separator: "\n"), on: Forms.setup(.takesOlderAnswers),
        contents: Forms.SampleContents().disturbing(Forms.Worker.store), laws: [law]))
  }

  @Test func `a row that the answer to an earlier action removes is not lost`() async throws {
    let report = try await explore(
      Forms.setup(.offersOneUndo), contents: Forms.SampleContents().disturbing(Forms.Worker.store),
      laws: [.newestAnswerCounts], runs: 8, steps: 120)
    expectEqual(report.findings.map(\.what), [])
  }

  @Test func `a law about an interaction is checked when code performs it, at its own type only`()
    async throws
  {
    enum Other: String, UserInteractionTypeable { case saved }
    let laws: [Forms.Law] = [
      .after(Forms.FormView.UserInteractionType.saved, "the form is shown") { _ in false },
      .after(Other.saved, "nothing is so") { _ in false },
    ]
    let report = try await FailureReporting.collecting(FailureCollector()).during {
      try await explore(
        Forms.setup(nil), contents: Forms.SampleContents().disturbing(Forms.Worker.store),
        laws: laws,
        runs: 8, steps: 120)
    }
    expectEqual(report.findings.map(\.law), ["after saved, the form is shown"])
    #expect(report.untried.contains("law after saved, nothing is so: never checked"))
  }

  @Test func `an interaction of an embedded flow that code performs counts as used`() async throws {
    let report = try await explore(
      Forms.embedded(nil), contents: Forms.SampleContents().disturbing(Forms.Worker.store),
      laws: [], runs: 8, steps: 120)
    expectEqual(report.untried, [])
  }
}

/// A list of rows, and a form that asks before it leaves with unsaved text.
private enum Forms: DestinationTypes {
  enum DestinationType: String, RoutableDestinations { case list, form, leave, host }
  enum ContentType: ContentTypeable { case row(Int) }
  enum TabType: String, TabTypeable { case none }
  enum Worker: InteractorTypeable { case store }
  enum Bug {
    case asksAfterSaving, staysOpen, addsRows, takesOlderAnswers, filtersByOlderAnswers
    /// No bug: each answer brings a row, and the answer to an earlier request removes the row of a later one.
    case offersOneUndo
  }

  @MainActor final class Session { var drafts: Set<DestinationID> = [] }

  struct Request: InteractorRequestConfiguring {
    enum ActionType: InteractorRequestActionTypeable { case load, save }
    typealias ResultData = [Int]
    let action: ActionType
    var number = 0

    init(action: ActionType) { self.action = action }
  }

  actor Store: AsyncInteractable {
    typealias Request = Forms.Request
    /// Whether every second answer has only one row.
    private let sendsFewer: Bool

    init(sendsFewer: Bool) { self.sendsFewer = sendsFewer }

    func perform(request: Request) async -> Result<[Int], any Error> {
      .success(sendsFewer && request.number.isMultiple(of: 2) ? [1] : [1, 2, 10 + request.number])
    }
  }

  struct ListView: InteractiveInterfacing {
    enum UserInteractionType: String, UserInteractionTypeable { case load, open, edit }
    typealias InteractorType = Worker
    let destinationState: DestinationInterfaceState<Forms.StackOf<ListView>>
    let model: ListModel

    var offered: [UserInteractionType: [ContentType?]] { [.open: model.rows.map { .row($0) }] }
  }

  struct FormView: InteractiveInterfacing {
    enum UserInteractionType: String, UserInteractionTypeable { case type, save, saved }
    typealias InteractorType = Worker
    let destinationState: DestinationInterfaceState<Forms.ScreenOf<FormView>>

    var offered: [UserInteractionType: [ContentType?]] { [.saved: []] }
  }

  struct LeaveView: InteractiveInterfacing {
    enum UserInteractionType: String, UserInteractionTypeable { case yes, no }
    let destinationState: DestinationInterfaceState<Forms.ScreenOf<LeaveView>>
  }

  struct HostView: InteractiveInterfacing {
    enum UserInteractionType: String, UserInteractionTypeable { case none }
    let destinationState: DestinationInterfaceState<Forms.EmbeddedFlowOf<HostView>>
  }

  @MainActor final class ListModel: DestinationStateModeling {
    private(set) var rows: [Int]
    private var requestCount = 0
    private let bug: Bug?
    private let place: DestinationHandle<ListView.Destination>

    init(_ bug: Bug?, at list: ListView.Destination) {
      self.bug = bug
      place = DestinationHandle(list)
      rows = bug == .filtersByOlderAnswers ? Array(1..<200) : []
    }

    func handle(_ interaction: ListView.UserInteractionType, content: ContentType?) -> Bool {
      if interaction == .load {
        requestCount += 1
        var request = Request(action: .load)
        request.number = requestCount
        place.destination?.sendRequest(interactor: .store, request: request)
      }
      return true
    }

    func handleInteractorResult<R: InteractorRequestConfiguring>(
      result: Result<R.ResultData, any Error>, for request: R
    ) -> Bool {
      let isNewest = (request as? Request)?.number == requestCount
      if case .success(let rows as [Int]) = result, isNewest || bug != nil {
        switch bug {
        case .addsRows: self.rows += rows
        case .offersOneUndo: self.rows = isNewest ? [rows[2]] : []
        default: self.rows = rows
        }
      }
      return true
    }
  }

  @MainActor final class FormModel: DestinationStateModeling {
    private let bug: Bug?
    private let session: Session
    private let place: DestinationHandle<FormView.Destination>
    private let id: DestinationID

    init(_ bug: Bug?, _ session: Session, at form: FormView.Destination) {
      self.bug = bug
      self.session = session
      place = DestinationHandle(form)
      id = form.id
    }

    func handle(_ interaction: FormView.UserInteractionType, content: ContentType?) -> Bool {
      if interaction == .type {
        session.drafts.insert(id)
      } else {
        place.destination?.sendRequest(interactor: .store, request: Request(action: .save))
      }
      return true
    }

    func handleInteractorResult<R: InteractorRequestConfiguring>(
      result: Result<R.ResultData, any Error>, for request: R
    ) -> Bool {
      guard case .success = result else { return true }
      if bug != .asksAfterSaving { session.drafts.remove(id) }
      if bug != .staysOpen {
        place.destination?.handleThrowable {
          try self.place.destination?.performInterfaceAction(interactionType: .saved)
        }
      }
      return true
    }

    func cleanupResources() { session.drafts.remove(id) }
  }

  @MainActor final class LeaveModel: DestinationStateModeling {
    private let session: Session
    private let place: DestinationHandle<LeaveView.Destination>

    init(_ session: Session, at leave: LeaveView.Destination) {
      self.session = session
      place = DestinationHandle(leave)
    }

    func handle(_ interaction: LeaveView.UserInteractionType, content: ContentType?) -> Bool {
      session.drafts = []
      place.appFlow?.signal("discard")
      return true
    }
  }

  @MainActor static func setup(_ bug: Bug?) -> Setup { setup(bug, sendsFewer: false) }

  @MainActor static func setup(_ bug: Bug?, sendsFewer: Bool) -> Setup {
    let session = Session()
    let store = Store(sendsFewer: sendsFewer)
    return Setup(
      providers: [
        .list: DestinationProvider<ListView.Destination>(
          presentations: [.edit: .sheet(.form)], handles: [.load, .open]
        ) { seed in
          .init(seed) { place in
            let model = ListModel(bug, at: place)
            place.assignStateModel(model)
            place.assignInteractor(interactor: store, for: .store)
            return ListView(destinationState: .init(destination: place), model: model)
          }
        },
        .form: DestinationProvider<FormView.Destination>(
          presentations: [.saved: .dismissSheet], handles: [.type, .save]
        ) { seed in
          .init(seed) { place in
            place.assignStateModel(FormModel(bug, session, at: place))
            place.assignInteractor(interactor: store, for: .store)
            return FormView(destinationState: .init(destination: place))
          }
        },
        .leave: DestinationProvider<LeaveView.Destination>(
          presentations: [.no: .dismissSheet], handles: [.yes]
        ) { seed in
          .init(seed) { place in
            place.assignStateModel(LeaveModel(session, at: place))
            return LeaveView(destinationState: .init(destination: place))
          }
        },
      ], startingDestination: .replaceRoot(with: .list),
      guards: [
        .confirmBeforeLeaving(signal: "discard", asking: .sheet(.leave)) {
          session.drafts.contains($0.id)
        }
      ])
  }
  /// The same app, embedded in another flow.
  @MainActor static func embedded(_ bug: Bug?) -> Setup {
    Setup(
      providers: [
        .host: DestinationProvider<EmbeddedFlowOf<HostView>>(embedding: setup(bug)) {
          HostView(destinationState: .init(destination: $0))
        }
      ], startingDestination: .replaceRoot(with: .host))
  }
}
