import Destinations
import DestinationsTesting
import Foundation
import Testing

/// Groups that live in no flow keep a tree of their own.
@MainActor
struct GroupWithoutFlowTests {
  private let first = SampleDestination(.first)
  private let second = SampleDestination(.second)
  private let third = SampleDestination(.loose)

  private func routes(
    of group: some GroupedDestinationable<
      Sample.DestinationType, Sample.ContentType, Sample.TabType
    >
  ) -> [Sample.DestinationType] {
    group.childDestinations().map { $0.type }
  }

  @Test func `an empty group has no children and no current one`() {
    let group = SampleGroup(.group)
    #expect(group.childDestinations().isEmpty)
    #expect(group.currentChildDestination() == nil)
    group.removeChild(identifier: UUID())
    group.removeAllChildren()
    group.updateCurrentDestination(destinationID: UUID())
    group.replaceChild(currentID: UUID(), with: first)
    #expect(group.childDestinations().isEmpty)
  }

  @Test func `children are added in order, and the last one is current unless it says otherwise`() {
    let group = SampleGroup(.group)
    group.addChild(childDestination: first)
    group.addChild(childDestination: second, shouldSetDestinationAsCurrent: false)
    #expect(routes(of: group) == [.first, .second])
    #expect(group.currentChildDestination() === first)
    #expect(first.parentDestinationID() == group.id)
    #expect(group.childForIdentifier(destinationIdentifier: second.id) === second)
    #expect(group.childForIdentifier(destinationIdentifier: UUID()) == nil)
  }

  @Test func `the current child can be chosen`() {
    let group = SampleGroup(.group)
    for child in [first, second, third] { group.addChild(childDestination: child) }
    group.updateCurrentDestination(destinationID: first.id)
    #expect(group.currentChildDestination() === first)
    #expect(routes(of: group) == [.first, .second, .loose])
  }

  @Test func `removing the current child falls to the right neighbour, else to the left one`() {
    let group = SampleGroup(.group)
    for child in [first, second, third] { group.addChild(childDestination: child) }
    group.updateCurrentDestination(destinationID: second.id)
    group.removeChild(identifier: second.id)
    #expect(group.currentChildDestination() === third)
    group.removeChild(identifier: third.id)
    #expect(group.currentChildDestination() === first)
    group.removeAllChildren()
    #expect(group.currentChildDestination() == nil)
    #expect(first.parentDestinationID() == nil)
  }

  @Test func `replacing a child keeps its position`() {
    let group = SampleGroup(.group)
    group.addChild(childDestination: first)
    group.addChild(childDestination: second)
    group.replaceChild(currentID: first.id, with: third)
    #expect(routes(of: group) == [.loose, .second])
    #expect(group.currentChildDestination() === second)
  }

  @Test func `replacing the current child adds one where there is none`() {
    let group = SampleGroup(.group)
    group.replaceCurrentDestination(with: first)
    #expect(routes(of: group) == [.first])
    group.replaceCurrentDestination(with: second)
    #expect(routes(of: group) == [.second])
    #expect(group.currentChildDestination() === second)
  }

  @Test func `a child that is there already is not added twice`() {
    let group = SampleGroup(.group)
    group.addChild(childDestination: first)
    group.addChild(childDestination: first)
    #expect(routes(of: group) == [.first])
  }

  @Test func `a child of one group does not become a child of another as well`() {
    let (one, other) = (SampleGroup(.group), SampleGroup(.group))
    one.addChild(childDestination: first)
    other.addChild(childDestination: first)
    #expect(routes(of: one) == [.first])
    #expect(other.childDestinations().isEmpty)
    one.removeChild(identifier: first.id)
    other.addChild(childDestination: first)
    #expect(routes(of: other) == [.first])
    #expect(first.parentDestinationID() == other.id)
  }

  @Test func `groups nest, and what is inside comes along`() {
    let (outer, inner) = (SampleGroup(.group), SampleStack(.notes))
    inner.addChild(childDestination: first)
    inner.addChild(childDestination: second)
    outer.addChild(childDestination: inner)
    #expect(routes(of: outer) == [.notes])
    #expect(routes(of: inner) == [.first, .second])
    #expect(second.parentDestinationID() == inner.id)
    inner.removeChild(identifier: second.id)
    #expect(routes(of: inner) == [.first])
    outer.removeChild(identifier: inner.id)
    #expect(outer.childDestinations().isEmpty)
  }

  @Test func `what is inside a child is no child`() {
    let (outer, inner) = (SampleGroup(.group), SampleGroup(.group))
    inner.addChild(childDestination: first)
    outer.addChild(childDestination: inner)
    #expect(outer.childForIdentifier(destinationIdentifier: first.id) == nil)
    outer.removeChild(identifier: first.id)
    #expect(routes(of: inner) == [.first])
  }

  @Test func `a stack without a flow pushes its children`() {
    let stack = SampleStack(.notes)
    stack.addChild(childDestination: first)
    stack.addChild(childDestination: second)
    #expect(stack.currentChildDestination() === second)
    #expect(stack.navigator()?.navigationPath == [first.id, second.id])
    stack.updateCurrentDestination(destinationID: first.id)
    #expect(routes(of: stack) == [.first])
  }

  @Test func `a group keeps its children alive and lets them go`() {
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
      #expect(box.livingCount == 4)
      group.removeChild(identifier: group.childDestinations()[0].id)
    }
    #expect(box.livingCount <= 1)
  }

  @Test func `the interface of a child is found again in the group and after it`() {
    let group = SampleGroup(.group)
    let interface = InterfaceDouble(first)
    first.assignAssociatedInterface(interface)
    group.addChild(childDestination: first)
    #expect(first.currentInterface() as? InterfaceDouble<SampleDestination> === interface)
    group.removeChild(identifier: first.id)
    #expect(first.currentInterface() as? InterfaceDouble<SampleDestination> === interface)
    first.removeAssociatedInterface()
  }

  @Test func `a place in no flow cannot present`() {
    let group = SampleGroup(.group)
    group.addChild(childDestination: first)
    group.updateInterfaceActions(actions: [])
    #expect(throws: DestinationError.self) {
      try group.performInterfaceAction(interactionType: .open)
    }
  }
}
