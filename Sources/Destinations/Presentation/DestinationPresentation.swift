#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A change to what is presented: what to do, with which route, and with what content.
///
/// A presentation is a value. You declare it once, usually in the table of a provider; running it
/// does not modify it, so the same presentation can run any number of times. Write it with one of
/// the short forms:
///
/// ```swift
/// let open: App.Presentation = .push(.noteDetail, content: .note(7))
/// ```
///
/// The place that requests a presentation is called the *requester*: the place of the interaction,
/// or the one named by ``currentDestinationID`` or ``parentDestinationID``, or else the current
/// place.
public struct DestinationPresentation<
  DestinationType: RoutableDestinations, ContentType: ContentTypeable, TabType: TabTypeable
>: Sendable, Identifiable {
  /// What a presentation of this app can do.
  public typealias PresentationType =
    DestinationPresentationType<DestinationType, ContentType, TabType>

  /// Called exactly once, when the request has ended; `isDone` is false if it was refused or
  /// cancelled.
  public typealias Completion = @MainActor @Sendable (_ isDone: Bool) -> Void

  private var storage: Storage

  /// Identifies the presentation in a table.
  ///
  /// A copy keeps the identifier, even if other properties are changed.
  public var id: UUID { outline.id }

  /// The route to present; nil for presentations that create no place.
  public var destinationType: DestinationType? {
    get { storage.place?.route }
    set { change(subject: Subject(newValue, contentType)) }
  }

  /// What the presentation does.
  public var presentationType: PresentationType {
    get { storage.type.value }
    set { change(type: TypeBox(newValue)) }
  }

  /// The content to pass to the new place.
  ///
  /// Content that comes with an interaction takes precedence.
  public var contentType: ContentType? {
    get { storage.subject.content }
    set { change(subject: Subject(destinationType, newValue)) }
  }

  /// The assistant that configures the action before it runs.
  public var assistantType: ActionAssistantType {
    get { outline.terms.assistantType }
    set { change { $0.assistantType = newValue } }
  }

  /// Whether the presentation responds to an interaction or to a control of the system.
  public var actionType: DestinationActionType {
    get { outline.terms.actionType }
    set { change { $0.actionType = newValue } }
  }

  /// The requester, if no interaction determines it.
  ///
  /// A provider finds the identifier of the requester here.
  public var parentDestinationID: UUID? {
    get { storage.parentDestinationID }
    set {
      storage = storage.asked(by: newValue, subject: storage.subject)
    }
  }

  /// The place to start from, if no interaction determines it.
  public var currentDestinationID: UUID? {
    get { outline.terms.currentDestinationID }
    set { change { $0.currentDestinationID = newValue } }
  }

  /// A place that is presented, to reveal, go back to or dismiss.
  ///
  /// If it is set, no new place is created.
  public var actionTargetID: UUID? {
    get { outline.terms.actionTargetID }
    set { change { $0.actionTargetID = newValue } }
  }

  /// How a stack shows the change.
  ///
  /// The library passes this on to the interface.
  public var navigationStackOptions: NavigationStackPresentationOptions? {
    get { outline.terms.navigationStackOptions }
    set { change { $0.navigationStackOptions = newValue } }
  }

  /// Where a new place goes within a tab or a column.
  public var placement: SlotPlacement {
    get { outline.terms.placement }
    set { change { $0.placement = newValue } }
  }

  /// Whether a place attached with `addToCurrent` becomes the current place.
  public var shouldSetDestinationAsCurrent: Bool {
    get { outline.terms.shouldSetDestinationAsCurrent }
    set { change { $0.shouldSetDestinationAsCurrent = newValue } }
  }

  /// Called exactly once, when the request has ended.
  public var completionClosure: Completion? {
    get { outline.terms.completionClosure }
    set { change { $0.completionClosure = newValue } }
  }

  /// Creates a presentation; see the short forms, such as ``push(_:content:)``, for the common
  /// ones.
  ///
  /// - Parameters:
  ///   - destinationType: The route to present; nil for presentations that create no place.
  ///   - presentationType: What the presentation does.
  ///   - contentType: The content to pass to the new place.
  ///   - assistantType: The assistant that configures the action before it runs.
  ///   - actionType: Whether the presentation responds to an interaction or to a control of the
  ///     system.
  ///   - parentDestinationID: The requester, if no interaction determines it.
  ///   - currentDestinationID: The place to start from, if no interaction determines it.
  ///   - actionTargetID: A place that is presented, to use instead of a new one.
  ///   - navigationStackOptions: How a stack shows the change.
  ///   - placement: Where a new place goes within a tab or a column.
  ///   - shouldSetDestinationAsCurrent: Whether an attached place becomes the current place.
  ///   - completionClosure: Called exactly once, when the request has ended.
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

  /// All parts of a presentation in one object, so that passing a presentation on copies nothing.
  ///
  /// All its properties are references, so that their size does not depend on the types of an app.
  private final class Storage: Sendable {
    let outline: PresentationOutline
    let type: TypeBox
    let subject: Subject
    let parentDestinationID: UUID?

    /// The request for the presentation, once it has run, if it does not depend on the requester.
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

    /// The same parts with another requester and another subject.
    func asked(by id: UUID?, subject: Subject) -> Storage {
      Storage(outline, type, subject, parentDestinationID: id)
    }

    func presenting(_ place: PlaceBox, askedBy id: UUID?) -> Storage {
      Storage(
        outline.with(verb: type.verb, namesRoute: true), type, .place(place),
        parentDestinationID: id)
    }
  }

  /// What is presented: a place; or content without a place; or nothing.
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

    /// The same with the content of an interaction, which takes precedence.
    func given(_ content: ContentType?) -> Subject {
      if case .place(let place) = self { return .place(place.given(content)) }
      return withoutPlace(given: content)
    }

    // A separate method, because allocating a generic content is slow, and most presentations have a route.

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
    /// The outlines of the elements of a path, with paths inside it flattened; empty if there is no
    /// path.
    let elements: [PresentationOutline]
    /// Whether the path contains other paths.
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

  /// Changes the parts that do not depend on the types of the app.
  mutating func change(_ change: (inout PresentationOutline.Terms) -> Void) {
    self.change(outline.with(change))
  }

  /// The parts that do not depend on the types of the app.
  var outline: PresentationOutline { storage.outline }

  /// The outlines of the elements of this path, with paths inside it flattened; empty if it is not
  /// a path.
  var elementOutlines: [PresentationOutline] { storage.type.elements }

  /// Whether this path contains other paths.
  var nestsPaths: Bool { storage.type.nestsPaths }

  /// The request for this presentation, created when first needed, if it does not depend on the
  /// requester.
  @MainActor
  func kept(_ make: () -> RequestWork) -> RequestWork {
    if let work = storage.work { return work }
    let work = make()
    storage.work = work
    return work
  }

  /// The route and the content; nil for a presentation without a route.
  var place: PlaceBox? { storage.place }

  /// What the presentation does, without the types of its app.
  var verb: PresentationVerb { outline.verb }

  /// What the presentation does, in one or two words.
  package var summaryWord: String { verb.description }

  /// Returns the presentation for an interaction of a place.
  ///
  /// The content of the interaction takes precedence.
  func asked(by id: UUID, content: ContentType?) -> Self {
    var asked = self
    asked.storage = storage.asked(by: id, subject: storage.subject.given(content))
    return asked
  }

  /// Returns the presentation as passed to the provider of one of the new places.
  func configured(for place: PlaceBox, requesterID: UUID?) -> Self {
    if place === storage.place, requesterID == parentDestinationID { return self }
    var configured = self
    configured.storage = storage.presenting(place, askedBy: requesterID)
    return configured
  }
}
