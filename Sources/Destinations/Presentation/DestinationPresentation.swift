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
  public var id: UUID { outline.id }

  /// The route to present; may be nil where nothing new is presented.
  public var destinationType: DestinationType? {
    get { storage.values.destinationType }
    set { change { $0.destinationType = newValue } }
  }

  /// How to present it.
  public var presentationType: PresentationType {
    get { storage.values.type.value }
    set { change { $0.type = TypeBox(newValue) } }
  }

  /// What to hand to the new place; content given with an interaction wins over it.
  public var contentType: ContentType? {
    get { storage.values.contentType }
    set { change { $0.contentType = newValue } }
  }

  /// Who configures the action before it runs.
  public var assistantType: ActionAssistantType {
    get { outline.terms.assistantType }
    set { changeTerms { $0.assistantType = newValue } }
  }

  /// Whether it answers a person or the system.
  public var actionType: DestinationActionType {
    get { outline.terms.actionType }
    set { changeTerms { $0.actionType = newValue } }
  }

  /// The place that asks, where no interaction says so; a provider is handed the requester here.
  public var parentDestinationID: UUID? {
    get { storage.values.parentDestinationID }
    set { change { $0.parentDestinationID = newValue } }
  }

  /// The place to act from, where no interaction says so.
  public var currentDestinationID: UUID? {
    get { outline.terms.currentDestinationID }
    set { changeTerms { $0.currentDestinationID = newValue } }
  }

  /// A live place to reveal, go back to or dismiss, instead of building a new one.
  public var actionTargetID: UUID? {
    get { outline.terms.actionTargetID }
    set { changeTerms { $0.actionTargetID = newValue } }
  }

  /// How a stack shows the change; data for the interface.
  public var navigationStackOptions: NavigationStackPresentationOptions? {
    get { outline.terms.navigationStackOptions }
    set { changeTerms { $0.navigationStackOptions = newValue } }
  }

  /// Where in a tab or a column the new place goes.
  public var placement: SlotPlacement {
    get { outline.terms.placement }
    set { changeTerms { $0.placement = newValue } }
  }

  /// Whether a place added with `addToCurrent` becomes the current one.
  public var shouldSetDestinationAsCurrent: Bool {
    get { outline.terms.shouldSetDestinationAsCurrent }
    set { changeTerms { $0.shouldSetDestinationAsCurrent = newValue } }
  }

  /// Called once when the presentation has ended.
  public var completionClosure: Completion? {
    get { outline.terms.completionClosure }
    set { changeTerms { $0.completionClosure = newValue } }
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
    let type = TypeBox(presentationType)
    let outline = PresentationOutline(
      id: .minted(), verb: type.verb, namesRoute: destinationType != nil,
      PresentationOutline.Terms(
        assistantType: assistantType, actionType: actionType,
        currentDestinationID: currentDestinationID, actionTargetID: actionTargetID,
        navigationStackOptions: navigationStackOptions, placement: placement,
        shouldSetDestinationAsCurrent: shouldSetDestinationAsCurrent,
        completionClosure: completionClosure))
    storage = Storage(
      Values(
        outline: outline, parentDestinationID: parentDestinationID, type: type,
        destinationType: destinationType, contentType: contentType))
  }
}

// MARK: - Storage

extension DestinationPresentation {
  /// What a presentation says, in one place, so that handing presentations on copies nothing.
  private final class Storage: Sendable {
    let values: Values

    init(_ values: Values) {
      self.values = values
    }
  }

  private struct Values: Sendable {
    var outline: PresentationOutline
    var parentDestinationID: UUID?
    var type: TypeBox
    var destinationType: DestinationType?
    var contentType: ContentType?
  }

  private final class TypeBox: Sendable {
    let verb: PresentationVerb
    let value: PresentationType

    init(_ value: PresentationType) {
      self.value = value
      verb = PresentationVerb(value)
    }
  }

  private mutating func change(_ change: (inout Values) -> Void) {
    var values = storage.values
    change(&values)
    values.outline = values.outline.with(
      verb: values.type.verb, namesRoute: values.destinationType != nil)
    storage = Storage(values)
  }

  private mutating func changeTerms(_ change: (inout PresentationOutline.Terms) -> Void) {
    self.change { $0.outline = $0.outline.with(change) }
  }

  /// What the presentation says apart from the types of its app.
  var outline: PresentationOutline { storage.values.outline }

  /// What the presentation does, apart from the types of its app.
  var verb: PresentationVerb { outline.verb }

  /// What the presentation does, in a word or two.
  package var summaryWord: String { verb.description }

  /// Says which place is presented on behalf of which other, as a provider gets to know it.
  func configured(for place: Place<DestinationType, ContentType>, requesterID: UUID?) -> Self {
    var configured = self
    configured.storage = Storage(
      Values(
        outline: outline.with(verb: verb, namesRoute: true), parentDestinationID: requesterID,
        type: storage.values.type, destinationType: place.route, contentType: place.content))
    return configured
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
