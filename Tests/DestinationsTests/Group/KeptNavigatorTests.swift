import Destinations
import DestinationsTesting
import Foundation
import Testing

@MainActor
struct KeptNavigatorTests {
  /// A stack's interface that keeps a navigator of its own making.
  private struct Interface: InteractiveInterfacing, NavigatingDestinationInterfacing {
    typealias UserInteractionType = Act
    let destinationState: DestinationInterfaceState<Sample.Stack<Interface>>
    let navigator: any DestinationPathNavigating = DestinationNavigator()
  }

  @Test func `a navigator that an interface keeps becomes the face of its stack`() throws {
    let provider = DestinationProvider(presentations: [.open: .push(.detail)]) {
      Sample.Stack($0) { Interface(destinationState: .init(destination: $0)) }
    }
    let flow = Sample.AppFlow(
      Sample.Setup(
        providers: [.notes: provider, .detail: SampleProvider(TestJournal())],
        startingDestination: .replaceRoot(with: .notes)))
    flow.start()
    let interface = try #require(flow.rootInterface as? Interface)
    try interface.destination().performInterfaceAction(interactionType: .open)
    #expect(interface.navigator.navigationPath == [flow.currentDestination?.id])
    interface.navigator.removeAll()
    #expect(flow.currentDestination?.type == .notes)
  }
}
