/// A table from interaction to presentation, as a provider passes it to a destination.
///
/// The table also tells the destination in which flow it is built. Pass the table to the destination's initialiser
/// unchanged, so that the flow, not the destination, keeps the interface alive.
public struct AppDestinationConfigurations<
  UserInteractionType: UserInteractionTypeable, DestinationType: RoutableDestinations,
  ContentType: ContentTypeable, TabType: TabTypeable
> {
  /// A presentation in the same app.
  public typealias Presentation = DestinationPresentation<DestinationType, ContentType, TabType>

  /// The presentation of each interaction.
  public private(set) var configurations: [UserInteractionType: Presentation]

  /// The site where the destination is being built; nil outside a flow.
  var site: DestinationSite?

  /// The identifier that the flow has created for the destination; nil outside a flow.
  ///
  /// A destination class of your own can use it as its identifier, so that tests have the same
  /// identifiers in every run. It can also use another one.
  public var plannedID: DestinationID? { site?.id }

  /// Creates a table.
  public init(configurations: [UserInteractionType: Presentation] = [:]) {
    self.configurations = configurations
  }

  /// Returns the presentation of an interaction: of the exact value, or else of the same case.
  public func configuration(for interactionType: UserInteractionType) -> Presentation? {
    configurations.entry(exactlyOrByCase: interactionType)
  }

  /// Returns the presentation with an identifier.
  public func configuration(presentationID: DestinationID) -> Presentation? {
    configurations.values.first { $0.id == presentationID }
  }

  /// Sets the presentation of an interaction; nil removes it.
  public mutating func update(
    _ presentation: Presentation?, for interactionType: UserInteractionType
  ) {
    configurations[interactionType] = presentation
  }

  /// Replaces the presentation that has the same identifier; does nothing if there is none.
  mutating func update(_ presentation: Presentation) {
    guard let key = configurations.first(where: { $0.value.id == presentation.id })?.key else {
      return
    }
    configurations[key] = presentation
  }
}

extension AppDestinationConfigurations: Printed {
  /// The interactions with their presentations.
  var printed: String {
    configurations.map { "\($0.key.rawValue): \($0.value)" }.sorted().joined(separator: ", ")
  }
}
