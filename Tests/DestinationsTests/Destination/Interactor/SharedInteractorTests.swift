import Destinations
import DestinationsTesting
import Foundation
import Testing

/// The request that receives an answer, if a synchronous interactor answers late or serves several places.
@MainActor
struct SharedInteractorTests {
  private let interactor = KeepingInteractor()
  private let flow = SampleWorld(start: .notes).flow()
  private let first: SampleDestination
  private let second: SampleDestination

  init() throws {
    flow.presentPath([.push(.detail), .push(.edit)])
    first = try require(flow.place(.detail) as? SampleDestination)
    second = try require(flow.place(.edit) as? SampleDestination)
    first.assignInteractor(interactor: interactor, for: .store)
    second.assignInteractor(interactor: interactor, for: .store)
  }

  private func ask(_ place: SampleDestination, _ request: FindRequest) {
    place.performRequest(interactor: .store, request: request)
  }

  /// The answers that the two places received.
  private var texts: [[String]] {
    [first, second].map { $0.results.map { $0.replacingOccurrences(of: " for count", with: "") } }
  }

  @Test func `late answers go to the requesters, oldest first`() {
    let request = FindRequest(action: .count)
    ask(first, request)
    ask(second, request)
    interactor.answer(request, "one")
    expectEqual(texts, [["one"], []])
    interactor.answer(request, "two")
    expectEqual(texts, [["one"], ["two"]])

    // Equatable requests differ by more than their actions.
    ask(first, FindRequest(from: 1))
    ask(second, FindRequest(from: 2))
    interactor.answer(FindRequest(from: 2), "three")
    interactor.answer(FindRequest(from: 1), "four")
    expectEqual(texts, [["one", "four"], ["two", "three"]])

    // Repeated answers to one request reach the place that sent it.
    ask(second, FindRequest(from: 3))
    for text in ["five", "six", "seven"] { interactor.answer(FindRequest(from: 3), text) }
    expectEqual(texts, [["one", "four"], ["two", "three", "five", "six", "seven"]])
  }

  @Test func `a response closure answers its own request, in any order`() {
    ask(first, FindRequest(action: .count))
    ask(second, FindRequest(action: .count))
    interactor.answerAsked(1, "two")
    interactor.answerAsked(0, "one")
    expectEqual(texts, [["one"], ["two"]])

    // An answer given during `perform` belongs to the request that is performed, even if another waits longer.
    ask(first, FindRequest(action: .count))
    interactor.answersAtOnce = true
    ask(second, FindRequest(action: .count))
    expectEqual(texts, [["one"], ["two", "at once"]])

    // The library adds nothing to the closures of the app.
    ask(second, FindRequest(action: .find(FindRequest.Word())))
    expectEmpty(interactor.requestResponses)
  }

  @Test func `the answer to a cancelled awaited request goes to no other request`() async {
    let request = FindRequest(action: .count)
    let task = Task { await first.performRequest(interactor: .store, request: request) }
    while interactor.asked.isEmpty { await Task.yield() }
    task.cancel()
    await expectEqual(task.value.code, .cancelled)
    askWithoutWaiting()
    interactor.answer(request, "for the cancelled one")
    expectEqual(texts[1], [])
    interactor.answer(request, "two")
    expectEqual(texts[1], ["two"])
  }

  private func askWithoutWaiting() { ask(second, FindRequest(action: .count)) }

  @Test func `a closure assigned by the app receives the results of every place`() {
    var heard: [String] = []
    interactor.assignResponseForAction(
      response: { result, _ in heard.append((try? result.get()) ?? "") }, for: .count)
    interactor.answersAtOnce = true
    ask(first, FindRequest(action: .count))
    ask(second, FindRequest(action: .count))
    expectEqual(heard, ["at once", "at once"])
    expectEqual(texts, [[], []])
  }

  @Test(arguments: [true, false])
  func `requests with a payload do not accumulate, answered or not`(isAnswered: Bool) {
    let kept = FindRequest(action: .count)
    ask(second, kept)
    let box = WeakBox()
    interactor.answersAtOnce = isAnswered
    for _ in 1...1_050 {
      let word = FindRequest.Word()
      box.add(word)
      ask(first, FindRequest(action: .find(word)))
      interactor.forgetAsked()
    }
    #expect(box.livingCount <= 1_000)
    // Beyond a thousand open requests, answered ones are forgotten first.
    if isAnswered {
      interactor.answer(kept, "late")
      expectEqual(texts[1], ["late"])
    }
    flow.present(.replaceRoot(with: .tags))
    expectEqual(box.livingCount, 0)
  }

  @Test func `a leaving place does not take the answers of another place`() {
    let request = FindRequest(action: .count)
    ask(second, request)
    ask(first, request)
    var discarded = 0
    flow.onEvent = { if case .resultDiscarded = $0.kind { discarded += 1 } }
    flow.goBack()
    interactor.answer(request, "for the one that left")
    expectEqual(discarded, 1)
    interactor.answer(request, "two")
    expectEqual(texts, [["two"], []])
    expectEqual(interactor.cleanupCount, 0)
    flow.goBack()
    expectEqual(interactor.cleanupCount, 1)
  }
}
