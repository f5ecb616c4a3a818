/// The data of a presentation, for an assistant to read and change.
public struct InterfaceActionData<
  DestinationType: RoutableDestinations, ContentType: ContentTypeable
>: Sendable {
  /// The presentation of the action; nil if the action presents nothing.
  public var presentationID: DestinationID?

  /// The route to present.
  public var destinationType: DestinationType?

  /// The content to pass to the new place.
  public var contentType: ContentType?

  /// The requester.
  public var parentID: DestinationID?

  /// A place that is presented, to use instead of a new one.
  public var actionTargetID: DestinationID?

  /// Whether the action responds to a control of the system, such as a swipe back.
  public var isSystemNavigation: Bool

  /// Creates data.
  public init(
    presentationID: DestinationID? = nil, destinationType: DestinationType? = nil,
    contentType: ContentType? = nil, parentID: DestinationID? = nil,
    actionTargetID: DestinationID? = nil, isSystemNavigation: Bool = false
  ) {
    self.presentationID = presentationID
    self.destinationType = destinationType
    self.contentType = contentType
    self.parentID = parentID
    self.actionTargetID = actionTargetID
    self.isSystemNavigation = isSystemNavigation
  }
}

extension InterfaceActionData: PrintedByProperties {}
