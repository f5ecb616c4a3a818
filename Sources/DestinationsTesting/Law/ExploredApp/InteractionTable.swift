internal import Destinations

/// An interaction menu with the types of its places, so that its interactions can be performed.
final class InteractionTable<Destination: Destinationable>: InteractionMenu {
  private let interactions: [Destination.UserInteractionType]
  /// Whether an interface has ever said what it offers; most do not.
  private var hasOffers = false
  init(
    of place: Destination, at route: String,
    contents: SampleContents<Destination.DestinationType, Destination.ContentType>
  ) {
    let sorted = place.internalState.declaredInteractions.sorted { $0.rawValue < $1.rawValue }
    interactions = sorted
    let entries = sorted.map { interaction in
      let presentation = place.presentation(for: interaction)
      let entry = Entry(
        ExplorationTap(route, interaction.rawValue),
        contents.samples(for: interaction, presenting: presentation))
      entry.interactor = place.internalState.interactor(for: interaction)
      entry.question = presentation?.questionKey
      return entry
    }
    super.init(
      route: route, entries: entries,
      constants: sorted.compactMap { place.presentation(for: $0)?.contentType })
  }

  override func serves(_ place: AnyObject) -> Bool {
    guard let place = place as? Destination else { return false }
    return place.internalState.declaredInteractions.count == interactions.count
  }

  override func refresh(at place: AnyObject) {
    guard let place = place as? Destination, let interface = place.currentInterface() else {
      return
    }
    let offered = offers(of: interface)
    guard hasOffers || offered != nil else { return }
    hasOffers = true
    for (index, interaction) in interactions.enumerated() {
      entries[index].offer(offered?[interaction])
    }
  }

  /// The contents that an interface offers; nil if it offers none now.
  private func offers(
    of interface: some DestinationInterfacing
  ) -> [Destination.UserInteractionType: [Destination.ContentType?]]? {
    let offered = interface.offered
    return offered.isEmpty
      ? nil : offered as? [Destination.UserInteractionType: [Destination.ContentType?]]
  }

  override func perform(
    _ entry: Entry, at place: AnyObject, with content: (any ContentTypeable)?
  ) throws {
    guard let place = place as? Destination, let index = entries.firstIndex(where: { $0 === entry })
    else { return }
    let content = content as? Destination.ContentType
    try place.performInterfaceAction(interactionType: interactions[index], content: content)
  }
}

extension InteractionMenus {
  /// Creates the menus of an app, with sample contents.
  convenience init<D, C, T>(
    _ contents: SampleContents<D, C>, of app: FlowSetup<D, C, T>.Type
  ) {
    func table(of place: some Destinationable<D, C, T>, at route: String) -> InteractionMenu {
      InteractionTable(of: place, at: route, contents: contents)
    }
    self.init { place, route in
      (place as? any Destinationable<D, C, T>).map { table(of: $0, at: route) }
    }
  }
}
