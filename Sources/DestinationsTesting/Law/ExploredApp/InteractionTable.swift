internal import Destinations

/// An interaction menu with the types of its places, so that its interactions can be performed.
final class InteractionTable<Destination: Destinationable>: InteractionMenu {
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
    let entries = sorted.map { interaction in
      let presentation = place.presentation(for: interaction)
      let entry = Entry(ExplorationTap(route, interaction.rawValue))
      entry.offer(contents.samples(for: interaction, presenting: presentation))
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
    return place.internalState.declarationCount == declarationCount
  }

  override func refresh(at place: AnyObject) {
    guard let place = place as? Destination, let interface = place.currentInterface(),
      let offered = offers(of: interface)
    else { return }
    for (index, interaction) in interactions.enumerated() {
      guard let contents = offered[interaction] else { continue }
      entries[index].offer(contents.compactMap(\.self))
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

  override func perform(
    _ index: Int, at place: AnyObject, with content: (any ContentTypeable)?
  ) throws {
    guard let place = place as? Destination else { return }
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
