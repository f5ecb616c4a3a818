import Destinations
import DestinationsTesting

extension Parcels {
  /// The model of a place: its hooks, interactions and results as closures.
  @MainActor final class Model: DestinationStateModeling {
    var onLeave: (@MainActor () -> Void)?
    var onDisappear: (@MainActor () -> Void)?
    var onTap: (@MainActor (Tap, ContentType?) -> Bool)?
    var onResult: (@MainActor (Result<[Int], any Error>, ParcelRequest) -> Bool)?
    /// What the place tells the user after a failure.
    private var problem: String?

    func handle(_ interaction: Tap, content: ContentType?) -> Bool {
      onTap?(interaction, content) ?? false
    }

    func handleInteractorResult<Asked: InteractorRequestConfiguring>(
      result: Result<Asked.ResultData, any Error>, for request: Asked
    ) -> Bool {
      guard let request = request as? ParcelRequest else { return false }
      problem = if case .failure = result { "The office does not answer." } else { nil }
      return onResult?(result.map { $0 as? [Int] ?? [] }, request) ?? false
    }

    func prepareForDisappearance(wasVisible: Bool) { onDisappear?() }

    func cleanupResources() { onLeave?() }
  }

  @MainActor static func asking(_ action: ParcelRequest.ActionType)
    -> InteractorConfiguration<Worker, ParcelOffice>
  {
    InteractorConfiguration(interactorType: .office, actionType: action)
  }

  /// A screen with a model.
  @MainActor static func screen(
    _ table: [Tap: Presentation] = [:], requests: [Tap: any InteractorConfiguring<Worker>] = [:],
    handles: Set<Tap> = [],
    _ enliven: @escaping @MainActor (Screen, Model, ContentType?) throws -> Void = { _, _, _ in }
  ) -> DestinationProvider<Screen> {
    DestinationProvider(presentations: table, interactors: requests, handles: handles) { seed in
      let screen = Screen(seed) { ParcelView($0) }
      if !requests.isEmpty { screen.assignInteractor(interactor: ParcelOffice(), for: .office) }
      let model = Model()
      try enliven(screen, model, seed.content)
      screen.assignStateModel(model)
      return screen
    }
  }

  struct Unbuilt: Error {}
}

/// The interface of the list, which has a row for each parcel.
@MainActor final class ParcelListView: InteractiveInterfacing {
  typealias UserInteractionType = Parcels.Tap
  typealias InteractorType = Parcels.Worker

  let destinationState: DestinationInterfaceState<Parcels.StackOf<ParcelListView>>
  private let world: ParcelWorld

  init(_ destination: Parcels.StackOf<ParcelListView>, _ world: ParcelWorld) {
    destinationState = DestinationInterfaceState(destination: destination)
    self.world = world
  }

  var offered: [Parcels.Tap: [Parcels.ContentType?]] {
    [.open: world.listed.map { .parcel($0) }]
  }
}
