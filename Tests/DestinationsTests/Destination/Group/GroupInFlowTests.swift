import Destinations
import DestinationsTesting
import Testing

@MainActor
struct GroupInFlowTests {
  @Test
  func `a group arrives with its children, which can be removed and belong to one flow`() throws {
    // A group is built with the children that its shape names.
    do {
      let world = SampleWorld(start: .group)
      let flow = world.flow()
      let group = try require(flow.place(.group) as? SampleGroup)
      expectEqual(group.childDestinations().map { $0.type }, [.first, .second])
      expectEqual(flow.current, .first)
      expectEqual(flow.visible, [.group, .first])

      // The hooks of children that join or leave a group in a flow are called.
      let child = SampleDestination(.loose, journal: world.journal)
      group.addChild(childDestination: child)
      expectEqual(
        world.journal.take(),
        [
          "loose prepareForPresentation", "first prepareForDisappearance(true)",
          "loose prepareForAppearance(true)",
        ])
      expectEqual(flow.current, .loose)
      group.removeChild(identifier: child.id)
      expectEqual(
        world.journal.take(),
        [
          "loose prepareForDisappearance(true)", "second prepareForAppearance(true)",
          "loose cleanupResources", "loose removeAssociatedInterface",
        ])

      // A place that has left cannot be added again.
      flow.step("add again", expect: .unchanged) { group.addChild(childDestination: child) }
      expectEmpty(world.journal.take())

      // Focusing and replacing children of a group in a flow notifies the interface.
      flow.step("focus") { group.updateCurrentDestination(destinationID: flow.id(.first)) }
      expectEqual(flow.steps.last?.calls.map(\.description), ["select child 0 of #1"])
      flow.step("replace") { group.replaceCurrentDestination(with: SampleDestination(.loose)) }
      expectEqual(group.childDestinations().map { $0.type }, [.loose, .second])
      expectEqual(flow.current, .loose)
    }

    // Removing all children is one transition.
    do {
      let world = SampleWorld(start: .notes)
      let flow = world.flow()
      flow.presentPath([.push(.detail), .push(.edit), .push(.loose)])
      _ = world.journal.take()
      let step = flow.step("remove all") {
        (flow.place(.notes) as? SampleStack)?.removeAllChildren()
      }
      expectEqual(flow.active, [.notes])
      expectEqual(Set(step.calls.map(\.transition)).count, 1)
      expectEqual(
        world.journal.lines.filter { $0.hasSuffix("Appearance(true)") },
        [
          "notes prepareForAppearance(true)"
        ])
    }

    // A place of one flow cannot be added to another.
    do {
      let (one, other) = (SampleWorld(start: .group).flow(), SampleWorld(start: .group).flow())
      let child = try require(one.place(.first))
      other.step("add", expect: .unchanged) {
        (other.place(.group) as? SampleGroup)?.addChild(childDestination: child)
      }
      #expect(one.place(.first) === child)
    }
  }

  @Test func `a populated group arrives with its own children, alone or within a path`() {
    // A populated group joins the flow with its own children, not those of its shape.
    do {
      let world = SampleWorld(start: .notes)
      let flow = world.flow()
      let stack = SampleStack(.notes, journal: world.journal)
      let child = SampleDestination(.edit, journal: world.journal)
      stack.addChild(childDestination: child)
      let provider = SampleProvider(world.journal, shape: .group([.first, .second]))
      provider.builds = { _ in
        let group = SampleGroup(.group, journal: world.journal)
        group.addChild(childDestination: stack)
        return group
      }
      flow.flow.register(provider, for: .group)
      flow.present(.push(.group))
      flow.expectTree(
        """
        notes stack
          group group selected=0
            child 0: notes stack
              > edit
        """)
      #expect(flow.flow.destination(for: child.id) === child)
      expectEqual(
        world.journal.lines,
        [
          "group prepareForPresentation", "notes prepareForPresentation",
          "edit prepareForPresentation", "notes prepareForDisappearance(true)",
          "group prepareForAppearance(true)", "edit prepareForAppearance(true)",
        ])
      flow.goBack()
      expectEqual(
        world.journal.events(of: "edit").suffix(2),
        [
          "cleanupResources", "removeAssociatedInterface",
        ])
    }

    // A group that its provider has emptied gets the children of its shape.
    do {
      let flow = SampleWorld(start: .notes).flow()
      let provider = SampleProvider(shape: .group([.first, .second]))
      provider.builds = { configuration in
        guard configuration.destinationType == .group else { return nil }
        let (group, child) = (SampleGroup(.group), SampleDestination(.edit))
        group.addChild(childDestination: child)
        group.removeChild(identifier: child.id)
        return group
      }
      flow.flow.register(provider, for: .group)
      flow.present(.push(.group))
      flow.expectPlaces([.notes, .group, .first, .second])
    }

    // A populated group joins the flow in the middle of a path as well.
    do {
      let world = SampleWorld(start: .notes)
      let flow = world.flow()
      let box = WeakBox()
      let provider = SampleProvider(world.journal, shape: .stack)
      provider.builds = { _ in
        let stack = SampleStack(.pane, journal: world.journal)
        let child = SampleDestination(.first, journal: world.journal)
        child.assignAssociatedInterface(InterfaceDouble(child))
        stack.addChild(childDestination: child)
        box.add(stack)
        box.add(child)
        return stack
      }
      flow.flow.register(provider, for: .pane)
      // The children of a group are released with it if its request is refused.
      world.onBuild = { _ in throw CancellationError() }
      flow.presentPath([.push(.pane), .push(.edit)])
      flow.expectRefused(.buildFailed)
      expectEqual(box.text, "0 of 2")
      let goodbye = ["cleanupResources", "removeAssociatedInterface"]
      expectEqual(["pane", "first"].map { world.journal.events(of: $0) }, [goodbye, goodbye])

      world.onBuild = nil
      flow.presentPath([.push(.detail), .push(.pane), .push(.edit)])
      flow.expectTree(
        """
        notes stack
          detail
          pane stack
            first
            > edit
        """)
    }
  }
}
