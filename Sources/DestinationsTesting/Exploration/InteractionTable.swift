internal import Destinations

/// The interactions of places of one kind, to be done.
class InteractionTable<
  DestinationType: RoutableDestinations, ContentType: ContentTypeable, TabType: TabTypeable
>: InteractionMenu {
  typealias AnyDestination = any Destinationable<DestinationType, ContentType, TabType>

  /// The contents that may come with each interaction.
  private let samples: [[ContentType]]

  init(route: String, _ interactions: [(name: String, samples: [ContentType])]) {
    samples = interactions.map(\.samples)
    let entries = interactions.map { name, samples in
      Entry(name: name, texts: samples.map { StepToken.line("\($0)") })
    }
    super.init(route: route, entries: entries)
  }

  /// The content that a text stands for.
  final func sample(_ text: String, of index: Int) -> ContentType? {
    entries[index].texts.firstIndex(of: text).map { samples[index][$0] }
  }

  /// Whether a place declares just what this table has.
  func serves(_ place: AnyDestination) -> Bool { false }

  /// Does what a person would do.
  ///
  /// - Throws: What the destination throws.
  func perform(_ index: Int, at place: AnyDestination, content: ContentType?) throws {}
}

/// An interaction table with all its types.
final class InteractionTableOf<Destination: Destinationable>: InteractionTable<
  Destination.DestinationType, Destination.ContentType, Destination.TabType
>
{
  private let interactions: [Destination.UserInteractionType]

  /// How many declarations there were when this was made.
  private let declarationCount: Int

  init(
    of place: Destination,
    contents: SampleContents<Destination.DestinationType, Destination.ContentType>
  ) {
    let sorted = place.internalState.declaredInteractions.sorted { $0.rawValue < $1.rawValue }
    interactions = sorted
    declarationCount = place.internalState.declarationCount
    super.init(
      route: place.type.rawValue,
      sorted.map { interaction in
        let name = interaction.rawValue
        let presentation = place.presentation(for: interaction)
        return (name, contents.samples(for: name, presenting: presentation))
      })
  }

  override func serves(_ place: AnyDestination) -> Bool {
    guard let place = (place as AnyObject) as? Destination else { return false }
    return place.internalState.declarationCount == declarationCount
  }

  override func perform(
    _ index: Int, at place: AnyDestination, content: Destination.ContentType?
  ) throws {
    guard let place = (place as AnyObject) as? Destination else { return }
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
