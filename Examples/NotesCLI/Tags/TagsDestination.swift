import Destinations
import Foundation
import Observation

/// The list of all tags.
@Observable
final class TagsDestination: ListingDestination {
  nonisolated let id: UUID
  let type: App.DestinationType
  @ObservationIgnored var internalState: App.InternalState<TagsInteraction, InteractorName>
  let notices: Notices
  var listing = NoteListing()

  init(_ seed: App.Seed<TagsDestination>, notices: Notices) {
    id = seed.id
    type = seed.route
    internalState = seed.internalState()
    self.notices = notices
  }

  /// The tags of all notes.
  var tags: [TagCount] { TagCount.counts(in: listing.notes) }
}
