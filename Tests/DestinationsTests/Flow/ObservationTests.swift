import Destinations
import DestinationsTesting
import Foundation
import Observation
import Testing

@MainActor
struct ObservationTests {
  @Test func `the path of a stack is told once a transition, and only if it changed`() {
    let flow = SampleWorld().flow()
    let stack = flow.place(.notes) as? SampleStack
    let observer = Observer { _ = stack?.navigator()?.navigationPath }
    flow.presentPath([.push(.detail), .push(.edit)])
    #expect(observer.count == 1)
    flow.present(.tab(.tags, showing: .loose))
    #expect(observer.count == 1)
    flow.goBack()
    #expect(observer.count == 1)
    flow.tapTab(.notes)
    flow.goBack()
    #expect(observer.count == 2)
  }

  @Test func `the tabs are told when another is selected, not when a path changes`() {
    let flow = SampleWorld().flow()
    let tabs = flow.place(.home) as? SampleTabBar
    let observer = Observer { _ = tabs?.selectedTab }
    flow.present(.push(.detail))
    #expect(observer.count == 0)
    flow.presentPath([.tab(.tags), .tab(.trash)])
    #expect(observer.count == 1)
    flow.tapTab(.trash)
    #expect(observer.count == 1)
  }

  @Test func `the current place is told when it is another one`() {
    let flow = SampleWorld().flow()
    let observer = Observer { _ = flow.flow.currentDestination }
    flow.present(.push(.detail))
    #expect(observer.count == 1)
    var hidden = Sample.Presentation.add(.loose)
    hidden.shouldSetDestinationAsCurrent = false
    flow.present(hidden)
    #expect(observer.count == 1)
    flow.present(.replaceCurrent(with: .edit))
    #expect(observer.count == 2)
  }

  @Test func `a sheet slot is told when its sheet comes and goes`() {
    let flow = SampleWorld(start: .notes).flow()
    let notes = flow.id(.notes)
    let observer = Observer { _ = flow.flow.sheet(of: notes) }
    flow.present(.push(.detail))
    #expect(observer.count == 0)
    var sheet = Sample.Presentation.sheet(.compose)
    sheet.parentDestinationID = notes
    flow.present(sheet)
    #expect(observer.count == 1)
    flow.dismissSheet()
    #expect(observer.count == 2)
  }

  @Test func `a split view is told when another column is focused`() {
    let flow = SampleWorld(start: .split).flow()
    let split = flow.place(.split) as? SampleSplitView
    let observer = Observer { _ = split?.focusedColumn }
    flow.present(.column(.content, showing: .detail))
    #expect(observer.count == 1)
    flow.present(.column(.content, showing: .detail))
    #expect(observer.count == 1)
  }

  @Test func `a refused request tells nobody`() {
    let flow = SampleWorld(start: .notes).flow()
    let current = Observer { _ = flow.flow.currentDestination }
    let tree = Observer { _ = flow.flow.activeDestinations }
    flow.goBack()
    #expect(current.count + tree.count == 0)
    flow.present(.push(.detail))
    #expect(current.count == 1)
    #expect(tree.count == 1)
  }

  @Test func `whoever observes may ask for something at once`() {
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
    #expect(flow.active == [.notes, .detail, .edit])
    #expect(observer.count == 2)
  }

  @Test func `the children of a tab bar are told when one comes`() {
    let flow = SampleWorld().flow()
    let tabs = flow.place(.home) as? SampleTabBar
    let observer = Observer { _ = tabs?.childDestinations() }
    flow.present(.tab(.tags, showing: .detail))
    #expect(observer.count == 1)
  }

  @Test
  func `what is read of places that are not there is not kept, and told when it may have come`() {
    let flow = SampleWorld(start: .notes).flow()
    let before = flow.flow.observedPartCount
    var count = 0
    for _ in 0..<100 {
      let observer = Observer { _ = flow.flow.sheet(of: UUID()) }
      flow.present(.push(.detail))
      count += observer.count
    }
    #expect(count == 100)
    #expect(flow.flow.observedPartCount <= before + 1)
  }

  @Test func `what was read of a place that left is forgotten, and stays so when it is read again`()
  {
    let flow = SampleWorld(start: .notes).flow()
    _ = flow.flow.tree
    let before = flow.flow.observedPartCount
    flow.present(.push(.detail))
    let id = flow.id(.detail)
    _ = flow.flow.sheet(of: id)
    #expect(flow.flow.observedPartCount == before + 1)
    flow.goBack()
    _ = flow.flow.sheet(of: id)
    #expect(flow.flow.observedPartCount == before)
  }
}
