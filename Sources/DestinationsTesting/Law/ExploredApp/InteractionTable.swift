internal import Destinations

/// The interactions of places of one kind, with the contents of the app that may come with them.
class InteractionTable<ContentType: ContentTypeable>: InteractionMenu {
  /// The contents that may come with each interaction.
  final var samples: [[ContentType]]

  /// The contents that the presentations of the interactions have themselves.
  final let constants: [ContentType]

  /// The content of an interaction that has none: nil, kept because making it each time looks up its type.
  final let noContent: ContentType? = nil

  init(
    route: String, _ interactions: [(name: String, samples: [ContentType])],
    constants: [ContentType]
  ) {
    samples = interactions.map(\.samples)
    self.constants = constants
    let entries = interactions.map { name, samples in
      Entry(name: name, texts: samples.map { StepToken.line("\($0)") })
    }
    super.init(route: route, entries: entries)
  }
}

/// An interaction table with all its types, so that its interactions can be performed.
final class InteractionTableOf<Destination: Destinationable>: InteractionTable<
  Destination.ContentType
>
{
  private let interactions: [Destination.UserInteractionType]

  /// The number of declarations when this was created.
  private let declarationCount: Int

  init(
    of place: Destination, at route: String,
    contents: SampleContents<Destination.DestinationType, Destination.ContentType>
  ) {
    let sorted = place.internalState.declaredInteractions.sorted { $0.rawValue < $1.rawValue }
    interactions = sorted
    declarationCount = place.internalState.declarationCount
    super.init(
      route: route,
      sorted.map { interaction in
        let name = interaction.rawValue
        let presentation = place.presentation(for: interaction)
        return (name, contents.samples(for: interaction, presenting: presentation))
      },
      constants: sorted.compactMap { place.presentation(for: $0)?.contentType })
    for (entry, interaction) in zip(entries, sorted) {
      entry.interactor = place.internalState.interactor(for: interaction)
      entry.question = place.presentation(for: interaction)?.questionKey
    }
  }

  override func serves(_ place: AnyObject) -> Bool {
    guard let place = place as? Destination else { return false }
    return place.internalState.declarationCount == declarationCount
  }

  override func refresh(at place: AnyObject) {
    guard let place = place as? Destination, let interface = place.currentInterface(),
      let offered = offers(of: interface)
    else { return }
    for (index, interaction) in interactions.enumerated() {
      guard let contents = offered[interaction] else { continue }
      samples[index] = contents.compactMap(\.self)
      entries[index].texts = samples[index].map { StepToken.line("\($0)") }
      entries[index].isOffered = !contents.isEmpty
      if !contents.isEmpty { entries[index].wasOffered = true }
    }
  }

  /// The contents that an interface offers; nil if it does not declare them, like most interfaces.
  private func offers(
    of interface: some DestinationInterfacing
  ) -> [Destination.UserInteractionType: [Destination.ContentType?]]? {
    let offered = interface.offered
    return offered.isEmpty
      ? nil : offered as? [Destination.UserInteractionType: [Destination.ContentType?]]
  }

  override func perform(_ index: Int, at place: AnyObject, with sample: Int?) throws {
    guard let place = place as? Destination else { return }
    if let sample { return try perform(index, at: place, giving: samples[index][sample]) }
    try place.performInterfaceAction(interactionType: interactions[index], content: noContent)
  }

  // A separate method, because making a content optional looks up its type, and most interactions have none.

  @inline(never)
  private func perform(
    _ index: Int, at place: Destination, giving content: Destination.ContentType
  ) throws {
    try place.performInterfaceAction(interactionType: interactions[index], content: content)
  }
}

extension InteractionMenus {
  /// Creates the menus of an app, with sample contents.
  convenience init<D, C, T>(
    _ contents: SampleContents<D, C>, of app: FlowSetup<D, C, T>.Type
  ) {
    func table(of place: some Destinationable<D, C, T>, at route: String) -> InteractionMenu {
      InteractionTableOf(of: place, at: route, contents: contents)
    }
    self.init { place, route in
      (place as? any Destinationable<D, C, T>).map { table(of: $0, at: route) }
    }
  }
}
