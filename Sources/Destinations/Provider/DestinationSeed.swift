#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// What a destination is made from: its route, its content, its tables, and where it is made.
///
/// A ``DestinationProvider`` hands one to its closure, so that a destination class of the app needs one
/// short initialiser:
///
/// ```swift
/// init(_ seed: App.Seed<NoteDestination>) {
///   id = seed.id
///   type = seed.route
///   internalState = seed.internalState()
/// }
/// ```
@MainActor
public struct DestinationSeed<Destination: Destinationable> {
  /// The route to build.
  public let route: Destination.DestinationType

  /// What to present, as `buildDestination` is given it.
  public let configuration: Destination.Presentation

  /// The table from interaction to presentation.
  public let destinationPresentations: Destination.DestinationConfigurations?

  /// The table from system navigation to presentation.
  public let navigationPresentations: Destination.NavigationConfigurations?

  /// The flow that asks.
  public let appFlow:
    any Flowable<Destination.DestinationType, Destination.ContentType, Destination.TabType>

  /// The identifier that the flow has in mind for the destination.
  public let id: UUID

  /// What was handed to the place, or nil.
  public var content: Destination.ContentType? { configuration.contentType }

  /// Returns the internal state of a new destination.
  public func internalState() -> DestinationInternalState<
    Destination.UserInteractionType, Destination.DestinationType, Destination.ContentType,
    Destination.TabType, Destination.InteractorType
  > {
    DestinationInternalState(
      destinationConfigurations: destinationPresentations,
      navigationConfigurations: navigationPresentations,
      parentDestinationID: configuration.parentDestinationID)
  }
}
