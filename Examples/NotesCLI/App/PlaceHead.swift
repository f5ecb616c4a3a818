import Destinations
import Foundation

/// The state that every place of this app starts with.
@MainActor
final class PlaceHead<Interaction: UserInteractionTypeable> {
  nonisolated let id: UUID
  let type: App.DestinationType
  var internalState: App.InternalState<Interaction, InteractorName>
  /// The notices for the user.
  let notices: Notices

  /// Creates this state from the argument of a provider's closure.
  init<Place: AppDestination>(_ seed: App.Seed<Place>, _ services: Services)
  where Place.UserInteractionType == Interaction {
    id = seed.id
    type = seed.route
    internalState = seed.internalState()
    notices = services.notices
  }
}
