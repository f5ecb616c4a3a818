internal import Destinations

/// What a person can do at places of one kind: their interactions by name, and samples for each.
@MainActor
class InteractionTable<
  DestinationType: RoutableDestinations, ContentType: ContentTypeable, TabType: TabTypeable
> {
  typealias AnyDestination = any Destinationable<DestinationType, ContentType, TabType>

  /// One interaction.
  struct Entry {
    let name: String
    let samples: [ContentType]
    /// The samples as they stand in the text of a step.
    let texts: [String]
    /// How often an exploration has chosen it.
    var tries = 0
  }

  /// The interactions in the order of their names.
  final var entries: [Entry]

  /// How many declarations there were when this was made.
  final let declarationCount: Int

  init(entries: [Entry], declarationCount: Int) {
    self.entries = entries
    self.declarationCount = declarationCount
  }

  /// Whether a place declares just what this table has.
  func serves(_ place: AnyDestination) -> Bool { false }

  /// Does what a person would do.
  ///
  /// - Throws: What the destination throws.
  func perform(_ index: Int, at place: AnyDestination, content: ContentType?) throws {}

  final func index(of name: String) -> Int? {
    entries.firstIndex { $0.name == name }
  }
}

/// An interaction table with all its types.
final class InteractionTableOf<Destination: Destinationable>: InteractionTable<
  Destination.DestinationType, Destination.ContentType, Destination.TabType
>
{
  private let interactions: [Destination.UserInteractionType]

  init(
    of place: Destination,
    contents: SampleContents<Destination.DestinationType, Destination.ContentType>
  ) {
    let named = place.internalState.declaredInteractions.map { ($0.rawValue, $0) }
    let sorted = named.sorted { $0.0 < $1.0 }
    interactions = sorted.map { $0.1 }
    let entries = sorted.map { name, interaction in
      let samples = contents.samples(for: name, presenting: place.presentation(for: interaction))
      return Entry(
        name: name, samples: samples, texts: samples.map { StepToken.line("\($0)") })
    }
    super.init(entries: entries, declarationCount: place.internalState.declarationCount)
  }

  override func serves(_ place: AnyDestination) -> Bool {
    guard let place = place as? Destination else { return false }
    return place.internalState.declarationCount == declarationCount
  }

  override func perform(
    _ index: Int, at place: AnyDestination, content: Destination.ContentType?
  ) throws {
    guard let place = place as? Destination else { return }
    try place.performInterfaceAction(interactionType: interactions[index], content: content)
  }
}

/// The interaction tables of an app, made when a place of a kind is first met.
@MainActor
final class InteractionTables<
  DestinationType: RoutableDestinations, ContentType: ContentTypeable, TabType: TabTypeable
> {
  typealias Table = InteractionTable<DestinationType, ContentType, TabType>

  private let contents: SampleContents<DestinationType, ContentType>
  private var tables: [DestinationType: Table] = [:]

  init(_ contents: SampleContents<DestinationType, ContentType>) {
    self.contents = contents
  }

  /// Returns what a person can do at a place now.
  func table(of place: Table.AnyDestination) -> Table {
    let route = place.type
    if let known = tables[route], known.serves(place) { return known }
    let table = make(of: place)
    tables[route] = table
    return table
  }

  private func make(
    of place: some Destinationable<DestinationType, ContentType, TabType>
  ) -> Table {
    InteractionTableOf(of: place, contents: contents)
  }
}
