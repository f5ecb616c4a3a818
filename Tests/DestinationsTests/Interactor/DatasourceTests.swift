import Destinations
import DestinationsTesting
import Testing

/// Datasources that give their items page by page, on the main actor and on an actor of their own.
@MainActor
struct DatasourceTests {
  private struct Offline: Error {}

  private let server = PageServer()
  private let flow = SampleWorld(start: .notes).flow()
  private let place: SampleDestination

  init() throws {
    place = try #require(flow.place(.notes) as? SampleDestination)
  }

  /// Asks without waiting.
  private func ask(_ action: PageRequest.ActionType) {
    place.performRequest(interactor: .store, request: PageRequest(action: action))
  }

  /// Asks twice at once, has one page served, and waits until both are answered.
  private func askTwiceAndServe(_ page: [String]) async {
    ask(.paginate)
    ask(.paginate)
    await server.untilAsked()
    server.serve(.success(page))
    await flow.settle()
  }

  // MARK: On the main actor

  @Test func `a datasource keeps the items of all pages, and gives each page as a result`() {
    let datasource = PagedDatasource([.success(["a", "b"]), .success(["c"])])
    place.assignInteractor(interactor: datasource, for: .store)
    ask(.retrieve)
    ask(.paginate)
    #expect(datasource.items == ["a", "b", "c"])
    #expect(place.results == ["[\"a\", \"b\"] for retrieve", "[\"c\"] for paginate"])
  }

  @Test func `an empty last page is a result like any other, however often it is asked for`() {
    let datasource = PagedDatasource([.success(["a"])])
    place.assignInteractor(interactor: datasource, for: .store)
    for action in [PageRequest.ActionType.retrieve, .paginate, .paginate] { ask(action) }
    #expect(datasource.items == ["a"])
    #expect(place.results.suffix(2) == ["[] for paginate", "[] for paginate"])
  }

  @Test func `a page that fails leaves the items as they are, and may be asked for again`() {
    let datasource = PagedDatasource([.success(["a"]), .failure(Offline()), .success(["b"])])
    place.assignInteractor(interactor: datasource, for: .store)
    ask(.retrieve)
    ask(.paginate)
    #expect(datasource.items == ["a"])
    #expect(place.results.last == "failure(Offline()) for paginate")
    ask(.paginate)
    #expect(datasource.items == ["a", "b"])
  }

  @Test func `the items can be set from outside, as after deleting one`() throws {
    place.assignInteractor(interactor: PagedDatasource([.success(["a", "b"])]), for: .store)
    ask(.retrieve)
    let datasource = try #require(
      place.interactor(for: .store) as? any Datasourceable<PageRequest>)
    datasource.items.removeFirst()
    #expect(datasource.items == ["b"])
  }

  // MARK: On an actor of its own

  @Test func `an async datasource keeps the items of all pages`() async throws {
    let datasource = AsyncPagedDatasource(server)
    place.assignInteractor(interactor: datasource, for: .store)
    for page in [["a", "b"], ["c"], []] {
      ask(page == ["a", "b"] ? .retrieve : .paginate)
      await server.untilAsked()
      server.serve(.success(page))
      await flow.settle()
    }
    #expect(await datasource.items == ["a", "b", "c"])
    #expect(server.pages == [0, 1, 2])
    #expect(place.results.last == "[] for paginate, async")
  }

  @Test func `an async page that fails is loaded anew when it is asked for again`() async {
    let datasource = AsyncPagedDatasource(server)
    place.assignInteractor(interactor: datasource, for: .store)
    for answer in [Result<[String], any Error>.failure(Offline()), .success(["a"])] {
      ask(.paginate)
      await server.untilAsked()
      server.serve(answer)
      await flow.settle()
    }
    #expect(server.pages == [0, 0])
    #expect(await datasource.items == ["a"])
    #expect(
      place.results == ["failure(Offline()) for paginate, async", "[\"a\"] for paginate, async"])
  }

  @Test func `page requests at the same time load the page once, and each gets its result`() async {
    let datasource = AsyncPagedDatasource(server)
    place.assignInteractor(interactor: datasource, for: .store)
    await askTwiceAndServe(["a"])
    #expect(server.pages == [0])
    #expect(await datasource.items == ["a"])
    #expect(place.results == Array(repeating: "[\"a\"] for paginate, async", count: 2))
  }

  @Test func `a page that is on its way when the place leaves is discarded`() async {
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
    #expect(place?.results == [] && discarded == 1)
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

/// Gives prepared pages at once; a page that fails is passed over when it is asked for again.
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

/// Loads pages from a server; who asks for a page that is on its way waits for that one.
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

/// Serves one page at a time, when a test says so.
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
