import Destinations
import DestinationsTesting
import Foundation
import Observation
import Testing

@MainActor
struct ObservationTests {
  @Test func `an observer is notified once per transition, if its part changed`() {
    // observers of a path are notified once per transition, and only if the path changed
    do {
      let flow = SampleWorld().flow()
      let stack = flow.place(.notes) as? SampleStack
      let observer = Observer { _ = stack?.navigator()?.navigationPath }
      flow.presentPath([.push(.detail), .push(.edit)])
      observer.expectCount(1)
      flow.present(.tab(.tags, showing: .loose))
      observer.expectCount(1)
      flow.goBack()
      observer.expectCount(1)
      flow.tapTab(.notes)
      flow.goBack()
      observer.expectCount(2)
    }
    // the tabs notify observers of another selection, not of a changed path
    do {
      let flow = SampleWorld().flow()
      let tabs = flow.place(.home) as? SampleTabBar
      let observer = Observer { _ = tabs?.selectedTab }
      flow.present(.push(.detail))
      observer.expectCount(0)
      flow.presentPath([.tab(.tags), .tab(.trash)])
      observer.expectCount(1)
      flow.tapTab(.trash)
      observer.expectCount(1)
    }
    // a new current place notifies observers
    do {
      let flow = SampleWorld().flow()
      let observer = Observer { _ = flow.flow.currentDestination }
      flow.present(.push(.detail))
      observer.expectCount(1)
      var hidden = Sample.Presentation.add(.loose)
      hidden.shouldSetDestinationAsCurrent = false
      flow.present(hidden)
      observer.expectCount(1)
      flow.present(.replaceCurrent(with: .edit))
      observer.expectCount(2)
    }
    // a sheet slot notifies observers when its sheet arrives and leaves
    do {
      let flow = SampleWorld(start: .notes).flow()
      let notes = flow.id(.notes)
      let observer = Observer { _ = flow.flow.sheet(of: notes) }
      flow.present(.push(.detail))
      observer.expectCount(0)
      var sheet = Sample.Presentation.sheet(.compose)
      sheet.parentDestinationID = notes
      flow.present(sheet)
      observer.expectCount(1)
      flow.dismissSheet()
      observer.expectCount(2)
    }
    // a split view notifies observers of another focused column
    do {
      let flow = SampleWorld(start: .split).flow()
      let split = flow.place(.split) as? SampleSplitView
      let observer = Observer { _ = split?.focusedColumn }
      flow.present(.column(.content, showing: .detail))
      observer.expectCount(1)
      flow.present(.column(.content, showing: .detail))
      observer.expectCount(1)
    }
  }

  @Test func `a refusal notifies no observer, and an observer can send requests`() {
    // a refused request notifies no observer
    do {
      let flow = SampleWorld(start: .notes).flow()
      let current = Observer { _ = flow.flow.currentDestination }
      let tree = Observer { _ = flow.flow.activeDestinations }
      flow.goBack()
      expectEqual(current.count + tree.count, 0)
      flow.present(.push(.detail))
      current.expectCount(1)
      tree.expectCount(1)
    }
    // observers may make requests at once
    do {
      let flow = SampleWorld(start: .notes).flow()
      var hasAsked = false
      let observer = Observer {
        guard flow.flow.activeDestinations.count == 1, !hasAsked else { return }
      }
      withObservationTracking {
        _ = flow.flow.currentDestination
      } onChange: {
        MainActor.assumeIsolated {
          hasAsked = true
          flow.flow.presentDestination(configuration: .push(.edit))
        }
      }
      flow.present(.push(.detail))
      flow.expectPlaces([.notes, .detail, .edit])
      observer.expectCount(2)
    }
    // the children of a tab bar notify observers of an added tab
    do {
      let flow = SampleWorld().flow()
      let tabs = flow.place(.home) as? SampleTabBar
      let observer = Observer { _ = tabs?.childDestinations() }
      flow.present(.tab(.tags, showing: .detail))
      observer.expectCount(1)
    }
    // observers of a tab's current place and of the way back are notified when the tree changes
    do {
      let flow = SampleWorld().flow()
      let tabs = flow.place(.home) as? SampleTabBar
      let tab = Observer { _ = tabs?.currentDestination(for: .notes) }
      let back = Observer { _ = flow.flow.canGoBack() }
      flow.present(.push(.detail))
      expectEqual(tab.count, 1)
      expectEqual(back.count, 1)
    }
  }

  /// A property of a flow or of its first place, and a change of it.
  private struct Reading {
    let name: String
    let change: Sample.Presentation
    let start: Sample.DestinationType
    /// Finds the object to read, before the observation begins.
    let find: @MainActor (SampleTestFlow) -> @MainActor () -> Void

    init(
      _ name: String, after change: Sample.Presentation = .replaceRoot(with: .home),
      _ read: @escaping @MainActor (Sample.AppFlow) -> Void
    ) {
      (self.name, self.change, start) = (name, change, .notes)
      find = { test in { read(test.flow) } }
    }

    init<Place: SampleDestination>(
      _ name: String, _ start: Sample.DestinationType, after change: Sample.Presentation,
      _ read: @escaping @MainActor (Place) -> Void
    ) {
      (self.name, self.change, self.start) = (name, change, start)
      find = { test in
        let place = test.place(start) as? Place
        return { place.map(read) }
      }
    }
  }

  private static let readings: [Reading] = [
    Reading("tree") { _ = $0.tree },
    Reading("current") { _ = $0.currentDestination },
    Reading("root") { _ = $0.rootDestination },
    Reading("interface of the root") { _ = $0.rootInterface },
    Reading("active") { _ = $0.activeDestinations },
    Reading("visible") { _ = $0.visibleDestinations },
    Reading("way back", after: .push(.detail)) { _ = $0.canGoBack() },
    Reading("checkpoints") { _ = $0.checkpoints },
    Reading("way to a checkpoint") { _ = $0.canReturn(to: Checkpoint<Int>("amount")) },
    Reading("children", .notes, after: .push(.detail)) { (stack: SampleStack) in
      _ = stack.childDestinations()
    },
    Reading("tabs", .home, after: .tab(.tags)) { (bar: SampleTabBar) in _ = bar.activeTabs },
    Reading("root of a tab", .home, after: .tab(.tags, showing: .loose, placement: .replacing)) {
      (bar: SampleTabBar) in _ = bar.rootDestination(for: .tags)
    },
    Reading("current in a tab", .home, after: .push(.detail)) { (bar: SampleTabBar) in
      _ = bar.currentDestination(for: .notes)
    },
    Reading("current child", .home, after: .tab(.tags)) { (bar: SampleTabBar) in
      _ = bar.currentChildDestination()
    },
    Reading("columns", .split, after: .column(.content)) { (split: SampleSplitView) in
      _ = split.activeColumns
    },
    Reading("root of a column", .split, after: .column(.detail, showing: .notes)) {
      (split: SampleSplitView) in _ = split.rootDestination(for: .detail)
    },
    Reading("current in a column", .split, after: .column(.detail, showing: .notes)) {
      (split: SampleSplitView) in _ = split.currentDestination(for: .detail)
    },
  ]

  @Test func `every observable property of a flow or group notifies its observer once`() {
    for reading in Self.readings {
      let flow = SampleWorld(start: reading.start).flow()
      let observer = Observer(reading.find(flow))
      flow.flow.presentDestination(configuration: reading.change)
      expectEqual(observer.count, 1, reading.name)
    }
  }

  @Test func `an observation of an absent place leaves nothing behind`() {
    // reading a missing place keeps nothing, and observers are notified when the place may have arrived
    do {
      let flow = SampleWorld(start: .notes).flow()
      let before = flow.flow.engine.faces.count
      var count = 0
      for _ in 0..<100 {
        let observer = Observer { _ = flow.flow.sheet(of: UUID()) }
        flow.present(.push(.detail))
        count += observer.count
      }
      expectEqual(count, 100)
      #expect(flow.flow.engine.faces.count <= before + 1)
    }
    // the observation of a place that left is forgotten, even if it is read again
    do {
      let flow = SampleWorld(start: .notes).flow()
      _ = flow.flow.tree
      let before = flow.flow.engine.faces.count
      flow.present(.push(.detail))
      let id = flow.id(.detail)
      _ = flow.flow.sheet(of: id)
      expectEqual(flow.flow.engine.faces.count, before + 1)
      flow.goBack()
      _ = flow.flow.sheet(of: id)
      expectEqual(flow.flow.engine.faces.count, before)
    }
  }
}
