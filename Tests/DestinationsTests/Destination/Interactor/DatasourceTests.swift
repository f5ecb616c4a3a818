import Destinations
import DestinationsTesting
import Testing

/// Datasources that load their items page by page, on the main actor and on an actor of their own.
@MainActor
struct DatasourceTests {
  private struct Offline: Error {}

  private let server = PageServer()
  private let flow = SampleWorld(start: .notes).flow()
  private let place: SampleDestination

  init() throws {
    place = try require(flow.place(.notes) as? SampleDestination)
  }

  /// Asks without waiting.
  private func ask(_ action: PageRequest.ActionType) {
    place.performRequest(interactor: .store, request: PageRequest(action: action))
  }

  /// Requests a page twice at once, has it served, and waits for both answers.
  private func askTwiceAndServe(_ page: [String]) async {
    ask(.paginate)
    ask(.paginate)
    await server.untilAsked()
    server.serve(.success(page))
    await flow.settle()
  }

  // MARK: On the main actor

  @Test func `a datasource keeps the items of all pages, and returns each as a result`() throws {
    let pages: [Result<[String], any Error>] = [
      .success(["a", "b"]), .failure(Offline()), .success(["c"]),
    ]
    let datasource = PagedDatasource(pages)
    place.assignInteractor(interactor: datasource, for: .store)
    ask(.retrieve)
    ask(.paginate)
    // A page that fails leaves the items as they are, and may be requested again.
    expectEqual(datasource.items, ["a", "b"])
    for _ in 1...3 { ask(.paginate) }
    expectEqual(datasource.items, ["a", "b", "c"])

    // An empty last page is a result like any other, however often it is requested.
    expectEqual(
      place.results,
      [
        "[\"a\", \"b\"] for retrieve", "failure(Offline()) for paginate", "[\"c\"] for paginate",
        "[] for paginate", "[] for paginate",
      ])

    // The items can be set from outside, as after deleting one.
    let found = try require(place.interactor(for: .store) as? any Datasourceable<PageRequest>)
    found.items.removeFirst()
    expectEqual(datasource.items, ["b", "c"])
  }

  // MARK: On an actor of its own

  @Test func `an async datasource keeps the items of all pages`() async throws {
    let datasource = AsyncPagedDatasource(server)
    place.assignInteractor(interactor: datasource, for: .store)
    let answers: [Result<[String], any Error>] = [
      .success(["a", "b"]), .failure(Offline()), .success(["c"]), .success([]),
    ]
    for (number, answer) in answers.enumerated() {
      ask(number == 0 ? .retrieve : .paginate)
      await server.untilAsked()
      server.serve(answer)
      await flow.settle()
    }
    await expectEqual(datasource.items, ["a", "b", "c"])
    // An async page that fails is loaded anew when it is requested again.
    expectEqual(server.pages, [0, 1, 1, 2])
    expectEqual(
      place.results,
      [
        "[\"a\", \"b\"] for retrieve, async", "failure(Offline()) for paginate, async",
        "[\"c\"] for paginate, async", "[] for paginate, async",
      ])
  }

  @Test func `concurrent page requests load the page once, and each gets its result`() async {
    let datasource = AsyncPagedDatasource(server)
    place.assignInteractor(interactor: datasource, for: .store)
    await askTwiceAndServe(["a"])
    expectEqual(server.pages, [0])
    await expectEqual(datasource.items, ["a"])
    expectEqual(place.results, Array(repeating: "[\"a\"] for paginate, async", count: 2))
  }

  @Test func `a page still loading when its place leaves is discarded`() async {
    flow.present(.push(.detail))
    let place = flow.place(.detail) as? SampleDestination
    place?.assignInteractor(interactor: AsyncPagedDatasource(server), for: .store)
    startPaginating(place)
    await server.untilAsked()
    var discarded = 0
    flow.onEvent = { if case .resultDiscarded = $0.kind { discarded += 1 } }
    flow.goBack()
    server.serve(.success(["late"]))
    await flow.settle()
    expectEqual(place?.results, [])
    expectEqual(discarded, 1)
  }

  private func startPaginating(_ place: SampleDestination?) {
    place?.performRequest(interactor: .store, request: PageRequest(action: .paginate))
  }
}

private struct PageRequest: InteractorRequestConfiguring {
  enum ActionType: InteractorRequestActionTypeable {
    case retrieve
    case paginate
  }

  typealias RequestContentType = Sample.ContentType
  typealias ResultData = [String]
  typealias Item = String

  let action: ActionType
}

/// Returns prepared pages at once; a page that fails is skipped when it is requested again.
private final class PagedDatasource: Datasourceable {
  typealias Request = PageRequest

  var items: [String] = []
  var requestResponses: [PageRequest.ActionType: InteractorResponseClosure<PageRequest>] = [:]
  private var pages: [Result<[String], any Error>]

  init(_ pages: [Result<[String], any Error>]) {
    self.pages = pages
  }

  func perform(request: PageRequest) {
    if request.action == .retrieve { items = [] }
    let page = pages.isEmpty ? .success([]) : pages.removeFirst()
    items += (try? page.get()) ?? []
    responseForAction(action: request.action)?(page, request)
  }
}

/// Loads pages from a server; concurrent requests for a page wait for a single load.
private actor AsyncPagedDatasource: AsyncDatasourceable {
  typealias Request = PageRequest

  private(set) var items: [String] = []
  private var pageCount = 0
  private var loading: Task<[String], any Error>?
  private let server: PageServer

  init(_ server: PageServer) {
    self.server = server
  }

  func perform(request: PageRequest) async -> Result<[String], any Error> {
    if request.action == .retrieve { restart() }
    if let loading { return await loading.result }
    let task = Task { [server, pageCount] in try await server.page(pageCount) }
    loading = task
    let page = await task.result
    loading = nil
    if case .success(let found) = page { take(found) }
    return page
  }

  private func restart() {
    items = []
    pageCount = 0
  }

  private func take(_ page: [String]) {
    items += page
    pageCount += 1
  }
}

/// Serves one page at a time, when a test allows it.
@MainActor
private final class PageServer {
  private(set) var pages: [Int] = []
  private var waiting: CheckedContinuation<[String], any Error>?
  private var watching: CheckedContinuation<Void, Never>?

  func page(_ number: Int) async throws -> [String] {
    pages.append(number)
    return try await withCheckedThrowingContinuation { continuation in
      waiting = continuation
      watching?.resume()
      watching = nil
    }
  }

  func untilAsked() async {
    if waiting == nil { await withCheckedContinuation { watching = $0 } }
  }

  func serve(_ page: Result<[String], any Error>) {
    waiting?.resume(with: page)
    waiting = nil
  }
}
