import Destinations
import DestinationsTesting
import Testing

/// A presenter whose modals are sheets of a flow.
@MainActor
struct PresentationHostTests {
  @MainActor
  private final class Lock {
    var isLocked = true
  }

  private let world = SampleWorld()
  private let presenter = Presenter<Sample.DestinationType>(whenOccupied: .queue)

  private func attachedFlow() -> SampleTestFlow {
    let flow = world.flow()
    presenter.attach(.flow(flow.flow))
    return flow
  }

  @Test func `a modal is a sheet of the root, regardless of the place on screen`() throws {
    let flow = attachedFlow()
    flow.tapTab(.tags)
    presenter.present(.compose, style: .fullScreenCover)
    flow.expectCurrent(.compose)
    expectEqual(flow.flow.tree.parentID(of: flow.id(.compose)), flow.id(.home))
    let root = try require(flow.flow.rootDestination as? SampleTabBar)
    expectEqual(SheetPresentation(of: root).sheet?.options.style, .fullScreenCover)

    // The places behind a modal change, and the modal stays.
    var behind = Sample.Presentation.tab(.trash)
    behind.currentDestinationID = flow.id(.home)
    flow.present(behind)
    flow.expectCurrent(.compose)
    expectEqual(presenter.presentation?.presentable, .compose)

    presenter.dismiss()
    flow.expectCurrent(.trash)
    expectNil(presenter.presentation)
    expectNil(presenter.leaving)
  }

  @Test func `the next modal appears once the interface acknowledges that the last has gone`() {
    let world = SampleWorld(acknowledging: .manually)
    let flow = world.flow()
    world.interface.acknowledgeAll()
    presenter.attach(.flow(flow.flow))
    presenter.present(.compose)
    world.interface.acknowledgeAll()
    presenter.present(.edit)
    presenter.dismiss()
    expectEqual(presenter.leaving?.presentable, .compose)
    expectNil(presenter.presentation)
    world.interface.acknowledge()
    expectNil(presenter.leaving)
    expectEqual(presenter.presentation?.presentable, .edit)
    world.interface.acknowledgeAll()
    flow.expectCurrent(.edit)
  }

  @Test func `modals leave with their root, and waiting modals appear over the next root`() {
    let flow = attachedFlow()
    var gone = 0
    // A modal that the user drags away has gone.
    presenter.present(.compose) { gone += 1 }
    flow.dragSheetDown()
    expectNil(presenter.presentation)
    expectEqual(gone, 1)

    presenter.present(.compose) { gone += 1 }
    presenter.present(.edit)
    flow.flow.presentDestination(configuration: .replaceRoot(with: .loose))
    expectEqual(gone, 2)
    expectEqual(presenter.presentation?.presentable, .edit)
    flow.expectCurrent(.edit)
    flow.flow.end()
    expectNil(presenter.presentation)
  }

  @Test func `a modal that a guard refuses is not shown`() {
    world.guards = [
      .init("locked") { $0.arriving.contains { $0.route == .edit } ? .deny(reason: "No.") : .allow }
    ]
    let flow = attachedFlow()
    var gone = 0
    expectEqual(presenter.present(.edit) { gone += 1 }, .refused)
    expectNil(presenter.presentation)
    expectEqual(gone, 0)
    flow.expectCurrent(.notes)
  }

  @Test func `a modal that a guard keeps stays, and the next one waits`() {
    let lock = Lock()
    world.guards = [
      .init("unsaved") { difference in
        lock.isLocked && difference.leaving.contains { $0.route == .compose }
          ? .deny(reason: "Unsaved.") : .allow
      }
    ]
    let flow = attachedFlow()
    presenter.present(.compose)
    presenter.present(.edit)
    presenter.dismiss()
    expectEqual(presenter.presentation?.presentable, .compose)
    expectNil(presenter.leaving)
    lock.isLocked = false
    presenter.dismiss()
    expectEqual(presenter.presentation?.presentable, .edit)
    flow.expectCurrent(.edit)
  }

  @Test func `a modal waiting for its turn can be dismissed before it is shown`() {
    let flow = attachedFlow()
    flow.flow.onEvent = { [presenter] event in
      guard case .appeared(_, "tags") = event.kind else { return }
      presenter.present(.compose)
      presenter.dismiss()
    }
    flow.tapTab(.tags)
    flow.expectCurrent(.tags)
    expectNil(presenter.presentation)
    expectNil(presenter.leaving)
  }

  @Test(arguments: [RecordedHook.prepareForPresentation, .prepareForAppearance(true)])
  func `a modal that is dismissed while it is presented leaves at once, and makes way for the next`(
    hook: RecordedHook
  ) {
    world.onBuild = { [presenter] place in
      if place.type == .compose { place.onHook = { if $0 == hook { presenter.dismiss() } } }
    }
    let flow = attachedFlow()
    var gone = 0
    #expect(presenter.present(.compose) { gone += 1 } != .refused)
    flow.expectCurrent(.notes)
    expectEqual(gone, 1)
    expectNil(presenter.leaving)
    presenter.present(.edit)
    flow.expectCurrent(.edit)
  }

  @Test func `a presenter refuses modals after its flow was released`() {
    do {
      let flow = Sample.AppFlow(world.setup)
      flow.start()
      presenter.attach(.flow(flow))
    }
    expectEqual(presenter.present(.compose), .refused)
    expectNil(presenter.presentation)
  }

  // MARK: Another flow

  @Test func `a modal leaving slowly counts as gone when another host is attached`() {
    let slow = SampleWorld(acknowledging: .manually)
    let first = slow.flow()
    slow.interface.acknowledgeAll()
    presenter.attach(.flow(first.flow))
    var log: [String] = []
    presenter.present(.compose) { log.append("compose") }
    slow.interface.acknowledgeAll()
    presenter.dismiss()
    presenter.present(.edit) { log.append("edit") }
    expectEqual(presenter.leaving?.presentable, .compose)

    let second = world.flow()
    presenter.attach(.flow(second.flow))
    expectEqual(log, ["compose"])
    second.expectCurrent(.edit)
    slow.interface.acknowledgeAll()
    expectEqual(presenter.presentation?.presentable, .edit)
    presenter.dismiss()
    presenter.present(.loose)
    second.expectCurrent(.loose)
    expectEqual(log, ["compose", "edit"])
    first.expectCurrent(.notes)
  }

  @Test func `a modal moves from flow to flow, and leaves with the last one`() {
    let first = attachedFlow()
    var gone = 0
    presenter.present(.compose) { gone += 1 }
    let other = SampleWorld()
    let second = other.flow()
    presenter.attach(.flow(second.flow))
    first.expectCurrent(.notes)
    second.expectCurrent(.compose)
    // The former flow no longer affects the modal.
    first.flow.end()
    expectEqual(presenter.presentation?.presentable, .compose)
    expectEqual(gone, 0)
    second.dragSheetDown()
    expectNil(presenter.presentation)
    expectEqual(gone, 1)
  }

  @Test func `a modal that a guard keeps stays in its flow when another host is attached`() {
    for isSame in [true, false] {
      let lock = Lock()
      world.guards = [
        .init("unsaved") { difference in
          lock.isLocked && difference.leaving.contains { $0.route == .compose }
            ? .deny(reason: "Unsaved.") : .allow
        }
      ]
      let (flow, presenter) = (
        world.flow(), Presenter<Sample.DestinationType>(whenOccupied: .queue)
      )
      presenter.attach(.flow(flow.flow))
      var gone: [Sample.DestinationType] = []
      presenter.present(.compose) { gone.append(.compose) }
      presenter.present(.edit) { gone.append(.edit) }
      let other = isSame ? flow : SampleWorld().flow()
      presenter.attach(.flow(other.flow))
      flow.expectCurrent(.compose)
      expectEqual(presenter.presentation?.presentable, .compose)
      expectEqual(gone, [])
      if !isSame { other.expectCurrent(.notes) }

      // The modal can still be dismissed in its flow, and the next one is shown by the new host.
      presenter.dismiss()
      expectEqual(presenter.presentation?.presentable, .compose)
      lock.isLocked = false
      presenter.dismiss()
      expectEqual(gone, [.compose])
      other.expectCurrent(.edit)
      if !isSame { flow.expectCurrent(.notes) }
    }
  }

  @Test func `a modal that the former host cannot dismiss moves back from the new host`() {
    let lock = Lock()
    let slow = SampleWorld(acknowledging: .manually)
    slow.guards = [
      .init("unsaved") { difference in
        lock.isLocked && difference.leaving.contains { $0.route == .compose }
          ? .deny(reason: "Unsaved.") : .allow
      }
    ]
    let flow = slow.flow()
    slow.interface.acknowledgeAll()
    presenter.attach(.flow(flow.flow))
    var gone = 0
    presenter.present(.compose) { gone += 1 }
    let other = world.flow()
    presenter.attach(.flow(other.flow))
    other.expectCurrent(.compose)
    slow.interface.acknowledgeAll()
    flow.expectCurrent(.compose)
    other.expectCurrent(.notes)
    expectEqual(presenter.presentation?.presentable, .compose)
    expectEqual(gone, 0)
    lock.isLocked = false
    presenter.dismiss()
    slow.interface.acknowledgeAll()
    flow.expectCurrent(.notes)
    expectEqual(gone, 1)
  }

  @Test func `a modal that has left its former flow stays in the new one, whatever a guard held`() {
    let lock = Lock()
    world.guards = [
      .init("unsaved") { difference in
        lock.isLocked && difference.cause == .program && difference.removes(.compose)
          ? .hold(until: "go") : .allow
      }
    ]
    let (first, second) = (attachedFlow(), SampleWorld().flow())
    presenter.present(.compose)
    presenter.attach(.flow(second.flow))
    first.expectCurrent(.compose)
    first.dragSheetDown()
    lock.isLocked = false
    first.flow.signal("go")
    expectEqual(presenter.presentation?.presentable, .compose)
    second.expectCurrent(.compose)
  }

  @Test func `a host that is attached while another hides its modal shows it once`() {
    var shown: [String] = []
    func host(_ name: String) -> PresentationHost<Sample.DestinationType> {
      PresentationHost(show: { _ in shown.append(name) })
    }
    var isFirst = true
    presenter.attach(
      PresentationHost(hide: { _, whenGone in
        if isFirst {
          isFirst = false
          presenter.attach(host("third"))
        }
        whenGone()
      }))
    presenter.present(.compose)
    presenter.attach(host("second"))
    expectEqual(shown, ["third"])
  }

  @Test func `a flow attached again shows each modal once`() {
    for acknowledgement in [MockInterface.Acknowledgement.immediately, .manually] {
      let world = SampleWorld(acknowledging: acknowledgement)
      let flow = world.flow()
      world.interface.acknowledgeAll()
      let presenter = Presenter<Sample.DestinationType>(whenOccupied: .queue)
      presenter.attach(.flow(flow.flow))
      var gone: [Sample.DestinationType] = []
      for modal in [Sample.DestinationType.compose, .edit] {
        presenter.present(modal) { gone.append(modal) }
      }
      presenter.attach(.flow(flow.flow))
      world.interface.acknowledgeAll()
      expectEqual(
        flow.flow.tree.nodes.filter { $0.slot == .sheet }.map(\.payload.route), [.compose])
      expectEqual(gone, [])
      presenter.dismiss()
      presenter.attach(.flow(flow.flow))
      world.interface.acknowledgeAll()
      flow.expectCurrent(.edit)
      expectEqual(gone, [.compose])
      presenter.dismiss()
      world.interface.acknowledgeAll()
      flow.expectCurrent(.notes)
      expectEqual(gone, [.compose, .edit])
    }
  }
}
