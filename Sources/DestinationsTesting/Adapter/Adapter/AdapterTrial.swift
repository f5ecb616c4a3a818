internal import Destinations

/// A case that is tried on an adapter.
///
/// It stands between the flow and the adapter, and watches the calls of the adapter.
@MainActor
final class AdapterTrial<
  DestinationType: RoutableDestinations, ContentType: ContentTypeable, TabType: TabTypeable
> {
  typealias Adapter = AdapterUnderTest<DestinationType, ContentType, TabType>

  let adapter: Adapter

  /// The number of requests that the flow has received.
  private(set) var requestCount = 0

  /// The faults of the adapter, in order.
  private(set) var faults: [String] = []

  /// Whether the adapter or its samples offer nothing to try the case with.
  private(set) var isSkipped = false

  private let limit: Duration
  /// The removed places, with the interfaces that the adapter is to release.
  private var removed: [ReleasedPart] = []

  init(_ adapter: Adapter, limit: Duration) {
    self.adapter = adapter
    self.limit = limit
    adapter.flow.onEvent = { [weak self] event in
      if case .requested = event.kind { self?.requestCount += 1 }
    }
  }

  var flow: Adapter.AppFlow { adapter.flow }
  var samples: Adapter.Samples { adapter.samples }

  /// The tab that the flow has selected.
  var selectedTab: TabType? {
    guard let current = flow.tree.currentID else { return nil }
    return flow.nearestTabBar(from: current)?.selectedTab.type
  }

  /// Leaves the case out.
  func skip() { isSkipped = true }

  func start() async {
    flow.attach(self)
    flow.start()
    await check()
  }

  func present(_ presentation: Adapter.Presentation) async {
    flow.presentDestination(configuration: presentation)
    await check()
  }

  /// Makes a gesture, and checks that it has removed the expected number of places from the flow.
  func gesture(leaves count: Int, _ work: () -> Void) async {
    let before = flow.tree.count
    work()
    await check()
    let left = before - flow.tree.count
    expect(left == count, "\(left) places left the flow's tree, but the gesture removes \(count)")
  }

  func expect(_ isTrue: Bool, _ fault: String) {
    if !isTrue { faults.append(fault) }
  }

  func expectReleased() {
    let kept = removed.filter { $0.object != nil }.map(\.name)
    expect(kept.isEmpty, "not released: \(kept.joined(separator: ", "))")
  }

  /// Waits for the adapter, and checks that it shows the presented places.
  func check() async {
    await rest()
    checkShown { "\($0) is shown instead of \($1)" }
  }

  /// Waits until everything is acknowledged, up to a limit.
  func rest() async {
    if await flow.engine.rest(within: limit, until: \.isIdle) { return }
    let pending = flow.pending.map(\.description).joined(separator: ", ")
    faults.append("it is still waiting: \(pending)")
  }

  private func checkShown(_ fault: (_ shown: String, _ current: String) -> String) {
    let (shown, current) = (adapter.front(), flow.currentDestination?.type)
    if shown != current { faults.append(fault(name(shown), name(current))) }
  }

  private func name(_ route: DestinationType?) -> String { route.map { "\($0)" } ?? "nothing" }
}

extension AdapterTrial: FlowCoordinating {
  func show(_ transition: InterfaceTransition) {
    for change in transition.changes { noteRemoval(in: change) }
    adapter.coordinator.show(
      transition.watched { [weak self] number in
        self?.checkShown { "transition \(number) was acknowledged before \($1) was shown" }
      })
  }

  private func noteRemoval(in change: InterfaceChange) {
    switch change {
    case .remove(let place, _, _, _), .replace(let place, _, _, _, _):
      removed.append(ReleasedPart(name: "\(place)", object: place.interface as AnyObject?))
    default: break
    }
  }
}
