/// A change to the presented places: the kind of change, the route and the content.
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

  typealias PlaceBox = Destinations.PlaceBox<DestinationType, ContentType>

  /// The parts that do not depend on the types of the app.
  private(set) var outline: PresentationOutline

  private var typed: TypedParts

  /// The route and the content; nil for a presentation without a route.
  var place: PlaceBox? { typed.place }

  /// Identifies the presentation in a table.
  ///
  /// A copy keeps the identifier, even if other properties are changed.
  public var id: DestinationID { outline.id }

  /// The route to present; nil for presentations that create no place.
  public var destinationType: DestinationType? {
    get { place?.route }
    set {
      let content = contentType
      present(
        newValue.map { place?.replaced(by: $0) ?? PlaceBox($0, content) },
        requesterID: parentDestinationID)
      if newValue == nil { contentType = content }
    }
  }

  /// The change that the presentation makes.
  public var presentationType: PresentationType {
    get { typed.type() }
    set {
      typed = TypedParts(typed.place, typed.content, typed.requesterID) { newValue }
      outline = outline.with(verb: PresentationVerb(newValue))
    }
  }

  /// The content to pass to the new place.
  ///
  /// Content that comes with an interaction takes precedence.
  public var contentType: ContentType? {
    get { if let place { place.content } else { typed.content?.content } }
    set {
      if let place {
        typed = typed.with(place.with(newValue), typed.requesterID)
      } else {
        typed = TypedParts(
          nil, newValue.map { ContentBox($0) }, typed.requesterID, type: typed.type)
      }
    }
  }

  /// Whether the presentation responds to a control of the system, such as a swipe back.
  public internal(set) var isSystemNavigation: Bool {
    get { terms.isSystemNavigation }
    set { terms.isSystemNavigation = newValue }
  }

  /// The requester, unless an interaction or ``currentDestinationID`` names another.
  ///
  /// A provider finds the identifier of the requester here.
  public var parentDestinationID: DestinationID? {
    get { typed.requesterID }
    set { typed = typed.with(place, newValue) }
  }

  /// The requester, unless an interaction names another.
  public var currentDestinationID: DestinationID? {
    get { terms.currentDestinationID }
    set { terms.currentDestinationID = newValue }
  }

  /// A place that is presented, to reveal, go back to or dismiss.
  ///
  /// If it is set, no new place is created.
  public var actionTargetID: DestinationID? {
    get { terms.actionTargetID }
    set { terms.actionTargetID = newValue }
  }

  /// The appearance of the change in a stack.
  ///
  /// The library passes this on to the interface.
  public var navigationStackOptions: NavigationStackPresentationOptions? {
    get { terms.navigationStackOptions }
    set { terms.navigationStackOptions = newValue }
  }

  /// The position of a new place within a tab or a column.
  public var placement: SlotPlacement {
    get { terms.placement }
    set { terms.placement = newValue }
  }

  /// Whether a place attached with `addToCurrent` becomes the current place.
  public var shouldSetDestinationAsCurrent: Bool {
    get { terms.shouldSetDestinationAsCurrent }
    set { terms.shouldSetDestinationAsCurrent = newValue }
  }

  /// Called exactly once, when the request has ended.
  public var completionClosure: (@MainActor @Sendable (_ isDone: Bool) -> Void)? {
    get { terms.completionClosure }
    set { terms.completionClosure = newValue }
  }

  /// Creates a presentation from its parts.
  init(
    _ presentationType: PresentationType, _ destinationType: DestinationType? = nil,
    _ contentType: ContentType? = nil, parentDestinationID: DestinationID? = nil,
    _ terms: PresentationOutline.Terms = PresentationOutline.Terms()
  ) {
    outline = PresentationOutline(
      id: .minted(), verb: PresentationVerb(presentationType), namesRoute: destinationType != nil,
      terms)
    let place = destinationType.map { PlaceBox($0, contentType) }
    let content = place == nil ? contentType.map { ContentBox($0) } : nil
    typed = TypedParts(place, content, parentDestinationID) { presentationType }
  }

  /// Creates a presentation from its verb, so that its type is only made if it is read.
  @inline(__always)
  init(
    _ verb: PresentationVerb, _ place: PlaceBox? = nil,
    type: @escaping @Sendable () -> PresentationType
  ) {
    outline = PresentationOutline(
      id: .minted(), verb: verb, namesRoute: place != nil, PresentationOutline.Terms())
    typed = TypedParts(place, nil, nil, type: type)
  }
}

// MARK: - Parts

extension DestinationPresentation {
  /// The parts that depend on the types of the app, shared by copies.
  fileprivate final class TypedParts: Sendable {
    let place: PlaceBox?
    /// The content of a presentation without a route.
    let content: ContentBox<ContentType>?
    let requesterID: DestinationID?
    let type: @Sendable () -> PresentationType

    init(
      _ place: PlaceBox?, _ content: ContentBox<ContentType>?, _ requesterID: DestinationID?,
      type: @escaping @Sendable () -> PresentationType
    ) {
      self.place = place
      self.content = content
      self.requesterID = requesterID
      self.type = type
    }

    func asked(by id: DestinationID, _ content: ContentType?) -> TypedParts {
      if case nil = content { return with(place, id) }
      if let place { return with(place.with(content), id) }
      return TypedParts(nil, content.map { ContentBox($0) }, id, type: type)
    }

    func with(_ place: PlaceBox?, _ requesterID: DestinationID?) -> TypedParts {
      TypedParts(place, content, requesterID, type: type)
    }
  }
}

extension DestinationPresentation {
  /// The parts that an app can set, and that do not depend on its types.
  var terms: PresentationOutline.Terms {
    @inline(__always) get { outline.terms }
    set { outline = outline.with(newValue) }
  }

  /// The verb of the presentation, without the types of its app.
  var verb: PresentationVerb {
    @inline(__always) get { outline.verb }
  }

  /// The verb of the presentation, in one or two words.
  package var summaryWord: String { verb.description }

  @inline(__always)
  private mutating func present(_ place: PlaceBox?, requesterID: DestinationID?) {
    if place === typed.place, requesterID == typed.requesterID { return }
    typed = typed.with(place, requesterID)
    let namesRoute = place != nil
    if namesRoute != outline.namesRoute { outline = outline.with(namesRoute: namesRoute) }
  }

  /// Returns the presentation for an interaction of a place.
  ///
  /// The content of the interaction takes precedence.
  func asked(by id: DestinationID, content: ContentType?) -> Self {
    changed(self) { $0.typed = typed.asked(by: id, content) }
  }

  /// Returns the presentation as passed to the provider of one of the new places.
  @inline(__always)
  func configured(for place: PlaceBox, requesterID: DestinationID?) -> Self {
    changed(self) { $0.present(place, requesterID: requesterID) }
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
