import DestinationsTesting
import Testing

@testable import Destinations

/// The state of an engine as a table, and compared with flags.
@MainActor
struct EngineStateTests {
  private typealias Life = EngineState.Life

  private static func suspension(_ number: Int) -> Suspension {
    let request = EngineRequest(
      number: number, work: .arranging(.stay), cause: .program, requesterID: nil, handle: nil)
    return Suspension(request: request, built: Built())
  }

  private static func transition(_ number: Int) -> InterfaceTransition {
    InterfaceTransition(number: number, cause: .program, changes: []) { _ in }
  }

  @Test func `the next work depends on the life of the flow, on closures and on the interface`() {
    let changes: [(name: String, change: (inout EngineState) -> Void)] = [
      ("nothing", { _ in }),
      ("asked", { $0.ask(Self.suspension(1)) }),
      (
        "answered",
        {
          $0.ask(Self.suspension(1))
          $0.answer(1)
        }
      ),
    ]
    let lives: [(name: String, change: (inout EngineState) -> Void)] = [
      ("open", { _ in }), ("ending", { $0.endSoon() }),
      ("leaving", { $0.leave() }), ("ended", { $0.end() }),
    ]
    var rows: [String] = []
    for life in lives {
      for change in changes {
        var state = EngineState()
        change.change(&state)
        life.change(&state)
        rows.append(
          "\(life.name) \(change.name): \(state.next(isAwaiting: false)), "
            + "\(state.next(isAwaiting: true))")
      }
    }
    expectEqual(
      rows,
      [
        "open nothing: requests, facts", "open asked: facts, facts",
        "open answered: answered, answered",
        "ending nothing: end, end", "ending asked: end, end", "ending answered: end, end",
        "leaving nothing: nothing, nothing", "leaving asked: nothing, nothing",
        "leaving answered: nothing, nothing",
        "ended nothing: nothing, nothing", "ended asked: nothing, nothing",
        "ended answered: nothing, nothing",
      ])
  }

  @Test func `a flow that is released before it starts again ends every request`() {
    let flow = SampleWorld(start: .notes).flow()
    var request: RequestHandle?
    var presentation = Sample.Presentation.push(.detail)
    presentation.completionClosure = { [weak flow = flow.flow] _ in
      flow?.end()
      flow?.start()
      request = flow?.request(.push(.loose))
      flow?.engine.finish()
    }
    flow.flow.presentDestination(configuration: presentation)
    expectEqual(request?.status.word, "cancelled")
  }

  /// The flags that an engine would need instead.
  private struct Flags {
    var isEnding = false
    var hasEnded = false
    var suspended: Int?
    var answered: Int?
    var shown: Int?
    var restart: Int?

    func next(hasInterface: Bool) -> EngineState.Next {
      if hasEnded { return .nothing }
      if isEnding { return .end }
      if let suspended, suspended == answered { return .answered }
      return suspended != nil || (shown != nil && hasInterface) ? .facts : .requests
    }
  }

  @Test func `the state agrees with separate flags, in any order of changes`() {
    var random = SeededRandom(seed: 7)
    for _ in 0..<200 {
      var state = EngineState()
      var flags = Flags()
      for step in 1...60 {
        let number = Int.random(in: max(1, step - 2)...step, using: &random)
        switch Int.random(in: 0..<9, using: &random) {
        case 0 where flags.suspended == nil:
          state.ask(Self.suspension(step))
          (flags.suspended, flags.answered) = (step, nil)
        case 1:
          state.answer(number)
          if flags.suspended == number { flags.answered = number }
        case 2:
          let taken = state.takeAnswered()?.request.number
          let isAnswered = flags.suspended != nil && flags.suspended == flags.answered
          expectEqual(taken, isAnswered ? flags.suspended : nil)
          if isAnswered { flags.suspended = nil }
        case 3:
          expectEqual(state.takeSuspended()?.request.number, flags.suspended)
          flags.suspended = nil
        case 4:
          state.shown = Self.transition(step)
          flags.shown = step
        case 5:
          expectEqual(state.acknowledge(number), flags.shown == number)
          if flags.shown == number { flags.shown = nil }
        case 6:
          state.endSoon()
          (flags.isEnding, flags.restart) = (!flags.hasEnded, nil)
        case 7:
          state.end()
          (flags.isEnding, flags.hasEnded, flags.shown) = (false, true, nil)
        default:
          state.startAgain(with: step)
          if flags.isEnding { flags.restart = flags.restart ?? step }
          if flags.hasEnded { (flags.hasEnded, flags.restart) = (false, nil) }
        }
        expectEqual(state.restart, flags.restart)
        for hasInterface in [true, false] {
          let isAwaiting = hasInterface && state.shown != nil
          expectEqual(
            state.next(isAwaiting: isAwaiting), flags.next(hasInterface: hasInterface))
        }
      }
    }
  }
}
