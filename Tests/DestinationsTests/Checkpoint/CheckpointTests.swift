import Destinations
import DestinationsTesting
import Testing

extension Checkpoint {
  fileprivate static var amount: Checkpoint<Int> { Checkpoint<Int>("amount") }
  fileprivate static var home: Checkpoint<Void> { Checkpoint<Void>("home") }
}

/// Places to return to by the name of a checkpoint, which are handed a value.
@MainActor
struct CheckpointTests {
  /// What places were handed.
  @MainActor private final class Log {
    var values: [String] = []
  }

  private let log = Log()

  /// The sample, whose notes and tags declare checkpoints.
  private func setup(_ world: SampleWorld) -> Sample.Setup {
    let log = log
    var setup = world.setup
    var amount = PlaceCheckpoints()
    amount.add(.amount) { (place: SampleDestination, value: Int) in
      log.values.append("\(place.type) \(value)")
    }
    var home = PlaceCheckpoints()
    home.add(.home) { (place: SampleDestination, _: Void) in log.values.append("\(place.type)") }
    (setup.providers[.notes] as? SampleProvider)?.checkpoints = amount
    (setup.providers[.tags] as? SampleProvider)?.checkpoints = home
    setup.policies = world.policies
    return setup
  }

  private func flow(_ world: SampleWorld = SampleWorld()) -> SampleTestFlow {
    SampleTestFlow(setup(world), interface: world.interface)
  }

  @Test func `returning leaves what lies above, and hands over the value once`() {
    let flow = flow()
    flow.present(.path([.push(.detail), .push(.edit)]))
    #expect(flow.flow.canReturn(to: .amount))
    flow.flow.returnToCheckpoint(.amount, value: 5)
    #expect(flow.current == .notes)
    #expect(log.values == ["notes 5"])
    flow.present(.push(.detail))
    flow.goBack()
    #expect(log.values == ["notes 5"])
  }

  @Test func `being there already is a return too`() {
    let flow = flow()
    let step = flow.step("return") { flow.flow.returnToCheckpoint(.amount, value: 1) }
    #expect(step.isUnchanged)
    #expect(log.values == ["notes 1"])
  }

  @Test func `where none lies beneath, one in another tab is revealed`() {
    let flow = flow()
    flow.present(.path([.push(.detail), .sheet(.compose)]))
    flow.flow.returnToCheckpoint(.home)
    #expect(flow.current == .tags)
    #expect(log.values == ["tags"])
  }

  @Test func `a place asks by itself, and the nearest from there counts`() {
    let flow = flow()
    flow.present(.push(.detail))
    flow.place(.detail)?.returnToCheckpoint(.amount, value: 2)
    #expect(flow.current == .notes)
    #expect(log.values == ["notes 2"])
  }

  @Test func `name and type of the values together tell checkpoints apart`() {
    let flow = flow()
    let step = flow.step("return") {
      flow.flow.returnToCheckpoint(Checkpoint<String>("amount"), value: "5")
    }
    #expect(step.error?.code == .noMatchingPlace)
    #expect(!flow.flow.canReturn(to: Checkpoint<String>("amount")))
    #expect(log.values.isEmpty)
  }

  @Test(arguments: [true, false])
  func `a value that a guard holds is handed over when the request goes on, or never`(
    goesOn: Bool
  ) {
    let world = SampleWorld()
    var isOpen = false
    world.guards = [
      Sample.Setup.Guard("wait") { $0.removes(.detail) && !isOpen ? .hold(until: "go") : .allow }
    ]
    let flow = flow(world)
    flow.present(.push(.detail))
    flow.flow.returnToCheckpoint(.amount, value: 3)
    #expect(log.values.isEmpty)
    isOpen = true
    if goesOn { flow.flow.signal("go") } else { flow.flow.cancelHeld("go") }
    flow.flow.signal("go")
    #expect(log.values == (goesOn ? ["notes 3"] : []))
  }

  @Test func `a refused return hands over nothing`() {
    let world = SampleWorld()
    world.guards = [Sample.Setup.Guard("stay") { _ in .deny(reason: "Stay.") }]
    let flow = SampleTestFlow(setup(SampleWorld()).guarded(by: world.guards), startsAtOnce: false)
    flow.step("start") { flow.flow.start() }
    flow.step("return") { flow.flow.returnToCheckpoint(.amount, value: 4) }
    #expect(log.values.isEmpty)
  }

  @Test func `what is presented tells its checkpoints, and a restored tree has the same ones`()
    throws
  {
    let flow = flow()
    let rows = flow.flow.checkpoints
    #expect(rows.map(\.name) == ["amount", "home"])
    #expect(rows.map(\.route) == ["notes", "tags"])
    #expect(rows.map(\.position) == [1, 2])
    flow.present(.push(.detail))
    let kept = try NavigationSnapshot(flow.flow.snapshot().data())
    let restored = SampleTestFlow(setup(SampleWorld()), startsAtOnce: false)
    #expect(restored.flow.restore(kept).report.losses.isEmpty)
    #expect(restored.current == .detail && log.values.isEmpty)
    #expect(restored.flow.checkpoints.map(\.name) == rows.map(\.name))
    restored.flow.returnToCheckpoint(.amount, value: 6)
    #expect(restored.current == .notes)
    #expect(log.values == ["notes 6"])
  }

  @Test func `an embedded flow returns to a checkpoint around it`() {
    let world = EmbeddingWorld()
    let log = log
    var checkpoints = PlaceCheckpoints()
    checkpoints.add(.amount) { (place: SampleDestination, value: Int) in
      log.values.append("\(place.type) \(value)")
    }
    let setup = world.setup
    (setup.providers[.notes] as? SampleProvider)?.checkpoints = checkpoints
    let flow = SampleTestFlow(setup)
    flow.present(.push(.compose))
    flow.inner()?.returnToCheckpoint(.amount, value: 8)
    #expect(flow.current == .notes)
    #expect(log.values == ["notes 8"])
  }
}

extension FlowSetup {
  fileprivate func guarded(by guards: [Guard]) -> Self {
    var setup = self
    setup.guards = guards
    return setup
  }
}
