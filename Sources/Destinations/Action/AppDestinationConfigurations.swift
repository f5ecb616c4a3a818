#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A place's table from interaction to presentation, as a provider hands it to a destination.
///
/// It also tells the destination where it is being built; hand it on to the destination's initialiser
/// as it came, so that the flow, and not the destination, keeps the interface alive.
public struct AppDestinationConfigurations<
  UserInteractionType: UserInteractionTypeable, DestinationType: RoutableDestinations,
  ContentType: ContentTypeable, TabType: TabTypeable
> {
  /// A presentation in the same app.
  public typealias Presentation = DestinationPresentation<DestinationType, ContentType, TabType>

  /// The presentation for each interaction.
  public private(set) var configurations: [UserInteractionType: Presentation]

  /// Where the destination is being built; nil outside a flow.
  var site: DestinationSite?

  /// The identifier that the flow has minted for the destination that is being built.
  ///
  /// A destination class of the app may take it as its own, so that a test's identifiers are the same
  /// in every run; one of its own making serves as well. Nil outside a flow.
  public var plannedID: UUID? { site?.id }

  /// Creates a table.
  public init(configurations: [UserInteractionType: Presentation] = [:]) {
    self.configurations = configurations
  }

  /// Returns the presentation for an interaction: for the exact value, else for its case.
  public func configuration(for interactionType: UserInteractionType) -> Presentation? {
    configurations.entry(exactlyOrByCase: interactionType)
  }

  /// Returns the presentation with an identifier.
  public func configuration(presentationID: UUID) -> Presentation? {
    configurations.values.first { $0.id == presentationID }
  }

  /// Sets the presentation for an interaction; nil removes it.
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
