import Destinations
import DestinationsTesting
import Foundation
import Testing

@MainActor
struct NavigatorTests {
  /// A stack's interface that keeps a navigator of its own.
  private struct Interface: InteractiveInterfacing, NavigatingDestinationInterfacing {
    typealias UserInteractionType = Act
    let destinationState: DestinationInterfaceState<Sample.StackOf<Interface>>
    let navigator: any DestinationPathNavigating = DestinationNavigator()
  }

  /// A navigator that finds elements in its own way.
  private final class LostNavigator: DestinationPathNavigating {
    var navigationPath: [UUID] = []
    var found: Int?

    func index(of identifier: UUID) -> Int? { found }
  }

  @Test func `a navigator given an element outside its path stays unchanged`() {
    let navigator = LostNavigator()
    navigator.navigationPath = [UUID(), UUID()]
    let path = navigator.navigationPath
    for index in [nil, -1, .min, 2, .max] {
      navigator.found = index
      navigator.backToElement(identifier: path[0])
      expectEqual(navigator.navigationPath, path)
    }
    navigator.found = 0
    navigator.backToElement(identifier: path[0])
    expectEqual(navigator.navigationPath, [path[0]])
  }

  @Test func `a stand-alone navigator keeps a path of its own`() {
    let navigator: any DestinationPathNavigating = DestinationNavigator()
    let ids: [UUID] = (0..<4).map { _ in UUID() }
    for id in ids { navigator.addPathElement(item: id) }
    #expect(navigator.navigationPath == ids && navigator.index(of: ids[1]) == 1)
    expectEqual(
      [navigator.currentPathElement(), navigator.previousPathElement()], [ids[3], ids[2]])
    let moves: [(name: String, move: @MainActor () -> Void, wanted: [UUID])] = [
      ("back", { navigator.backToPreviousPathElement() }, Array(ids.prefix(3))),
      ("back to the first", { navigator.backToElement(identifier: ids[0]) }, [ids[0]]),
      ("back to a stranger", { navigator.backToElement(identifier: UUID()) }, [ids[0]]),
      ("everything", { navigator.removeAll() }, []),
      ("back from nothing", { navigator.backToPreviousPathElement() }, []),
    ]
    for (name, move, wanted) in moves {
      move()
      expectEqual(navigator.navigationPath, wanted, "\(name)")
    }
    expectEqual([navigator.currentPathElement(), navigator.previousPathElement()], [nil, nil])

    // A navigator can outlive its stack.
    var stack: SampleStack? = SampleStack(.notes)
    let orphan = stack?.navigator()
    stack = nil
    expectEqual(orphan?.navigationPath, [])
    orphan?.navigationPath = [UUID()]
  }

  @Test
  func `a stack's navigator is a face of the tree, even when an interface keeps it`() throws {
    // The navigator of a stack is a face of the tree.
    do {
      let flow = SampleWorld(start: .notes).flow()
      let stack = try require(flow.place(.notes) as? SampleStack)
      let navigator = try require(stack.navigator())
      flow.presentPath([.push(.detail), .push(.edit), .push(.loose)])
      expectEqual(navigator.navigationPath, [flow.id(.detail), flow.id(.edit), flow.id(.loose)])
      navigator.backToPreviousPathElement()
      expectEqual(flow.current, .edit)
      navigator.backToElement(identifier: flow.id(.detail))
      expectEqual(flow.current, .detail)

      // A path that going back cannot produce changes nothing and is logged.
      let step = flow.step("write", expect: .unchanged) {
        navigator.addPathElement(item: UUID())
        navigator.navigationPath = [UUID()]
      }
      expectEqual(step.events.count, 2)

      navigator.removeAll()
      expectEqual(flow.current, .notes)

      // A stack goes back by the system's navigation, also from a pushed place.
      flow.presentPath([.push(.detail), .push(.edit)])
      flow.place(.edit)?.moveBackInNavigationStack()
      var currents = [flow.current]
      for _ in 1...2 {
        stack.navigateBackInStack()
        currents.append(flow.current)
      }
      expectEqual(currents, [.detail, .notes, .notes])
    }

    // A navigator that an interface keeps becomes the face of its stack.
    do {
      let provider = DestinationProvider(presentations: [.open: .push(.detail)]) {
        Sample.StackOf($0) { Interface(destinationState: .init(destination: $0)) }
      }
      let flow = Sample.AppFlow(
        Sample.Setup(
          providers: [.notes: provider, .detail: SampleProvider(TestJournal())],
          startingDestination: .replaceRoot(with: .notes)))
      flow.start()
      let interface = try require(flow.rootInterface as? Interface)
      try interface.destination().performInterfaceAction(interactionType: .open)
      expectEqual(interface.navigator.navigationPath, [flow.currentDestination?.id])
      interface.navigator.removeAll()
      expectEqual(flow.currentDestination?.type, .notes)
    }
  }

  @Test func `the nearest stack is the one that a push would use, or nil for a slot`() {
    let world = SampleWorld()
    let flow = world.flow()
    flow.flow.register(SampleProvider(shape: .stack), for: .loose)
    flow.present(.replaceRoot(with: .loose))
    flow.presentPath([
      .push(.home), .tab(.trash), .push(.group), .push(.edit), .tab(.tags), .push(.split),
      .column(.detail, showing: .compose), .column(.content, showing: .detail), .tab(.notes),
      .push(.wide),
    ])
    // Tabs and columns are stacks of their own for a push, so the stack around the tab bar is not found.
    let stacks: [(Sample.DestinationType, stack: Sample.DestinationType?)] = [
      (.loose, .loose), (.home, .loose), (.notes, .notes), (.detail, .pane), (.trash, nil),
      (.edit, nil), (.tags, nil), (.split, nil), (.compose, nil), (.first, nil), (.sidebar, nil),
    ]
    for (route, stack) in stacks {
      expectEqual(flow.flow.nearestStack(from: flow.id(route))?.type, stack, "from \(route)")
    }
    // The stack of a push is found.
    for (route, stack) in stacks {
      let other = flow.flow.tree.nearestStack(from: flow.id(route))
      expectEqual(other?.slot == .path ? other?.id : nil, stack.map(flow.id), "from \(route)")
    }
    // The bottom of a sheet is in no stack.
    flow.present(Refusal.asking(.sheet(.bottom), from: flow.id(.wide)))
    expectNil(flow.flow.nearestStack(from: flow.id(.bottom)))
  }

  @Test
  func `the nearest containers are found innermost first, and never outside a sheet`() {
    // The nearest containers are found, but none outside a sheet.
    do {
      let flow = SampleWorld().flow()
      flow.presentPath([.push(.split), .column(.content, showing: .edit), .sheet(.compose)])
      func containers(_ id: UUID) -> [Sample.DestinationType?] {
        [
          flow.flow.nearestStack(from: id)?.type, flow.flow.nearestSplitView(from: id)?.type,
          flow.flow.nearestTabBar(from: id)?.type,
        ]
      }
      expectEqual(containers(flow.id(.edit)), [.pane, .split, .home])
      expectEqual(containers(flow.id(.compose)), [nil, nil, nil])
      expectEqual(containers(UUID()), [nil, nil, nil])

      // A container stack counts as the nearest stack too.
      flow.present(.replaceRoot(with: .pile))
      expectEqual(containers(flow.id(.bottom)), [.pile, nil, nil])
    }

    // Of nested stacks, the innermost is the nearest.
    do {
      let flow = SampleWorld(start: .notes).flow()
      flow.flow.register(SampleProvider(shape: .stack(root: .pile)), for: .loose)
      flow.present(.replaceRoot(with: .loose))
      flow.expectTree(
        """
        loose container
          pile container
            > bottom
        """)
      let places: [Sample.DestinationType] = [.bottom, .pile, .loose]
      expectEqual(
        places.map { flow.flow.nearestStack(from: flow.id($0))?.type }, [.pile, .pile, .loose])
      flow.present(.push(.detail))
      flow.present(Refusal.asking(.push(.edit), from: flow.id(.loose)))
      expectEqual([flow.parent(of: .detail), flow.parent(of: .edit)], [.pile, .loose])
      flow.goBack()
      flow.goBack()
      expectEqual(flow.active, [.loose, .pile, .bottom])
    }
  }
}
