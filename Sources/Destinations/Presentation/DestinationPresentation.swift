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
    get { storage.place?.route }
    set { change(subject: Subject(newValue, contentType)) }
  }

  /// How to present it.
  public var presentationType: PresentationType {
    get { storage.type.value }
    set { change(type: TypeBox(newValue)) }
  }

  /// What to hand to the new place; content given with an interaction wins over it.
  public var contentType: ContentType? {
    get { storage.subject.content }
    set { change(subject: Subject(destinationType, newValue)) }
  }

  /// Who configures the action before it runs.
  public var assistantType: ActionAssistantType {
    get { outline.terms.assistantType }
    set { change { $0.assistantType = newValue } }
  }

  /// Whether it answers a person or the system.
  public var actionType: DestinationActionType {
    get { outline.terms.actionType }
    set { change { $0.actionType = newValue } }
  }

  /// The place that asks, where no interaction says so; a provider is handed the requester here.
  public var parentDestinationID: UUID? {
    get { storage.parentDestinationID }
    set {
      storage = storage.asked(by: newValue, subject: storage.subject)
    }
  }

  /// The place to act from, where no interaction says so.
  public var currentDestinationID: UUID? {
    get { outline.terms.currentDestinationID }
    set { change { $0.currentDestinationID = newValue } }
  }

  /// A live place to reveal, go back to or dismiss, instead of building a new one.
  public var actionTargetID: UUID? {
    get { outline.terms.actionTargetID }
    set { change { $0.actionTargetID = newValue } }
  }

  /// How a stack shows the change; data for the interface.
  public var navigationStackOptions: NavigationStackPresentationOptions? {
    get { outline.terms.navigationStackOptions }
    set { change { $0.navigationStackOptions = newValue } }
  }

  /// Where in a tab or a column the new place goes.
  public var placement: SlotPlacement {
    get { outline.terms.placement }
    set { change { $0.placement = newValue } }
  }

  /// Whether a place added with `addToCurrent` becomes the current one.
  public var shouldSetDestinationAsCurrent: Bool {
    get { outline.terms.shouldSetDestinationAsCurrent }
    set { change { $0.shouldSetDestinationAsCurrent = newValue } }
  }

  /// Called once when the presentation has ended.
  public var completionClosure: Completion? {
    get { outline.terms.completionClosure }
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
      outline, type, Subject(destinationType, contentType),
      parentDestinationID: parentDestinationID)
  }
}

// MARK: - Storage

extension DestinationPresentation {
  typealias PlaceBox = Destinations.PlaceBox<DestinationType, ContentType>

  /// What a presentation says, in one place, so that handing presentations on copies nothing.
  ///
  /// All of it is references, so nobody has to ask the runtime how large an app's types are.
  private final class Storage: Sendable {
    let outline: PresentationOutline
    let type: TypeBox
    let subject: Subject
    let parentDestinationID: UUID?

    /// What runs the presentation, once it has run, if that is the same for whoever asks.
    @MainActor var work: RequestWork?

    var place: PlaceBox? { subject.place }

    init(
      _ outline: PresentationOutline, _ type: TypeBox, _ subject: Subject,
      parentDestinationID: UUID?
    ) {
      self.outline = outline
      self.type = type
      self.subject = subject
      self.parentDestinationID = parentDestinationID
    }

    func asked(by id: UUID?, subject: Subject) -> Storage {
      Storage(outline, type, subject, parentDestinationID: id)
    }

    func presenting(_ place: PlaceBox, askedBy id: UUID?) -> Storage {
      Storage(
        outline.with(verb: type.verb, namesRoute: true), type, .place(place),
        parentDestinationID: id)
    }
  }

  /// What is presented: a place; else content for whatever is, or nothing.
  private enum Subject: Sendable {
    case place(PlaceBox)
    case content(ContentBox)
    case nothing

    init(_ route: DestinationType?, _ content: ContentType?) {
      if let route {
        self = .place(PlaceBox(route, content))
      } else if let content {
        self = .content(ContentBox(content))
      } else {
        self = .nothing
      }
    }

    var place: PlaceBox? {
      if case .place(let place) = self { place } else { nil }
    }

    var content: ContentType? {
      switch self {
      case .place(let place): place.content
      case .content(let box): box.content
      case .nothing: nil
      }
    }

    /// The same with content that came with an interaction, which wins over its own.
    func given(_ content: ContentType?) -> Subject {
      if case .place(let place) = self { return .place(place.given(content)) }
      return withoutPlace(given: content)
    }

    // Apart, because making room for a content is slow, and most presentations name a route.

    @inline(never)
    private func withoutPlace(given content: ContentType?) -> Subject {
      guard let content else { return self }
      return .content(ContentBox(content))
    }
  }

  private final class ContentBox: Sendable {
    let content: ContentType

    init(_ content: ContentType) {
      self.content = content
    }
  }

  private final class TypeBox: Sendable {
    let verb: PresentationVerb
    /// What the elements of a path say, with those of paths within it in their places; empty for all that is no path.
    let elements: [PresentationOutline]
    /// Whether some of the elements of a path are paths.
    let nestsPaths: Bool
    let value: PresentationType

    init(_ value: PresentationType) {
      let path = value.path ?? []
      verb = PresentationVerb(value)
      elements = path.flatMap { element in
        let inner = element.storage.type.elements
        return inner.isEmpty ? [element.outline] : inner
      }
      nestsPaths = path.contains { !$0.storage.type.elements.isEmpty }
      self.value = value
    }
  }

  private mutating func change(
    _ outline: PresentationOutline? = nil, type: TypeBox? = nil, subject: Subject? = nil
  ) {
    let (type, subject) = (type ?? storage.type, subject ?? storage.subject)
    let outline = (outline ?? storage.outline)
      .with(verb: type.verb, namesRoute: subject.place != nil)
    storage = Storage(outline, type, subject, parentDestinationID: parentDestinationID)
  }

  /// Changes what the presentation says apart from the types of its app.
  mutating func change(_ change: (inout PresentationOutline.Terms) -> Void) {
    self.change(outline.with(change))
  }

  /// What the presentation says apart from the types of its app.
  var outline: PresentationOutline { storage.outline }

  /// What the elements of this path say, with those of paths within it in their places; empty if it is no path.
  var elementOutlines: [PresentationOutline] { storage.type.elements }

  /// Whether some of the elements of this path are paths.
  var nestsPaths: Bool { storage.type.nestsPaths }

  /// What runs the presentation for whoever asks; made the first time.
  @MainActor
  func kept(_ make: () -> RequestWork) -> RequestWork {
    if let work = storage.work { return work }
    let work = make()
    storage.work = work
    return work
  }

  /// The route and the content; nil for a presentation without a route.
  var place: PlaceBox? { storage.place }

  /// What the presentation does, apart from the types of its app.
  var verb: PresentationVerb { outline.verb }

  /// What the presentation does, in a word or two.
  package var summaryWord: String { verb.description }

  /// Returns the presentation of an interaction at a place; content of the interaction wins.
  func asked(by id: UUID, content: ContentType?) -> Self {
    var asked = self
    asked.storage = storage.asked(by: id, subject: storage.subject.given(content))
    return asked
  }

  /// Returns the presentation as a provider gets to know it, for one of the places that it brings.
  func configured(for place: PlaceBox, requesterID: UUID?) -> Self {
    if place === storage.place, requesterID == parentDestinationID { return self }
    var configured = self
    configured.storage = storage.presenting(place, askedBy: requesterID)
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
