import Destinations
import DestinationsTesting
import Testing

@MainActor
struct PathTests {
  @Test
  func `a path is one transition, and each element acts from the one before`() {
    // a path is one transition, and its elements pass in order
    do {
      let world = SampleWorld()
      let flow = world.flow()
      let step = flow.presentPath([.push(.detail), .push(.edit), .sheet(.compose)])
      flow.expectPlaces([.home, .notes, .tags, .trash, .detail, .edit, .compose])
      expectEqual(world.interface.transitionCount, 2)
      expectEqual(step.events.count { $0.kind == .done }, 1)
      world.journal.expect([
        "detail prepareForPresentation", "edit prepareForPresentation",
        "compose prepareForPresentation", "notes prepareForDisappearance(true)",
        "detail prepareForAppearance(false)", "detail prepareForDisappearance(false)",
        "edit prepareForAppearance(false)", "edit prepareForDisappearance(false)",
        "compose prepareForAppearance(true)",
      ])
    }
    // each element acts from the place that the one before made or revealed
    do {
      let flow = SampleWorld().flow()
      flow.presentPath([.tab(.tags, showing: .detail), .push(.edit), .tab(.notes), .push(.loose)])
      flow.expectTree(
        """
        home tabs selected=notes
          tab notes: notes stack
            > loose
          tab tags: tags
          tab tags: detail
          tab tags: edit
          tab trash: trash
        """)
    }
    // the interface is not notified of places that arrive and leave within a path, but of the places that they replaced
    do {
      let paths: [(path: [Sample.Presentation], calls: [String])] = [
        ([.push(.edit), .replaceCurrent(with: .loose)], ["insert loose #3 on path of #1"]),
        (
          [.replaceCurrent(with: .edit), .replaceCurrent(with: .loose)],
          ["replace detail #2 with loose #3 on path of #1"]
        ),
        ([.replaceCurrent(with: .edit), .goBack], ["remove detail #2 on path of #1"]),
        (
          [.replaceRoot(with: .tags), .replaceRoot(with: .trash)],
          ["replace notes #1 with trash #3 as root"]
        ),
      ]
      for (path, calls) in paths {
        let flow = SampleWorld(start: .notes).flow()
        flow.present(.push(.detail))
        expectEqual(flow.presentPath(path).calls.map(\.description), calls)
      }
    }
    // an element without content inherits that of the path
    do {
      let world = SampleWorld(start: .notes)
      var contents: [Sample.DestinationType: Sample.ContentType?] = [:]
      world.onBuild = { contents[$0.type] = $0.configuration?.contentType }
      let flow = world.flow()
      flow.present(
        .path(
          [.push(.detail), .push(.edit, content: .note(2)), .path([.push(.loose)])],
          content: .note(1)))
      expectEqual(contents, [.detail: .note(1), .edit: .note(2), .loose: .note(1), .notes: nil])
    }
    // paths in a path are flattened
    do {
      let flow = SampleWorld(start: .notes).flow()
      flow.presentPath([.push(.detail), .path([.push(.edit), .path([.push(.loose)])])])
      flow.expectPath([.detail, .edit, .loose])
    }
  }

  @Test(arguments: [
    (Sample.Presentation.dismissSheet, DestinationError.Code.noSheet),
    (.tab(.tags), .noTabBar), (.column(.detail), .noSplitView),
    (.moveToNearest(.trash), .noMatchingPlace),
    (Sample.Presentation(presentationType: .replaceRoot), .noDestinationType),
    (.push(.trash), .noProvider), (.path([]), .emptyPath),
  ])
  func `a refused element refuses the whole path and is named in the error`(
    _ element: Sample.Presentation, _ code: DestinationError.Code
  ) {
    let world = SampleWorld(start: .notes)
    world.missing = [.trash]
    let flow = world.flow()
    let step = flow.presentPath([.push(.detail), element, .push(.edit)])
    flow.expectRefused(code)
    expectEqual(step.error?.pathIndex, 1)
    world.journal.expect([])
  }

  @Test func `an empty path is refused, and options apply to elements`() {
    // an empty path is refused
    do {
      let flow = SampleWorld(start: .notes).flow()
      flow.presentPath([])
      flow.expectRefused(.emptyPath)
    }
    // stack animation is off in a path unless it is asked for
    do {
      let flow = SampleWorld(start: .notes).flow()
      let plain = flow.presentPath([.push(.detail), .push(.edit)])
      var wanted = Sample.Presentation.push(.loose)
      wanted.navigationStackOptions = NavigationStackPresentationOptions(shouldAnimate: true)
      let asked = flow.presentPath([.push(.detail), wanted])
      let single = flow.present(.push(.detail))
      let animated = [plain, asked, single].map { $0.calls.map(\.isAnimated) }
      expectEqual(animated, [[false, false], [false, true], [true]])
    }
    // an option of the whole path applies to each element
    do {
      let flow = SampleWorld(start: .notes).flow()
      let path = Sample.Presentation.path([.push(.detail), .path([.push(.edit)])])
      let step = flow.present(path.animated(true))
      expectEqual(step.calls.map(\.isAnimated), [true, true])
      expectEqual(flow.present(path.animated(false)).calls.map(\.isAnimated), [false, false])
    }
    // a root replaces another without an animation
    do {
      let flow = SampleWorld(start: .notes).flow()
      let animated = [true, false].map { isAnimated in
        flow.present(.replaceRoot(with: .loose).animated(isAnimated)).calls.map(\.isAnimated)
      }
      expectEqual(animated, [[true], [false]])
    }
    // the options of an element apply to its own change
    do {
      let flow = SampleWorld(start: .notes).flow()
      let options = SheetPresentationOptions(style: .fullScreenCover)
      let step = flow.presentPath([.push(.detail), .sheet(.compose, options: options)])
      expectEqual(step.calls.map(\.sheet), [nil, options])
    }
  }

  @Test func `only places that remain of a path are built, and every completion is called`() {
    // places that a later element removes are never built
    do {
      let world = SampleWorld(start: .notes)
      let flow = world.flow()
      let step = flow.presentPath([.push(.detail), .goBack, .push(.edit)])
      flow.expectPlaces([.notes, .edit])
      #expect(!world.journal.lines.contains { $0.hasPrefix("detail") })
      step.expectCalls(["insert edit #2 on path of #1"])
    }
    // the completion of the path and of each element is called once
    do {
      let flow = SampleWorld(start: .notes).flow()
      var calls: [String] = []
      func counted(_ name: String, _ presentation: Sample.Presentation) -> Sample.Presentation {
        var presentation = presentation
        presentation.completionClosure = { calls.append("\(name) \($0)") }
        return presentation
      }
      let path = counted("path", .path([counted("a", .push(.detail)), counted("b", .push(.edit))]))
      flow.present(path)
      expectEqual(calls, ["a true", "b true", "path true"])
      calls = []
      flow.present(
        counted("path", .path([counted("a", .push(.detail)), counted("b", .tab(.tags))])))
      expectEqual(calls, ["a false", "b false", "path false"])
    }
  }
}
