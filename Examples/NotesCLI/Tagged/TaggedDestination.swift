import Destinations
import Foundation
import Observation

/// The notes that have a tag.
@Observable
final class TaggedDestination: DeletingDestination {
  nonisolated let id: UUID
  let type: App.DestinationType
  @ObservationIgnored var internalState: App.InternalState<TaggedInteraction, InteractorName>
  let notices: Notices
  /// The tag, without `#`.
  let tag: String
  var listing = NoteListing()

  init(_ seed: App.Seed<TaggedDestination>, tag: String, notices: Notices) {
    id = seed.id
    type = seed.route
    internalState = seed.internalState()
    self.tag = tag
    self.notices = notices
  }

  /// The notes that have the tag.
  var notes: [NoteSummary] { listing.notes.filter { $0.tags.contains(tag) } }
}
