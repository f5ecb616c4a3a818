import Destinations
import DestinationsTesting
import Testing

extension Checkpoint {
  fileprivate static var amount: Checkpoint<Int> { Checkpoint<Int>("amount") }
  fileprivate static var home: Checkpoint<Void> { Checkpoint<Void>("home") }
}

/// Places to which code returns by the name of a checkpoint, with a value.
@MainActor
struct CheckpointTests {
  /// The values that places received.
  @MainActor private final class Log {
    var values: [String] = []
    /// Whether the guard of a test lets requests pass.
    var isOpen = false

    func expect(_ values: [String], line: Int = #line) {
      expectEqual(self.values, values, "line \(line)")
    }
  }

  /// The sample with its checkpoints, and the values that their places received.
  @MainActor
  private struct Site {
    let log = Log()

    /// The sample, whose notes and tags declare checkpoints.
    func setup(_ world: SampleWorld) -> Sample.Setup {
      let log = log
      var setup = world.setup
      (setup.providers[.notes] as? SampleProvider)?.services = PlaceServices()
        .checkpoint(.amount) { (place: SampleDestination, value: Int) in
          log.values.append("\(place.type) \(value)")
        }
      (setup.providers[.tags] as? SampleProvider)?.services = PlaceServices()
        .checkpoint(.home) { (place: SampleDestination, _: Void) in
          log.values.append("\(place.type)")
        }
      setup.policies = world.policies
      return setup
    }

    func flow(_ world: SampleWorld = SampleWorld()) -> SampleTestFlow {
      SampleTestFlow(setup(world), interface: world.interface)
    }
  }

  @Test func `a setup or a module declares a checkpoint for all places of a class`() {
    let log = Log()
    let services = PlaceServices<Sample.DestinationType, Sample.ContentType, Sample.TabType>()
      .checkpoint(.amount, of: SampleDestination.self) { log.values.append("\($0.type) \($1)") }
      .checkpoint(.home, of: SampleStack.self)
    let world = SampleWorld(start: .notes)
    world.services = services
    let setup = world.setup
    var module = Sample.Module("all", providers: setup.providers)
    module.services = services
    let whole = Sample.Setup(modules: [module], startingDestination: .replaceRoot(with: .notes))
    for setup in [setup, whole] {
      let flow = SampleTestFlow(setup)
      flow.presentPath([.push(.detail), .push(.edit)])
      flow.flow.returnToCheckpoint(.amount, value: 7)
      flow.expectCurrent(.edit)
      flow.flow.removeDestination(destinationID: flow.id(.edit))
      flow.flow.returnToCheckpoint(.amount, value: 8)
      flow.expectCurrent(.detail)
      expectEqual(
        [flow.flow.canReturn(to: .amount), flow.flow.canReturn(to: .home)], [true, false])
    }
    log.expect(["edit 7", "detail 8", "edit 7", "detail 8"])
  }

  @Test func `returning to a checkpoint removes the places above and passes the value once`() {
    // returning removes the places above, and passes the value once
    do {
      let site = Site()
      let flow = site.flow()
      flow.present(.path([.push(.detail), .push(.edit)]))
      #expect(flow.flow.canReturn(to: .amount))
      flow.flow.returnToCheckpoint(.amount, value: 5)
      flow.expectCurrent(.notes)
      site.log.expect(["notes 5"])
      flow.present(.push(.detail))
      flow.goBack()
      site.log.expect(["notes 5"])
    }
    // returning to the current place passes the value, too
    do {
      let site = Site()
      let flow = site.flow()
      let step = flow.step("return") { flow.flow.returnToCheckpoint(.amount, value: 1) }
      #expect(step.isUnchanged)
      site.log.expect(["notes 1"])
    }
    // without a checkpoint beneath, one in another tab is revealed
    do {
      let site = Site()
      let flow = site.flow()
      flow.present(.path([.push(.detail), .sheet(.compose)]))
      flow.flow.returnToCheckpoint(.home)
      flow.expectCurrent(.tags)
      site.log.expect(["tags"])
    }
    // a place returns by itself, to the nearest checkpoint from there
    do {
      let site = Site()
      let flow = site.flow()
      flow.present(.push(.detail))
      flow.place(.detail)?.returnToCheckpoint(.amount, value: 2)
      flow.expectCurrent(.notes)
      site.log.expect(["notes 2"])
    }
  }

  @Test func `checkpoints are identified by name and value type together`() {
    let site = Site()
    let flow = site.flow()
    let step = flow.step("return") {
      flow.flow.returnToCheckpoint(Checkpoint<String>("amount"), value: "5")
    }
    step.expectRefused(.noMatchingPlace)
    #expect(!flow.flow.canReturn(to: Checkpoint<String>("amount")))
    site.log.expect([])
  }

  @Test(arguments: ["goes on", "a held return continues after a relaunch", "is cancelled"])
  func `a held return passes its value on when it is released, or never`(
    ending: String
  ) throws {
    let site = Site()
    let world = SampleWorld()
    world.guards = [
      Sample.Setup.Guard("wait") { [log = site.log] in
        let leaves = $0.currentID != nil && $0.nextCurrent?.route != .detail
        return leaves && !log.isOpen ? .hold(until: "go") : .allow
      }
    ]
    var flow = site.flow(world)
    flow.present(.push(.detail))
    flow.flow.returnToCheckpoint(.amount, value: 3)
    flow.place(.notes)?.returnToCheckpoint(.home)
    site.log.expect([])
    if ending == "a held return continues after a relaunch" {
      let kept = try NavigationSnapshot(flow.flow.snapshot().data())
      flow = SampleTestFlow(site.setup(world), startsAtOnce: false)
      flow.restore(kept)
    }
    site.log.isOpen = true
    if ending == "is cancelled" { flow.flow.cancelHeld("go") } else { flow.flow.signal("go") }
    flow.flow.signal("go")
    expectEqual(site.log.values, (ending == "is cancelled" ? [] : ["notes 3", "tags"]))
  }

  @Test func `a held return that cannot be saved is left out of the snapshot and reported`() {
    /// A value that cannot be encoded.
    struct Draft {}
    let world = SampleWorld()
    world.guards = [.init("hold") { $0.removes(.detail) ? .hold(until: "go") : .allow }]
    let setup = world.setup
    (setup.providers[.notes] as? SampleProvider)?.services = PlaceServices()
      .checkpoint(Checkpoint<Draft>("draft"), of: SampleDestination.self)
      .checkpoint(Checkpoint<Int>("one"), of: SampleDestination.self)
      .checkpoint(Checkpoint<String>("one"), of: SampleDestination.self)
    let flow = SampleTestFlow(setup)
    flow.present(.push(.detail))
    flow.flow.returnToCheckpoint(Checkpoint<Draft>("draft"), value: Draft())
    flow.flow.returnToCheckpoint(Checkpoint<Int>("one"), value: 1)
    let snapshot = flow.flow.snapshot()
    let reasons = snapshot.omitted.map { $0.reason.contains("Codable") }
    expectEmpty(snapshot.held)
    expectEqual(reasons, [true, false])
  }

  @Test func `a return passes its value on only when done, even if restored or embedded`()
    throws
  {
    // a refused return passes no value
    do {
      let site = Site()
      let world = SampleWorld()
      world.guards = [
        Sample.Setup.Guard("stay") { $0.removes(.detail) ? .deny(reason: "Stay.") : .allow }
      ]
      let flow = site.flow(world)
      flow.present(.push(.detail))
      #expect(flow.flow.canReturn(to: .amount))
      flow.step("return") { flow.flow.returnToCheckpoint(.amount, value: 4) }
        .expectRefused(.guardDenied)
      flow.expectCurrent(.detail)
      site.log.expect([])
    }
    // presented places have checkpoints, and a restored tree has the same ones
    do {
      let site = Site()
      let flow = site.flow()
      let rows = flow.flow.checkpoints
      let lines = rows.map { "\($0.name) at \($0.route), \($0.position)" }
      expectEqual(lines, ["amount at notes, 1", "home at tags, 2"])
      flow.present(.push(.detail))
      let kept = try NavigationSnapshot(flow.flow.snapshot().data())
      let restored = SampleTestFlow(site.setup(SampleWorld()), startsAtOnce: false)
      expectEmpty(restored.flow.restore(kept).losses)
      expectEqual(restored.current, .detail)
      expectEqual(site.log.values, [])
      expectEqual(restored.flow.checkpoints.map(\.name), rows.map(\.name))
      restored.flow.returnToCheckpoint(.amount, value: 6)
      restored.expectCurrent(.notes)
      site.log.expect(["notes 6"])
    }
    // an embedded flow returns to a checkpoint of the outer flow
    do {
      let world = EmbeddingWorld()
      let log = Log()
      let setup = world.setup
      (setup.providers[.notes] as? SampleProvider)?.services = PlaceServices()
        .checkpoint(.amount) { (place: SampleDestination, value: Int) in
          log.values.append("\(place.type) \(value)")
        }
      let flow = SampleTestFlow(setup)
      flow.present(.push(.compose))
      flow.inner()?.returnToCheckpoint(.amount, value: 8)
      flow.expectCurrent(.notes)
      log.expect(["notes 8"])
    }
  }
}
