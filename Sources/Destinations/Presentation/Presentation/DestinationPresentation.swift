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
  /// The kinds of change that a presentation of this app can make.
  public typealias PresentationType =
    DestinationPresentationType<DestinationType, ContentType, TabType>

  private var storage: Storage

  /// Identifies the presentation in a table.
  ///
  /// A copy keeps the identifier, even if other properties are changed.
  public var id: DestinationID { outline.id }

  /// The route to present; nil for presentations that create no place.
  public var destinationType: DestinationType? {
    get { place?.route }
    set {
      if let newValue, let place {
        present(.place(place.replaced(by: newValue)))
      } else {
        present(Subject(newValue, contentType))
      }
    }
  }

  /// The change that the presentation makes.
  public var presentationType: PresentationType {
    get {
      storage.type?() ?? PresentationType(verb) ?? .destinationPath(path: [])
    }
    set {
      let outline = outline.with(
        verb: PresentationVerb(newValue), elements: PresentationOutline.Elements(newValue))
      replace(outline) { newValue }
    }
  }

  /// The content to pass to the new place.
  ///
  /// Content that comes with an interaction takes precedence.
  public var contentType: ContentType? {
    get { storage.subject.content }
    set { present(place.map { .place($0.with(newValue)) } ?? Subject(nil, newValue)) }
  }

  /// Whether the presentation responds to a control of the system, such as a swipe back.
  public internal(set) var isSystemNavigation: Bool {
    get { outline.terms.isSystemNavigation }
    set { change { $0.isSystemNavigation = newValue } }
  }

  /// The requester, unless an interaction or ``currentDestinationID`` names another.
  ///
  /// A provider finds the identifier of the requester here.
  public var parentDestinationID: DestinationID? {
    get { storage.parentDestinationID }
    set {
      storage = storage.asked(by: newValue, storage.subject)
    }
  }

  /// The requester, unless an interaction names another.
  public var currentDestinationID: DestinationID? {
    get { outline.terms.currentDestinationID }
    set { change { $0.currentDestinationID = newValue } }
  }

  /// A place that is presented, to reveal, go back to or dismiss.
  ///
  /// If it is set, no new place is created.
  public var actionTargetID: DestinationID? {
    get { outline.terms.actionTargetID }
    set { change { $0.actionTargetID = newValue } }
  }

  /// The appearance of the change in a stack.
  ///
  /// The library passes this on to the interface.
  public var navigationStackOptions: NavigationStackPresentationOptions? {
    get { outline.terms.navigationStackOptions }
    set { change { $0.navigationStackOptions = newValue } }
  }

  /// The position of a new place within a tab or a column.
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
  public var completionClosure: (@MainActor @Sendable (_ isDone: Bool) -> Void)? {
    get { outline.terms.completionClosure }
    set { change { $0.completionClosure = newValue } }
  }

  /// Creates a presentation from its parts.
  init(
    _ presentationType: PresentationType, _ destinationType: DestinationType?,
    _ contentType: ContentType?, parentDestinationID: DestinationID?,
    _ terms: PresentationOutline.Terms
  ) {
    let outline = PresentationOutline(
      id: .minted(), verb: PresentationVerb(presentationType), namesRoute: destinationType != nil,
      elements: PresentationOutline.Elements(presentationType), terms)
    storage = Storage(
      outline, Subject(destinationType, contentType), parentDestinationID: parentDestinationID
    ) { presentationType }
  }

  /// Creates a presentation whose type follows from its verb, or from the verb and a tab.
  init(
    _ verb: PresentationVerb, _ place: PlaceBox? = nil, placement: SlotPlacement = .automatic,
    type: (@Sendable () -> PresentationType)? = nil
  ) {
    let terms = PresentationOutline.Terms(placement: placement)
    let subject: Subject = if let place { .place(place) } else { .nothing }
    storage = Storage(
      PresentationOutline(id: .minted(), verb: verb, namesRoute: place != nil, terms),
      subject, type: type)
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
    /// The change that the presentation makes, if only the types of the app can describe it.
    let type: (@Sendable () -> PresentationType)?
    let subject: Subject
    let parentDestinationID: DestinationID?

    init(
      _ outline: PresentationOutline, _ subject: Subject, parentDestinationID: DestinationID? = nil,
      type: (@Sendable () -> PresentationType)?
    ) {
      self.outline = outline
      self.type = type
      self.subject = subject
      self.parentDestinationID = parentDestinationID
    }

    /// Returns the same parts with another requester and another subject.
    func asked(by id: DestinationID?, _ subject: Subject) -> Storage {
      let namesRoute = subject.place != nil
      let outline =
        namesRoute == outline.namesRoute ? outline : outline.with(namesRoute: namesRoute)
      return Storage(outline, subject, parentDestinationID: id, type: type)
    }
  }

  /// The subject of a presentation: a place, content without a place, or neither.
  private enum Subject: Sendable {
    case place(PlaceBox)
    case content(ContentBox<ContentType>)
    case nothing

    init(_ route: DestinationType?, _ content: ContentType?) {
      self = route.map { .place(PlaceBox($0, content)) } ?? Self.nothing.given(content)
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

    /// Returns the same parts with the content of an interaction, which takes precedence.
    func given(_ content: ContentType?) -> Subject {
      if case .place(let place) = self { return .place(place.given(content)) }
      return if let content { .content(ContentBox(content)) } else { self }
    }
  }

  private mutating func replace(
    _ outline: PresentationOutline, type: (@Sendable () -> PresentationType)? = nil
  ) {
    storage = Storage(
      outline, storage.subject, parentDestinationID: parentDestinationID,
      type: type ?? storage.type)
  }

  private mutating func present(_ subject: Subject) {
    storage = storage.asked(by: parentDestinationID, subject)
  }

  /// Changes the parts that do not depend on the types of the app.
  mutating func change(_ change: (inout PresentationOutline.Terms) -> Void) {
    var terms = outline.terms
    change(&terms)
    replace(outline.with(terms))
  }

  /// The parts that do not depend on the types of the app.
  var outline: PresentationOutline { storage.outline }

  /// The route and the content; nil for a presentation without a route.
  var place: PlaceBox? { storage.subject.place }

  /// The verb of the presentation, without the types of its app.
  var verb: PresentationVerb { outline.verb }

  /// The verb of the presentation, in one or two words.
  package var summaryWord: String { verb.description }

  /// Returns the presentation for an interaction of a place.
  ///
  /// The content of the interaction takes precedence.
  func asked(by id: DestinationID, content: ContentType?) -> Self {
    var asked = self
    asked.storage = storage.asked(by: id, storage.subject.given(content))
    return asked
  }

  /// Returns the presentation as passed to the provider of one of the new places.
  func configured(for place: PlaceBox, requesterID: DestinationID?) -> Self {
    if place === self.place, requesterID == parentDestinationID { return self }
    var configured = self
    configured.storage = storage.asked(by: requesterID, .place(place))
    return configured
  }
}

extension DestinationPresentation: Printed {
  /// The presentation with its route, its content and the place that it names.
  var printed: String {
    let parts = [
      presentationType.description, destinationType.map { shortText(of: $0) },
      contentType.map { "with " + shortText(of: $0) },
      actionTargetID.map { "at " + TreeTextToken.id($0) },
    ]
    return parts.compactMap(\.self).joined(separator: " ")
  }
}
