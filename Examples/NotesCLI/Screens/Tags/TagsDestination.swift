import Destinations
import Foundation
import Observation

/// The list of all tags.
@Observable
final class TagsDestination: ListingDestination {
  typealias UserInteractionType = TagsInteraction

  nonisolated let head: PlaceHead<TagsInteraction>
  var listing = NoteListing()

  init(_ seed: App.Seed<TagsDestination>, _ services: Services, _ content: App.ContentType?) {
    head = PlaceHead(seed, services)
  }

  /// The tags of all notes.
  var tags: [TagCount] { TagCount.counts(in: listing.notes) }
}
