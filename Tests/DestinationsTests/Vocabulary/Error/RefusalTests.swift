import Destinations
import DestinationsTesting
import Foundation
import Testing

/// Refused means unchanged, for every code.
@MainActor
struct RefusalTests {
  typealias Code = DestinationError.Code

  /// A refusal: the states before and after, and the codes.
  @MainActor
  private struct Course {
    let world: SampleWorld
    let flow: SampleTestFlow
    let before: FlowSnapshot
    let after: FlowSnapshot
    let codes: [Code?]
    /// The reports to the requester and to listeners.
    let told: [String]
    /// The hooks of the places that were presented before and after.
    let hooks: [String]

    init(_ refusal: Refusal) throws {
      world = SampleWorld(start: refusal.start, acknowledging: refusal.acknowledgement)
      refusal.setUp(world)
      flow = SampleTestFlow(
        world.setup, interface: world.interface, startsAtOnce: refusal.isStarted)
      try refusal.prepare(flow)
      let living = Set(flow.flow.activeDestinations.map { $0.id })
      _ = world.journal.take()
      before = FlowSnapshot(flow, world)
      let step = flow.step("ask") { [flow] in try refusal.ask(flow) }
      told = (step.error.map { ["\($0)"] } ?? []) + step.events.map(\.description)
      codes = [step.error?.code] + step.events.map(\.refusedCode)
      hooks = world.journal.entries.filter { $0.id.map(living.contains) ?? true }.map(\.description)
      _ = world.journal.take()
      after = FlowSnapshot(flow, world)
    }
  }

  @Test(arguments: Code.allCases)
  func `a refusal leaves tree, places, hooks, interface and queue unchanged`(
    code: Code
  ) throws {
    for refusal in Refusal.all where refusal.code == code {
      let course = try Course(refusal)
      expectEqual(course.after, course.before)
      #expect(course.codes.contains(code) && course.hooks.isEmpty, "\(course.codes)")
    }
  }

  @Test func `every error code has a row, or a reason why it never refuses`() {
    let refused = Set(Refusal.all.map(\.code))
    let others = Set(Refusal.notRefusals.keys)
    #expect(refused.isDisjoint(with: others) && refused.union(others) == Set(Code.allCases))
    #expect(Refusal.notRefusals.values.allSatisfy { !$0.isEmpty })
  }

  @Test func `a refused request calls its closure, and the next request works`() throws {
    // after a refusal the next request works as usual
    for refusal in Refusal.all where refusal.code != .flowEnded {
      let course = try Course(refusal)
      course.world.onBuild = nil
      course.world.interface.acknowledgement = .immediately
      course.world.interface.acknowledgeAll()
      for lock in course.flow.flow.locks { lock.release() }
      course.flow.present(.replaceRoot(with: .compose))
      expectEqual(course.flow.active, [.compose], "\(refusal.code)")
    }
    // the completion closure of a refused request is called once, with false
    for refusal in Refusal.all {
      guard case .presentation(let presentation) = refusal.asking else { continue }
      var calls: [Bool] = []
      var completing = refusal
      completing.asking = .presentation {
        var request = presentation($0)
        request.completionClosure = { calls.append($0) }
        return request
      }
      _ = try Course(completing)
      expectEqual(calls, [false], "\(refusal.code)")
    }
  }

  @Test
  func `refusals, setup faults and programming errors are told apart in one catch`() {
    let codes: [Code] = [.locked, .noProvider, .emptyPath]
    expectEqual(codes.map(\.family), [.refused, .setup, .program])
    expectEqual(
      DestinationError(.noProvider, "No.").description.hasPrefix("noProvider (setup): "), true)
    // Users read the reason of a guard, and no text about a faulty setup.
    expectEqual(
      DestinationError(.guardDenied, "Save the draft first").userText, "Save the draft first.")
    expectEqual(DestinationError(.noSheet, "No sheet.").userText, "This is not possible right now.")
    expectEqual(DestinationError(.noProvider, "No.").userText, "Something went wrong.")
  }

  @Test func `every error states its reason, its place and a remedy`() throws {
    // every error states the fault, the place and a remedy
    for code in Code.allCases {
      let caused = DestinationError(code, "The reason.", underlying: CancellationError())
      let text = caused.description
      let family = code.family == .refused ? "" : " (\(code.family))"
      let isWhole =
        text.hasPrefix("\(code.rawValue)\(family): The reason.") && text.hasSuffix(code.cure)
      #expect(isWhole && text.contains("CancellationError") && code.cure.hasSuffix("."), "\(text)")
      let plain = DestinationError(code, "The reason.").description
      expectEqual(plain, "\(code.rawValue)\(family): The reason. \(code.cure)")
      #expect(caused.userText.hasSuffix("."))
    }
    // a refusal names its requester, by route and identifier
    for refusal in Refusal.all where !Self.nowhere.contains(refusal.code) {
      let course = try Course(refusal)
      let places = course.flow.flow.activeDestinations.map { $0.description }
      #expect(
        course.told.contains { text in places.contains(where: text.contains) }, "\(course.told)")
    }
  }

  /// These errors concern no presented place: nothing is presented, the identifier is unknown, or the link is wrong.
  private static let nowhere: [Code] = [
    .noTree, .flowEnded, .requesterGone, .malformedLink, .unknownLink,
  ]

  @Test func `a refusal adds its requester only if its sentence does not name it`() {
    let flow = SampleWorld(start: .notes).flow()
    expectEqual(
      flow.present(.moveToNearest(.trash)).error?.description,
      "noMatchingPlace: There is no matching place beneath notes #1. "
        + "\(Code.noMatchingPlace.cure)")
    let error = flow.present(.path([.push(.detail), .path([])])).error
    let text = error?.description ?? ""
    expectEqual(error?.place, "notes #1")
    expectContains(text, "(element 1 of the path, requested from notes #1)")
  }
}

extension Refusal {
  @MainActor
  fileprivate func ask(_ flow: SampleTestFlow) throws {
    switch asking {
    case .presentation(let presentation): flow.present(presentation(flow))
    case .act(let act): try act(flow)
    }
  }
}

extension NavigationEvent {
  /// The code of the refusal or error that this event reports.
  fileprivate var refusedCode: DestinationError.Code? {
    switch kind {
    case .refused(let error), .error(let error, _): error.code
    default: nil
    }
  }
}
