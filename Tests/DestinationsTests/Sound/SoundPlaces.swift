import Destinations
import DestinationsTesting
import Foundation

/// Builds the places of a sound app: their tables and their closures.
@MainActor
enum SoundPlaces<Types: DestinationTypes, Tap: UserInteractionTypeable> {
  typealias Screen = ScreenDouble<Types, Tap, Never>.Destination
  typealias Stack = StackDouble<Types, Tap>.Destination
  typealias Containers = RecordingProvider<Types, Tap, Never>
  typealias Table = [Tap: Types.Presentation]

  /// A provider of screens; the closure is called with each one that is built.
  static func screen(
    _ table: Table = [:],
    _ enliven: @escaping @MainActor (Screen, Types.AppFlow) -> Void = { _, _ in }
  ) -> DestinationProvider<Screen> {
    DestinationProvider(presentations: table) { seed in
      let screen = Screen(seed) { ScreenDouble($0) }
      if let flow = seed.appFlow as? Types.AppFlow { enliven(screen, flow) }
      return screen
    }
  }

  /// A provider of stacks; the closure is called with each one that is built.
  static func stack(
    _ table: Table = [:],
    _ enliven: @escaping @MainActor (Stack, Types.AppFlow) -> Void = { _, _ in }
  ) -> DestinationProvider<Stack> {
    DestinationProvider(presentations: table) { seed in
      let stack = Stack(seed) { StackDouble($0) }
      if let flow = seed.appFlow as? Types.AppFlow { enliven(stack, flow) }
      return stack
    }
  }

  /// A provider of containers with a shape.
  static func container(
    _ shape: Types.RouteShape, _ table: Table = [:],
    _ enliven: (@MainActor (Containers.Destination) throws -> Void)? = nil
  ) -> Containers {
    Containers(shape: shape, presentations: table, onBuild: enliven)
  }
}

/// The interface of a stack that shows nothing.
@MainActor
final class StackDouble<Types: DestinationTypes, Tap: UserInteractionTypeable>:
  InteractiveInterfacing
{
  typealias UserInteractionType = Tap
  typealias Destination = Types.StackOf<StackDouble<Types, Tap>>

  let destinationState: DestinationInterfaceState<Destination>

  init(_ destination: Destination) {
    destinationState = DestinationInterfaceState(destination: destination)
  }
}

/// The hooks of a place as closures.
@MainActor
final class SoundModel: DestinationStateModeling {
  var onPresented: (@MainActor () -> Void)?
  var onAppear: (@MainActor () -> Void)?
  var onDisappear: (@MainActor () -> Void)?
  var onLeave: (@MainActor () -> Void)?

  func prepareForPresentation() { onPresented?() }
  func prepareForAppearance(isVisible: Bool) { if isVisible { onAppear?() } }
  func prepareForDisappearance(wasVisible: Bool) { if wasVisible { onDisappear?() } }
  func cleanupResources() { onLeave?() }
}

extension Destinationable {
  /// Lets an interaction run a closure.
  func on(_ tap: UserInteractionType, _ run: @escaping @MainActor () -> Void) {
    updateInterfaceActions(actions: [
      InterfaceAction(userInteractionType: tap) { _, _ in run() }
    ])
  }

  /// Lets an interaction run a closure that navigates, unless the place is off screen.
  func on(
    _ tap: UserInteractionType, in flow: Flow<DestinationType, TabType, ContentType>,
    _ run: @escaping @MainActor (Flow<DestinationType, TabType, ContentType>) -> Void
  ) {
    on(tap) { [weak flow, id = id] in
      guard let flow, flow.visibleDestinations.contains(where: { $0.id == id }) else { return }
      run(flow)
    }
  }

  /// Performs an interaction of the user at the place.
  func tap(_ tap: UserInteractionType) { try? performInterfaceAction(interactionType: tap) }

  /// Assigns closures for the hooks of the place.
  func hooks(_ assign: (SoundModel) -> Void) {
    let model = SoundModel()
    assign(model)
    assignStateModel(model)
  }
}

extension Flow {
  /// Makes a presentation on behalf of a place.
  func present(
    _ presentation: DestinationPresentation<DestinationType, ContentType, TabType>, from id: UUID
  ) {
    var presentation = presentation
    presentation.parentDestinationID = id
    presentDestination(configuration: presentation)
  }
}
