#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// What an interface action will present, for an assistant to read and change.
public struct InterfaceActionData<
  DestinationType: RoutableDestinations, ContentType: ContentTypeable
>: Sendable {
  /// The presentation that the action runs; nil for an action of another kind.
  public var presentationID: UUID?

  /// The route to present.
  public var destinationType: DestinationType?

  /// What to hand to the new place.
  public var contentType: ContentType?

  /// The place that asks.
  public var parentID: UUID?

  /// A live place to act on instead of building a new one.
  public var actionTargetID: UUID?

  /// Whether the action answers a person or the system.
  public var actionType: DestinationActionType

  /// Creates data.
  public init(
    presentationID: UUID? = nil, destinationType: DestinationType? = nil,
    contentType: ContentType? = nil, parentID: UUID? = nil, actionTargetID: UUID? = nil,
    actionType: DestinationActionType = .presentation
  ) {
    self.presentationID = presentationID
    self.destinationType = destinationType
    self.contentType = contentType
    self.parentID = parentID
    self.actionTargetID = actionTargetID
    self.actionType = actionType
  }
}
