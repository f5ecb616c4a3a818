import Destinations
import DestinationsTesting
import Testing

@MainActor
struct StackPresentingTests {
  @Test func `pushes add any number of places to the nearest stack`() {
    // pushing puts a place on the nearest stack
    do {
      let world = SampleWorld(start: .notes)
      let flow = world.flow()
      let step = flow.present(.push(.detail, content: .note(7)))
      flow.expectPlaces([.notes, .detail], current: .detail)
      flow.expectParent(.notes, of: .detail)
      flow.expectPlaces(visible: [.detail])
      step.expectDone()
      world.journal.expect([
        "detail prepareForPresentation", "notes prepareForDisappearance(true)",
        "detail prepareForAppearance(true)",
      ])
      step.expectCalls(["insert detail #2 on path of #1"])
      expectEqual((flow.place(.detail) as? SampleDestination)?.configuration?.contentType, .note(7))
    }
    // pushing again hides what was on top before the new one is shown
    do {
      let world = SampleWorld(start: .notes)
      let flow = world.flow()
      flow.present(.push(.detail))
      _ = world.journal.take()
      flow.present(.push(.edit))
      world.journal.expect([
        "edit prepareForPresentation", "detail prepareForDisappearance(true)",
        "edit prepareForAppearance(true)",
      ])
    }
    // the same route can be pushed many times, each place with its own identifier
    do {
      let flow = SampleWorld(start: .notes).flow()
      for _ in 0..<3 { flow.present(.push(.detail)) }
      flow.expectPath([.detail, .detail, .detail])
      expectEqual(Set(flow.flow.activeDestinations.map { $0.id }).count, 4)
    }
    // running a presentation a thousand times leaves it as it was
    do {
      let presentation = Sample.Presentation.push(.detail, content: .note(1))
      let flow = SampleWorld(start: .notes).flow()
      for _ in 0..<1_000 { flow.flow.presentDestination(configuration: presentation) }
      expectEqual(flow.active.count, 1_001)
      expectNil(presentation.parentDestinationID)
      expectEqual(presentation.contentType, .note(1))
    }
  }

  @Test func `going back removes the top place until the bottom is reached`() {
    // going back removes the top and shows the place beneath
    do {
      let world = SampleWorld(start: .notes)
      let flow = world.flow()
      flow.presentPath([.push(.detail), .push(.edit)])
      _ = world.journal.take()
      let step = flow.goBack()
      flow.expectPlaces([.notes, .detail])
      world.journal.expect([
        "edit prepareForDisappearance(true)", "detail prepareForAppearance(true)",
        "edit cleanupResources", "edit removeAssociatedInterface",
      ])
      step.expectCalls(["remove edit #3 on path of #1"])
    }
    // going back from the last element of a path shows the stack's own interface
    do {
      let flow = SampleWorld(start: .notes).flow()
      flow.present(.push(.detail))
      flow.goBack()
      flow.expectCurrent(.notes)
      expectEqual(flow.flow.canGoBack(), false)
    }
    // a stack that keeps its first place never loses it
    do {
      let flow = SampleWorld(start: .pile).flow()
      flow.expectPlaces([.pile, .bottom])
      flow.goBack()
      flow.expectRefused(.nothingToGoBack)
      flow.present(.push(.detail))
      flow.goBack()
      flow.expectCurrent(.bottom)
    }
  }

  @Test func `a tab and a sheet are stacks of their own`() {
    // a tab whose root is not a stack takes a push on its own slot
    do {
      let flow = SampleWorld().flow()
      flow.select(.tags)
      flow.present(.push(.detail))
      flow.expectParent(.home, of: .detail)
      flow.expectPath([.tags, .detail])
      flow.goBack()
      flow.expectCurrent(.tags)
    }
    // going back at the bottom of a sheet does not dismiss the sheet
    do {
      let flow = SampleWorld(start: .notes).flow()
      flow.present(.push(.detail))
      flow.present(.sheet(.compose))
      flow.goBack()
      flow.expectRefused(.nothingToGoBack)
    }
    // a push inside a sheet stays inside the sheet
    do {
      let flow = SampleWorld(start: .notes).flow()
      flow.present(.sheet(.compose))
      flow.present(.push(.edit))
      flow.expectPath([.compose, .edit])
      flow.expectParent(.notes, of: .edit)
    }
  }

  @Test func `presenting returns the current place, or nil if it is refused`() {
    // the call returns the current place
    do {
      let flow = SampleWorld(start: .notes).flow().flow
      let pushed = flow.presentDestination(configuration: .push(.detail))
      let returned = flow.presentDestination(configuration: .goBack)
      expectEqual([pushed?.type, returned?.type], [.detail, .notes])
      expectNil(flow.presentDestination(configuration: .goBack))
    }
    // without a stack a push is refused
    do {
      let flow = SampleWorld(start: .compose).flow()
      flow.present(.push(.detail))
      flow.expectRefused(.noStack)
    }
  }
}
