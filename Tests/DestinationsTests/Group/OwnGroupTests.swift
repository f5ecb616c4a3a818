import Destinations
import DestinationsTesting
import Foundation
import Testing

/// Containers as an app writes them, by conforming to a protocol and nothing else.
@MainActor
struct OwnGroupTests {
  private func routes(
    of group: some GroupedDestinationable<
      Sample.DestinationType, Sample.ContentType, Sample.TabType
    >
  ) -> [Sample.DestinationType] {
    group.childDestinations().map { $0.type }
  }

  @Test func `a carousel is a group`() {
    let carousel = OwnContainer()
    for route in [Sample.DestinationType.first, .second] {
      carousel.addChild(childDestination: OwnDestination(route))
    }
    #expect(carousel.nodeKind == .group)
    #expect(routes(of: carousel) == [.first, .second])
    let flow = SampleWorld(start: .notes).flow()
    (flow.place(.notes) as? SampleStack)?.addChild(childDestination: carousel)
    #expect(flow.current == .second)
    #expect(flow.visible == [.group, .second])
  }

  @Test func `an own stack, tab bar and split view are what they say`() {
    #expect(OwnStack().nodeKind == .stack)
    #expect(OwnTabBar().nodeKind == .tabs)
    #expect(OwnSplitView().nodeKind == .split)
  }

  @Test func `a tab bar and a split view put a child where the focus is`() throws {
    let flow = SampleWorld().flow()
    let tabs = try #require(flow.place(.home) as? SampleTabBar)
    flow.select(.tags)
    tabs.addChild(childDestination: OwnDestination(.loose))
    flow.expectPath([.tags, .loose])
    let split = SampleWorld(start: .split).flow()
    (split.place(.split) as? SampleSplitView)?.addChild(childDestination: OwnDestination(.loose))
    #expect(split.active == [.split, .pane, .loose])
  }

  @Test func `a tab bar without tabs has nowhere to put a child`() {
    let tabs = OwnTabBar()
    tabs.addChild(childDestination: OwnDestination(.loose))
    #expect(tabs.childDestinations().isEmpty)
    #expect(tabs.activeTabs.isEmpty)
  }
}

private final class OwnContainer: GroupedDestinationable {
  typealias UserInteractionType = Act
  typealias DestinationType = Sample.DestinationType
  typealias ContentType = Sample.ContentType
  typealias TabType = Sample.TabType
  typealias InteractorType = NoInteractor

  let id = UUID()
  let type = Sample.DestinationType.group
  var internalState =
    DestinationInternalState<
      Act, Sample.DestinationType, Sample.ContentType, Sample.TabType, NoInteractor
    >()
}

private final class OwnStack: NavigatingDestinationable {
  typealias UserInteractionType = Act
  typealias DestinationType = Sample.DestinationType
  typealias ContentType = Sample.ContentType
  typealias TabType = Sample.TabType
  typealias InteractorType = NoInteractor

  let id = UUID()
  let type = Sample.DestinationType.notes
  var internalState =
    DestinationInternalState<
      Act, Sample.DestinationType, Sample.ContentType, Sample.TabType, NoInteractor
    >()
}

private final class OwnTabBar: TabBarDestinationable {
  typealias UserInteractionType = Act
  typealias DestinationType = Sample.DestinationType
  typealias ContentType = Sample.ContentType
  typealias TabType = Sample.TabType
  typealias InteractorType = NoInteractor

  let id = UUID()
  let type = Sample.DestinationType.home
  var internalState =
    DestinationInternalState<
      Act, Sample.DestinationType, Sample.ContentType, Sample.TabType, NoInteractor
    >()
}

private final class OwnSplitView: SplitViewDestinationable {
  typealias UserInteractionType = Act
  typealias DestinationType = Sample.DestinationType
  typealias ContentType = Sample.ContentType
  typealias TabType = Sample.TabType
  typealias InteractorType = NoInteractor

  let id = UUID()
  let type = Sample.DestinationType.split
  var internalState =
    DestinationInternalState<
      Act, Sample.DestinationType, Sample.ContentType, Sample.TabType, NoInteractor
    >()
}
