import DestinationsTesting
import Testing

@testable import Destinations

extension Checkpoint {
  fileprivate static var amount: Checkpoint<Int> { Checkpoint<Int>("amount") }
  fileprivate static var home: Checkpoint<Void> { Checkpoint<Void>("home") }
}

extension ResultKey where Value == Int {
  fileprivate static var number: Self { "number" }
}

/// Presentations that send, return, lock, release or finish, declared in tables.
@MainActor
struct EffectTests {
  private struct Show: Sendable { var number: Int }
  private struct Other: Sendable {}

  /// The values that places received, and whether guards let requests pass.
  @MainActor private final class Log {
    var values: [String] = []
    var isOpen = true
    var completions: [Bool] = []
  }

  private let log = Log()
  private let world = SampleWorld()

  /// The number of a note.
  private static func number(_ content: Sample.ContentType) -> Int? {
    if case .note(let number) = content, number > 0 { number } else { nil }
  }

  /// The sample: notes have a checkpoint and receive ``Show``, and details have a table.
  private func setup(
    _ table: [Act: Sample.Presentation], receives answer: Sample.Presentation = .push(.edit)
  ) -> Sample.Setup {
    let setup = world.setup
    (setup.providers[.notes] as? SampleProvider)?.services = PlaceServices()
      .checkpoint(.amount) { [log] (place: SampleDestination, value: Int) in
        log.values.append("\(place.type) \(value)")
      }
      .receives(Show.self) { [log] in
        log.values.append("shows \($0.number)")
        return answer
      }
    (setup.providers[.detail] as? SampleProvider)?.presentationsData = table
    return setup
  }

  /// A flow at a detail.
  private func flow(
    _ table: [Act: Sample.Presentation], receives answer: Sample.Presentation = .push(.edit)
  ) -> SampleTestFlow {
    let flow = SampleTestFlow(setup(table, receives: answer), interface: world.interface)
    flow.present(.push(.detail))
    return flow
  }

  // MARK: Sending

  @Test func `an interaction sends a fixed value, or a value made from its content`() {
    let flow = flow([
      .open: .sending(Show(number: 1)), .load: .sending(Show.self) { Self.shown($0) },
    ])
    flow.perform(Act.open) { $0.push(.edit) }
    flow.goBack()
    flow.perform(Act.load, content: .note(7)) { $0.push(.edit) }
    expectEqual(Set(log.values), ["shows 1", "shows 7"])
    flow.goBack()
    flow.perform(Act.load).expectRefused(.noValue)
    flow.perform(Act.load, content: .note(0)).expectRefused(.noValue)
    flow.present(.sending(Other())).expectRefused(.noReceiver)
    // The content of the presentation is the value where the interaction has none.
    var presentation = Sample.Presentation.sending(Show.self) { Self.shown($0) }
    presentation.contentType = .note(3)
    flow.present(presentation) { $0.push(.edit) }
    #expect(log.values.contains("shows 3"))
  }

  private static func shown(_ content: Sample.ContentType) -> Show? {
    number(content).map { Show(number: $0) }
  }

  // MARK: Returning

  @Test
  func `an interaction returns to a checkpoint and passes a value, unless the return is refused`() {
    let flow = flow([
      .back: .returning(to: .amount, with: 5), .save: .returning(to: .amount, from: Self.number),
    ])
    flow.perform(Act.back) { $0.goBack() }
    flow.present(.push(.detail))
    flow.perform(Act.save, content: .note(0)).expectRefused(.noValue)
    flow.perform(Act.save, content: .note(6)) { $0.goBack() }
    expectEqual(log.values, ["notes 5", "notes 6"])
    flow.present(.returning(to: .home)).expectRefused(.noMatchingPlace)
    // No place receives the value of a refused return.
    world.guards = [.init("stay") { $0.removes(.detail) ? .deny(reason: "Stay.") : .allow }]
    let other = self.flow([.back: .returning(to: .amount, with: 8)])
    other.perform(Act.back).expectRefused(.guardDenied)
    expectEqual(log.values, ["notes 5", "notes 6"])
  }

  @Test func `a held return survives a relaunch with the value from its content`()
    throws
  {
    world.guards = [
      .init("wait") { [log] in $0.removes(.detail) && !log.isOpen ? .hold(until: "go") : .allow }
    ]
    var flow = flow([.save: .returning(to: .amount, from: Self.number)])
    log.isOpen = false
    flow.perform(Act.save, content: .note(6))
    expectEqual(log.values, [])
    let kept = try NavigationSnapshot(flow.flow.snapshot().data())
    flow = SampleTestFlow(setup([:]), startsAtOnce: false)
    flow.restore(kept)
    log.isOpen = true
    flow.flow.signal("go")
    flow.expectCurrent(.notes)
    expectEqual(log.values, ["notes 6"])
  }

  @Test func `undoing a return presents the places again, and passes no value`() {
    let flow = flow([
      .back: .returning(to: .amount, with: 5), .save: .locking("pay", because: "It pays."),
    ])
    flow.flow.startJournal()
    flow.perform(Act.back)
    flow.step("undo") { flow.flow.undo() }
    flow.expectCurrent(.detail)
    expectEqual(log.values, ["notes 5"])
    // A lock changes no place, so no journal records it.
    let count = flow.flow.journal?.entries.count
    flow.perform(Act.save)
    expectEqual(flow.flow.journal?.entries.count, count)
    expectEqual(flow.flow.locks.count, 1)
  }

  // MARK: Locking

  @Test func `interactions lock a place or the whole flow under a name, and release it`() {
    let flow = flow([
      .save: .locking("pay", because: "It pays."), .close: .releasing("pay"),
      .load: .locking("pay", because: "It loads.", wholeFlow: true), .back: .goBack,
      .open: .push(.edit),
    ])
    flow.perform(Act.save).expectDone()
    flow.perform(Act.save).expectDone()
    expectEqual(flow.flow.locks.map(\.name), ["pay"])
    expectEqual(flow.perform(Act.back).error?.reason, "It pays.")
    flow.perform(Act.open) { $0.push(.edit) }
    flow.present(.goBack)
    flow.perform(Act.load)
    expectEqual(flow.flow.locks.map(\.placeID), [flow.id(.detail), nil])
    flow.perform(Act.open).expectRefused(.locked)
    let other = flow.flow.lock(because: "Another.")
    flow.perform(Act.close).expectDone()
    flow.perform(Act.close).expectDone()
    expectEqual(flow.flow.locks.map(\.reason), ["Another."])
    other.release()
    flow.perform(Act.back) { $0.goBack() }
  }

  @Test func `a refused lock locks nothing, and an outer flow releases a lock of an inner one`() {
    let empty = SampleTestFlow(setup([:]), startsAtOnce: false)
    empty.present(.locking("pay", because: "It pays."))
    expectEmpty(empty.flow.locks)
    let flow = EmbeddingWorld().flow()
    flow.present(.push(.compose))
    let inner = flow.inner()
    _ = inner?.request(.locking("pay", because: "It pays."))
    expectEqual(inner?.locks.count, 1)
    flow.present(.goBack).expectRefused(.locked)
    flow.present(.releasing("pay")).expectDone()
    flow.present(.goBack).expectDone()
  }

  // MARK: Finishing

  @Test func `an interaction answers a question with a value of its content, and leaves`() async {
    for isConstant in [true, false] {
      let table: [Act: Sample.Presentation] = [
        .save: isConstant ? .finishing(.number, with: 7) : .finishing(.number, from: Self.number)
      ]
      let flow = SampleTestFlow(setup(table), interface: world.interface)
      let asker = flow.place(.notes) as? SampleDestination
      asker?.result(.number, of: .open) { [log] in log.values.append("\($0)") }
      if !isConstant { flow.perform(Act.save).expectRefused(.noValue) }
      flow.perform(Act.save, content: .note(7)) { $0.goBack() }
      flow.expectCurrent(.notes)
    }
    expectEqual(log.values, ["value 7", "value 7"])
    // Without a question, the place leaves all the same; the root cannot.
    let flow = flow([.save: .finishing(.number, with: 7)])
    flow.perform(Act.save) { $0.goBack() }
    flow.present(.finishing(.number, with: 7)).expectRefused(.lastPlace)
  }

  // MARK: All effects

  /// One of each kind.
  private static let effects: [Sample.Presentation] = [
    .sending(Show(number: 1)), .returning(to: .amount, with: 1), .releasing("pay"),
    .locking("pay", because: "It pays."), .finishing(.number, with: 1),
  ]

  @Test func `an effect stands alone, and is refused in paths and as the answer of a closure`() {
    for effect in Self.effects {
      let flow = flow([.open: .path([.push(.edit), effect])])
      flow.perform(Act.open).expectRefused(.misplacedEffect)
      flow.present(.choosing(among: [.edit]) { _ in effect }).expectRefused(.misplacedEffect)
      expectEqual(flow.flow.validate().map(\.code), [.misplacedEffect])
      flow.expectCurrent(.detail)
    }
    expectEmpty(log.values)
    // A receiver may answer with any effect but sending, which might never end.
    let codes = Self.effects.map {
      flow([.open: .sending(Show(number: 1))], receives: $0).perform(Act.open).error?.code
    }
    expectEqual(codes, [.misplacedEffect, nil, nil, nil, .lastPlace])
  }

  @Test func `the completion of an effect is called once, and an effect can ask a question`() {
    for effect in Self.effects {
      for isLocked in [false, true] {
        log.completions = []
        let flow = flow([:])
        var effect = effect
        effect.completionClosure = { [log] in log.completions.append($0) }
        if isLocked { flow.flow.lock(because: "It updates.") }
        let step = flow.present(effect)
        expectEqual(log.completions, [step.error == nil], "\(effect) \(isLocked)")
      }
    }
    let flow = flow([
      .open: Sample.Presentation.sending(Show(number: 1)).asking(.number) { _ in Act.back },
      .back: .goBack,
    ])
    flow.perform(Act.open)
    expectEqual(flow.current, .edit)
    flow.present(.finishing(.number, with: 1))
    expectEqual(flow.current, .notes)
  }

  @Test func `an interaction of a hidden place has no effect`() {
    for effect in Self.effects {
      let flow = flow([.open: effect])
      flow.present(.push(.edit))
      flow.perform(Act.open, at: flow.id(.detail)).expectRefused(.requesterHidden)
      expectEmpty(flow.flow.locks)
    }
  }

  @Test func `the graph and validation know effects`() {
    let table: [Act: Sample.Presentation] = [
      .open: .sending(Show(number: 1)), .back: .returning(to: .amount, with: 1),
      .save: .locking("pay", because: "It pays."), .close: .releasing("pay"),
      .load: .finishing(.number, with: 1),
    ]
    let graph = setup(table).graph()
    expectEqual(
      graph.edges(from: "detail").map(\.description),
      [
        "detail -- back: returnTo amount -> notes", "detail -- close: release pay -> …",
        "detail -- load: finish number -> …", "detail -- open: send Show -> …",
        "detail -- save: lock pay -> …",
      ])
    expectEmpty(Sample.AppFlow(setup(table)).validate())
    let faulty = setup([.open: .sending(Other()), .back: .returning(to: .home)])
    let faults = Sample.AppFlow(faulty).validate()
    expectEqual(Set(faults.map(\.code)), [.noReceiver, .noMatchingPlace])
    #expect(
      faults.contains { $0.reason.contains("home") }
        && faults.contains { $0.reason.contains("Other") })
    let start = Sample.Setup(
      providers: setup([:]).providers, startingDestination: .sending(Show(number: 1)))
    expectEqual(Sample.AppFlow(start).validate().map(\.code), [.noTree])
  }

  @Test func `explorations perform effects with sample contents`() async throws {
    var all = setup([
      .save: .returning(to: .amount, from: Self.number),
      .load: .sending(Show.self) { Self.shown($0) }, .close: .finishing(.number, with: 1),
      .compose: .locking("pay", because: "It pays."), .back: .releasing("pay"),
    ])
    all.providers = all.providers.filter { [.notes, .detail, .edit].contains($0.key) }
    all.startingDestination = .replaceRoot(with: .notes)
    (all.providers[.notes] as? SampleProvider)?.presentationsData = [
      .open: .push(.detail).asking(.number) { (_: Int) -> Act? in nil }
    ]
    (all.providers[.edit] as? SampleProvider)?.presentationsData = [.back: .goBack]
    let none: Sample.SampleContents = [:]
    let contents = none.with([.note(1)], for: Act.save).with([.note(1)], for: Act.load)
    try await explore(all, contents: contents, runs: 3, steps: 60)
    #expect(log.values.contains("notes 1") && log.values.contains("shows 1"))
  }
}
