import Destinations
import DestinationsTesting
import Foundation
import Testing

/// Groups outside of flows have a tree of their own.
@MainActor
struct GroupWithoutFlowTests {
  private let group = SampleGroup(.group)
  private let first = SampleDestination(.first)
  private let second = SampleDestination(.second)
  private let third = SampleDestination(.loose)

  /// The children of a group, with the current one in brackets.
  private func text(
    _ group: some GroupedDestinationable<
      Sample.DestinationType, Sample.ContentType, Sample.TabType
    >
  ) -> String {
    let current = group.currentChildDestination()?.id
    return group.childDestinations()
      .map { $0.id == current ? "[\($0.type)]" : "\($0.type)" }.joined(separator: " ")
  }

  private func filled() {
    for child in [first, second, third] { group.addChild(childDestination: child) }
  }

  @Test func `children are added in order, and the last becomes current by default`() {
    // An empty group has no children and no current one.
    expectEmpty(group.childDestinations())
    expectNil(group.currentChildDestination())
    group.removeChild(identifier: UUID())
    group.removeAllChildren()
    group.updateCurrentDestination(destinationID: UUID())
    group.replaceChild(currentID: UUID(), with: first)
    expectEmpty(group.childDestinations())

    group.addChild(childDestination: first)
    group.addChild(childDestination: second, shouldSetDestinationAsCurrent: false)
    expectEqual(text(group), "[first] second")
    expectEqual(first.parentDestinationID(), group.id)
    #expect(group.childForIdentifier(destinationIdentifier: second.id) === second)
    expectNil(group.childForIdentifier(destinationIdentifier: UUID()))

    // A child of the group is not added twice.
    group.addChild(childDestination: third)
    group.addChild(childDestination: first)
    expectEqual(text(group), "first second [loose]")
  }

  @Test func `removing the current child focuses its right neighbour, else its left`() {
    filled()
    // The current child can be chosen.
    group.updateCurrentDestination(destinationID: second.id)
    var texts = [text(group)]
    for child in [second, third] {
      group.removeChild(identifier: child.id)
      texts.append(text(group))
    }
    group.removeAllChildren()
    texts.append(text(group))
    expectEqual(texts, ["first [second] loose", "first [loose]", "[first]", ""])
    expectNil(first.parentDestinationID())
  }

  @Test func `replacing a child keeps its position`() {
    // Replacing the current child of an empty group adds a child.
    group.replaceCurrentDestination(with: third)
    expectEqual(text(group), "[loose]")
    group.replaceCurrentDestination(with: first)
    expectEqual(text(group), "[first]")

    group.addChild(childDestination: second)
    group.replaceChild(currentID: first.id, with: SampleDestination(.edit))
    expectEqual(text(group), "edit [second]")
  }

  @Test func `a child of one group does not become a child of another as well`() {
    let other = SampleGroup(.group)
    group.addChild(childDestination: first)
    other.addChild(childDestination: first)
    expectEqual([text(group), text(other)], ["[first]", ""])
    group.removeChild(identifier: first.id)
    other.addChild(childDestination: first)
    expectEqual([text(group), text(other)], ["", "[first]"])
    expectEqual(first.parentDestinationID(), other.id)
  }

  @Test func `groups can be nested and keep their contents`() {
    let inner = SampleStack(.notes)
    inner.addChild(childDestination: first)
    inner.addChild(childDestination: second)
    group.addChild(childDestination: inner)
    expectEqual([text(group), text(inner)], ["[notes]", "first [second]"])
    expectEqual(second.parentDestinationID(), inner.id)

    // A place inside a child is not a child.
    expectNil(group.childForIdentifier(destinationIdentifier: first.id))
    group.removeChild(identifier: first.id)
    expectEqual(text(inner), "first [second]")

    inner.removeChild(identifier: second.id)
    expectEqual(text(inner), "[first]")
    group.removeChild(identifier: inner.id)
    expectEqual([text(group), text(inner)], ["", "[first]"])
    expectEqual(first.parentDestinationID(), inner.id)
    let other = SampleGroup(.group)
    other.addChild(childDestination: inner)
    group.addChild(childDestination: second)
    expectEqual([text(other), text(inner), text(group)], ["[notes]", "[first]", "[second]"])
    other.replaceChild(currentID: inner.id, with: third)
    inner.addChild(childDestination: SampleDestination(.edit))
    expectEqual([text(other), text(inner)], ["[loose]", "first [edit]"])
  }

  @Test func `a stack without a flow pushes its children`() {
    let stack = SampleStack(.notes)
    stack.addChild(childDestination: first)
    stack.addChild(childDestination: second)
    expectEqual(text(stack), "first [second]")
    expectEqual(stack.navigator()?.navigationPath, [first.id, second.id])
    stack.updateCurrentDestination(destinationID: first.id)
    expectEqual(text(stack), "[first]")
  }

  @Test func `a group retains its children and releases them`() {
    let box = WeakBox()
    do {
      let group = SampleGroup(.group)
      box.add(group)
      for _ in 0..<3 {
        let child = SampleDestination(.first)
        child.assignAssociatedInterface(InterfaceDouble(child))
        box.add(child)
        group.addChild(childDestination: child)
      }
      expectEqual(box.livingCount, 4)
      group.removeChild(identifier: group.childDestinations()[0].id)
    }
    #expect(box.livingCount <= 1)
  }

  @Test func `a child keeps its interface when it enters and leaves a group`() {
    let interface = InterfaceDouble(first)
    first.assignAssociatedInterface(interface)
    group.addChild(childDestination: first)
    #expect(first.currentInterface() as? InterfaceDouble<SampleDestination> === interface)
    group.removeChild(identifier: first.id)
    #expect(first.currentInterface() as? InterfaceDouble<SampleDestination> === interface)
    first.removeAssociatedInterface()

    // A place outside of flows cannot present.
    group.updateInterfaceActions(actions: [])
    #expect(throws: DestinationError.self) {
      try group.performInterfaceAction(interactionType: .open)
    }
  }
}
