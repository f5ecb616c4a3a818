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

  private var storage: Storage

  /// Tells presentations of a table apart; changing a copy's other properties keeps it.
  public var id: UUID { storage.id }

  /// The route to present; may be nil where nothing new is presented.
  public var destinationType: DestinationType? {
    get { storage.values.destinationType }
    set { change { $0.destinationType = newValue } }
  }

  /// How to present it.
  public var presentationType: PresentationType {
    get { storage.values.presentationType }
    set { change { $0.presentationType = newValue } }
  }

  /// What to hand to the new place; content given with an interaction wins over it.
  public var contentType: ContentType? {
    get { storage.values.contentType }
    set { change { $0.contentType = newValue } }
  }

  /// Who configures the action before it runs.
  public var assistantType: ActionAssistantType {
    get { storage.values.assistantType }
    set { change { $0.assistantType = newValue } }
  }

  /// Whether it answers a person or the system.
  public var actionType: DestinationActionType {
    get { storage.values.actionType }
    set { change { $0.actionType = newValue } }
  }

  /// The place that asks, where no interaction says so; a provider is handed the requester here.
  public var parentDestinationID: UUID? {
    get { storage.values.parentDestinationID }
    set { change { $0.parentDestinationID = newValue } }
  }

  /// The place to act from, where no interaction says so.
  public var currentDestinationID: UUID? {
    get { storage.values.currentDestinationID }
    set { change { $0.currentDestinationID = newValue } }
  }

  /// A live place to reveal, go back to or dismiss, instead of building a new one.
  public var actionTargetID: UUID? {
    get { storage.values.actionTargetID }
    set { change { $0.actionTargetID = newValue } }
  }

  /// How a stack shows the change; data for the interface.
  public var navigationStackOptions: NavigationStackPresentationOptions? {
    get { storage.values.navigationStackOptions }
    set { change { $0.navigationStackOptions = newValue } }
  }

  /// Where in a tab or a column the new place goes.
  public var placement: SlotPlacement {
    get { storage.values.placement }
    set { change { $0.placement = newValue } }
  }

  /// Whether a place added with `addToCurrent` becomes the current one.
  public var shouldSetDestinationAsCurrent: Bool {
    get { storage.values.shouldSetDestinationAsCurrent }
    set { change { $0.shouldSetDestinationAsCurrent = newValue } }
  }

  /// Called once when the presentation has ended.
  public var completionClosure: Completion? {
    get { storage.values.completionClosure }
    set { change { $0.completionClosure = newValue } }
  }

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
    let values = Values(
      destinationType: destinationType,
      presentationType: presentationType,
      contentType: contentType,
      assistantType: assistantType,
      actionType: actionType,
      parentDestinationID: parentDestinationID,
      currentDestinationID: currentDestinationID,
      actionTargetID: actionTargetID,
      navigationStackOptions: navigationStackOptions,
      placement: placement,
      shouldSetDestinationAsCurrent: shouldSetDestinationAsCurrent,
      completionClosure: completionClosure)
    storage = Storage(id: .minted(), values)
  }
}

// MARK: - Storage

extension DestinationPresentation {
  /// What a presentation says, in one place, so that handing presentations on copies nothing.
  private struct Values: Sendable {
    var destinationType: DestinationType?
    var presentationType: PresentationType
    var contentType: ContentType?
    var assistantType: ActionAssistantType
    var actionType: DestinationActionType
    var parentDestinationID: UUID?
    var currentDestinationID: UUID?
    var actionTargetID: UUID?
    var navigationStackOptions: NavigationStackPresentationOptions?
    var placement: SlotPlacement
    var shouldSetDestinationAsCurrent: Bool
    var completionClosure: Completion?
  }

  private final class Storage: Sendable {
    let id: UUID
    let verb: PresentationVerb
    let values: Values

    init(id: UUID, _ values: Values) {
      self.id = id
      self.values = values
      verb = PresentationVerb(values.presentationType)
    }
  }

  private mutating func change(_ change: (inout Values) -> Void) {
    var values = storage.values
    change(&values)
    storage = Storage(id: storage.id, values)
  }

  /// What the presentation does, apart from the types of its app.
  var verb: PresentationVerb { storage.verb }

  /// What the presentation does, in a word or two.
  package var summaryWord: String { verb.description }

  /// Says which place is presented on behalf of which other, as a provider gets to know it.
  mutating func configure(_ place: Place<DestinationType, ContentType>, requesterID: UUID?) {
    change {
      $0.destinationType = place.route
      $0.contentType = place.content
      $0.parentDestinationID = requesterID
    }
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
