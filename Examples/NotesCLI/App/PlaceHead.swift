import Destinations
import Foundation

/// The beginning of every place of this app.
@MainActor
final class PlaceHead<Interaction: UserInteractionTypeable> {
  nonisolated let id: UUID
  let type: App.DestinationType
  var internalState: App.InternalState<Interaction, InteractorName>
  /// The sentences for the user.
  let notices: Notices

  /// Creates the beginning of a place from its seed.
  init<Place: AppDestination>(_ seed: App.Seed<Place>, _ services: Services)
  where Place.UserInteractionType == Interaction {
    id = seed.id
    type = seed.route
    internalState = seed.internalState()
    notices = services.notices
  }
}
