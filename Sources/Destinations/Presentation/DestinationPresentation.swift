#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// One thing that an app's navigation can do: which place, how, and with what content.
///
/// A presentation is a value. It is declared once, usually in a provider's table, and running it
/// changes nothing in it, so it can run a thousand times. ``DestinationTypes`` gives an app a short
/// name for its presentations, and factories as ``push(_:content:)`` make them short to write.
public struct DestinationPresentation<
  DestinationType: RoutableDestinations, ContentType: ContentTypeable, TabType: TabTypeable
>: Sendable, Identifiable {
  /// How this presentation changes what is presented.
  public typealias PresentationType =
    DestinationPresentationType<DestinationType, ContentType, TabType>

  /// Called once when the presentation has ended; true if it was done.
  public typealias Completion = @MainActor @Sendable (_ isDone: Bool) -> Void

  /// Tells presentations of a table apart.
  public let id: UUID

  /// The route to present; may be nil where nothing new is presented.
  public var destinationType: DestinationType?

  /// How to present it.
  public var presentationType: PresentationType

  /// What to hand to the new place; content given with an interaction wins over it.
  public var contentType: ContentType?

  /// Who configures the action before it runs.
  public var assistantType: ActionAssistantType

  /// Whether it answers a person or the system.
  public var actionType: DestinationActionType

  /// The place that asks, where no interaction says so; a provider is handed the requester here.
  public var parentDestinationID: UUID?

  /// The place to act from, where no interaction says so.
  public var currentDestinationID: UUID?

  /// A live place to reveal, go back to or dismiss, instead of building a new one.
  public var actionTargetID: UUID?

  /// How a stack shows the change; data for the interface.
  public var navigationStackOptions: NavigationStackPresentationOptions?

  /// Where in a tab or a column the new place goes.
  public var placement: SlotPlacement

  /// Whether a place added with `addToCurrent` becomes the current one.
  public var shouldSetDestinationAsCurrent: Bool

  /// Called once when the presentation has ended.
  public var completionClosure: Completion?

  /// Creates a presentation.
  ///
  /// - Parameters:
  ///   - destinationType: The route to present; nil where nothing new is presented.
  ///   - presentationType: How to present it.
  ///   - contentType: What to hand to the new place.
  ///   - assistantType: Who configures the action before it runs.
  ///   - actionType: Whether it answers a person or the system.
  ///   - parentDestinationID: The place that asks, where no interaction says so.
  ///   - currentDestinationID: The place to act from, where no interaction says so.
  ///   - actionTargetID: A live place to act on instead of building a new one.
  ///   - navigationStackOptions: How a stack shows the change.
  ///   - placement: Where in a tab or a column the new place goes.
  ///   - shouldSetDestinationAsCurrent: Whether an added place becomes the current one.
  ///   - completionClosure: Called once when the presentation has ended.
  public init(
    destinationType: DestinationType? = nil,
    presentationType: PresentationType,
    contentType: ContentType? = nil,
    assistantType: ActionAssistantType = .basic,
    actionType: DestinationActionType = .presentation,
    parentDestinationID: UUID? = nil,
    currentDestinationID: UUID? = nil,
    actionTargetID: UUID? = nil,
    navigationStackOptions: NavigationStackPresentationOptions? = nil,
    placement: SlotPlacement = .automatic,
    shouldSetDestinationAsCurrent: Bool = true,
    completionClosure: Completion? = nil
  ) {
    id = .minted()
    self.destinationType = destinationType
    self.presentationType = presentationType
    self.contentType = contentType
    self.assistantType = assistantType
    self.actionType = actionType
    self.parentDestinationID = parentDestinationID
    self.currentDestinationID = currentDestinationID
    self.actionTargetID = actionTargetID
    self.navigationStackOptions = navigationStackOptions
    self.placement = placement
    self.shouldSetDestinationAsCurrent = shouldSetDestinationAsCurrent
    self.completionClosure = completionClosure
  }
}

/// Whether a presentation answers a person or the system.
public enum DestinationActionType: String, Sendable, CaseIterable {
  /// It answers an interaction of a person with the app.
  case presentation
  /// It answers a navigation of the system, as a swipe back.
  case systemNavigation
}

/// Where in a tab or a column a new place goes.
public enum SlotPlacement: String, Sendable, CaseIterable {
  /// Into the stack that is the root of a tab or column, else on top of a tab, else instead of what
  /// is in a column.
  case automatic
  /// Instead of what is there.
  case replacing
  /// On top of what is there.
  case pushing
}
