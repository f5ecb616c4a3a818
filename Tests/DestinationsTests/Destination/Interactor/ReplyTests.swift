import Destinations
import DestinationsTesting
import Testing

/// Interactors that receive a reply with each request, and closures that call it.
@MainActor
struct ReplyTests {
  private let interactor = ReplyingInteractor()
  private let keeping = KeepingInteractor()
  private let flow = SampleWorld(start: .notes).flow()
  private let first: SampleDestination
  private let second: SampleDestination
  private let request = FindRequest(action: .count)

  init() throws {
    flow.presentPath([.push(.detail), .push(.edit)])
    first = try require(flow.place(.detail) as? SampleDestination)
    second = try require(flow.place(.edit) as? SampleDestination)
    for place in [first, second] {
      place.assignInteractor(interactor: interactor, for: .store)
      place.assignInteractor(interactor: keeping, for: .other)
    }
  }

  private func ask(_ place: SampleDestination, _ type: Worker = .store) {
    place.performRequest(interactor: type, request: request)
  }

  private var texts: [[String]] { [first, second].map(\.results) }

  /// Counts the results that are discarded during a closure.
  private func discarded(_ work: () async -> Void) async -> Int {
    var count = 0
    flow.onEvent = { if case .resultDiscarded = $0.kind { count += 1 } }
    await work()
    return count
  }

  @Test func `equal requests of two places get their replies in any order`() {
    ask(first)
    ask(second)
    interactor.replies[1](.success("two"))
    interactor.replies[0](.success("one"))
    expectEqual(texts, [["one for count"], ["two for count"]])
    expectEqual(interactor.life, ["prepareForRequests"])
    flow.present(.replaceRoot(with: .tags))
    expectEqual(interactor.life, ["prepareForRequests", "cleanupResources"])
  }

  @Test func `a second result of a reply is discarded and reported`() async {
    ask(first)
    interactor.replies[0](.success("one"))
    await expectEqual(discarded { interactor.replies[0](.success("again")) }, 1)
    expectEqual(texts, [["one for count"], []])
  }

  @Test func `a reply after its place has left is discarded, and so is a closure's result`() async {
    ask(second)
    ask(second, .other)
    flow.goBack()
    let count = await discarded {
      interactor.replies[0](.success("late"))
      keeping.answerAsked(0, "late")
      keeping.answer(request, "later")
    }
    expectEqual(count, 3)
    expectEqual(texts, [[], []])
  }

  @Test func `a reply and a closure may be called from a detached task`() async {
    ask(first)
    ask(second)
    ask(first, .other)
    ask(second, .other)
    let (interactor, keeping, request) = (interactor, keeping, request)
    await Task.detached {
      await interactor.replies[1](.success("reply"))
      await keeping.answerAsked(1, "closure")
      // A closure that is obtained in such a task belongs to the oldest equal request.
      await keeping.answer(request, "looked up")
    }.value
    expectEqual(texts, [["looked up for count"], ["reply for count", "closure for count"]])
  }

  @Test func `a closure that is called with another request gives the reply to that request`() {
    first.performRequest(interactor: .other, request: FindRequest(from: 1))
    second.performRequest(interactor: .other, request: FindRequest(from: 2))
    keeping.asked[1].1?(.success("one"), FindRequest(from: 1))
    keeping.asked[0].1?(.success("two"), FindRequest(from: 2))
    // A closure that is called with a request equal to no other leaves its own request open.
    ask(first, .other)
    keeping.asked[2].1?(.success("changed"), FindRequest(from: 7))
    expectEqual(texts, [["one for count", "changed for count"], ["two for count"]])
  }

  @Test func `awaiting ends when the reply is given or released, or the place leaves`() async {
    var task = Task { await second.performRequest(interactor: .store, request: request) }
    while interactor.replies.isEmpty { await Task.yield() }
    interactor.replies[0](.success("given"))
    await expectEqual((try? task.value.get()), "given")

    interactor.replies = []
    interactor.keepsReplies = false
    await expectEqual(
      second.performRequest(interactor: .store, request: request).code, .interactorFailed)

    interactor.keepsReplies = true
    task = Task { await second.performRequest(interactor: .store, request: request) }
    while interactor.replies.isEmpty { await Task.yield() }
    flow.goBack()
    await expectEqual(task.value.code, .resultTooLate)
  }

  @Test func `a test of an interactor makes replies of its own`() {
    var texts: [String] = []
    interactor.perform(
      request: request,
      reply: InteractorReply(to: request) { texts.append((try? $0.get()) ?? "failure") })
    interactor.replies[0](.success("one"))
    interactor.replies[0](.success("two"))
    expectEqual(texts, ["one"])
    expectEqual(interactor.replies[0].request, request)
  }
}

/// Keeps the replies until a test gives them.
@MainActor
private final class ReplyingInteractor: ReplyInteractable {
  typealias Request = FindRequest

  var replies: [InteractorReply<FindRequest>] = []
  var keepsReplies = true
  private(set) var life: [String] = []

  func perform(request: FindRequest, reply: InteractorReply<FindRequest>) {
    if keepsReplies { replies.append(reply) }
  }

  func prepareForRequests() { life.append("prepareForRequests") }

  func cleanupResources() { life.append("cleanupResources") }
}
