import Destinations
import DestinationsTesting
import Foundation
import Testing

/// Containers as an app writes them, by conforming to a single protocol.
@MainActor
struct OwnGroupTests {
  @Test func `an app's own carousel works as a group`() {
    let carousel = OwnContainer()
    for route in [Sample.DestinationType.first, .second] {
      carousel.addChild(childDestination: OwnDestination(route))
    }
    expectEqual(carousel.childDestinations().map { $0.type }, [.first, .second])
    let flow = SampleWorld(start: .notes).flow()
    (flow.place(.notes) as? SampleStack)?.addChild(childDestination: carousel)
    expectEqual(flow.current, .second)
    expectEqual(flow.visible, [.group, .second])
  }

  @Test func `an app's own stack, tab bar and split view work as containers`() throws {
    let kinds = [
      OwnContainer().nodeKind, OwnStack().nodeKind, OwnTabBar().nodeKind, OwnSplitView().nodeKind,
    ]
    expectEqual(kinds, [.group, .stack, .tabs, .split])

    // A tab bar without tabs has no slot for a child.
    let empty = OwnTabBar()
    empty.addChild(childDestination: OwnDestination(.loose))
    expectEmpty(empty.childDestinations())
    expectEmpty(empty.activeTabs)

    // A tab bar and a split view put a child into the focused slot.
    let flow = SampleWorld().flow()
    flow.select(.tags)
    (flow.place(.home) as? SampleTabBar)?.addChild(childDestination: OwnDestination(.loose))
    flow.expectPath([.tags, .loose])
    let split = SampleWorld(start: .split).flow()
    (split.place(.split) as? SampleSplitView)?.addChild(childDestination: OwnDestination(.loose))
    expectEqual(split.active, [.split, .pane, .loose])
  }
}

private final class OwnContainer: GroupedDestinationable {
  typealias UserInteractionType = Act
  typealias DestinationType = Sample.DestinationType
  typealias ContentType = Sample.ContentType
  typealias TabType = Sample.TabType
  typealias InteractorType = Never

  let id = UUID()
  let type = Sample.DestinationType.group
  var internalState =
    DestinationInternalState<
      Act, Sample.DestinationType, Sample.ContentType, Sample.TabType, Never
    >()
}

private final class OwnStack: NavigatingDestinationable {
  typealias UserInteractionType = Act
  typealias DestinationType = Sample.DestinationType
  typealias ContentType = Sample.ContentType
  typealias TabType = Sample.TabType
  typealias InteractorType = Never

  let id = UUID()
  let type = Sample.DestinationType.notes
  var internalState =
    DestinationInternalState<
      Act, Sample.DestinationType, Sample.ContentType, Sample.TabType, Never
    >()
}

private final class OwnTabBar: TabBarDestinationable {
  typealias UserInteractionType = Act
  typealias DestinationType = Sample.DestinationType
  typealias ContentType = Sample.ContentType
  typealias TabType = Sample.TabType
  typealias InteractorType = Never

  let id = UUID()
  let type = Sample.DestinationType.home
  var internalState =
    DestinationInternalState<
      Act, Sample.DestinationType, Sample.ContentType, Sample.TabType, Never
    >()
}

private final class OwnSplitView: SplitViewDestinationable {
  typealias UserInteractionType = Act
  typealias DestinationType = Sample.DestinationType
  typealias ContentType = Sample.ContentType
  typealias TabType = Sample.TabType
  typealias InteractorType = Never

  let id = UUID()
  let type = Sample.DestinationType.split
  var internalState =
    DestinationInternalState<
      Act, Sample.DestinationType, Sample.ContentType, Sample.TabType, Never
    >()
}
