/// Builds the destinations of a route with a closure, and declares the effects of their interactions.
///
/// ```swift
/// let note = DestinationProvider<NoteView.Destination>(presentations: [.done: .goBack]) {
///   .init($0) { NoteView(destinationState: .init(destination: $0)) }
/// }
/// ```
///
/// Write the type of the destination, such as `NoteView.Destination`. Otherwise the compiler reports
/// a typo in a setup with a dozen providers late, or in the wrong line.
///
/// ```swift
/// let notes = DestinationProvider<NotesView.Destination>(
///   presentations: [.open: .push(.note)], interactors: [.reload: load]
/// ) { seed in
///   let notes = App.StackOf(seed) { NotesView(destinationState: .init(destination: $0)) }
///   notes.assignInteractor(interactor: NotesStore(), for: .store)
///   return notes
/// }
/// ```
public struct DestinationProvider<Destination: Destinationable>: DestinationProviding {
  /// The app's routes.
  public typealias DestinationType = Destination.DestinationType
  /// The app's contents.
  public typealias ContentType = Destination.ContentType
  /// The app's tabs.
  public typealias TabType = Destination.TabType

  /// The presentation of each interaction.
  public var presentationsData: [Destination.UserInteractionType: Destination.Presentation]

  /// The presentation of each system navigation that differs from the default.
  public var systemNavigationsData: [SystemNavigationType: Destination.Presentation]

  /// The interactor request of each interaction.
  public var interactorsData:
    [Destination.UserInteractionType: any InteractorConfiguring<Destination.InteractorType>]

  /// The interactions that the state model handles.
  public var handledInteractions: Set<Destination.UserInteractionType>

  /// Whether a place can be built with some content; nil if it needs none.
  public private(set) var acceptsContent: (@MainActor (ContentType?) -> Bool)?

  /// The services of the places.
  public var services = PlaceServices<DestinationType, ContentType, TabType>()

  /// The setup of the flow that each place hosts; nil for places that host none.
  var embeddedSetup: FlowSetup<DestinationType, ContentType, TabType>?

  /// Returns the shape of a place with its content.
  private(set) var shape:
    @MainActor (DestinationType, ContentType?) -> DestinationShape<DestinationType, TabType>

  private let build: @MainActor (DestinationSeed<Destination>) throws -> Destination?

  /// Creates a provider.
  ///
  /// - Parameters:
  ///   - shape: The kind of the place, and the places inside it. If nil, the type of the destination
  ///     determines both.
  ///   - presentations: The presentation of each interaction.
  ///   - interactors: The interactor request of each interaction. An interaction must not be in
  ///     both tables.
  ///   - handles: The interactions that the state model handles; none of them may be in a table.
  ///   - systemNavigations: The presentation of each system navigation that differs from the default.
  ///   - build: Builds the destination. If it throws or returns nil, the request is refused with
  ///     `buildFailed` or `notBuilt`, and everything built for it is released.
  public init(
    shape: DestinationShape<DestinationType, TabType>? = nil,
    presentations: [Destination.UserInteractionType: Destination.Presentation] = [:],
    interactors: [Destination.UserInteractionType:
      any InteractorConfiguring<Destination.InteractorType>] = [:],
    handles: Set<Destination.UserInteractionType> = [],
    systemNavigations: [SystemNavigationType: Destination.Presentation] = [:],
    build: @escaping @MainActor (DestinationSeed<Destination>) throws -> Destination?
  ) {
    let shape = shape ?? .usual(of: Destination.self)
    self.shape = { _, _ in shape }
    presentationsData = presentations
    interactorsData = interactors
    handledInteractions = handles
    systemNavigationsData = systemNavigations
    self.build = build
  }

  /// Creates a provider of places that need content.
  ///
  /// ```swift
  /// let note = DestinationProvider<NoteView.Destination>(content: \.noteID) { seed, id in
  ///   .init(seed) { NoteView(destinationState: .init(destination: $0), id: id) }
  /// }
  /// ```
  /// `noteID` is a property of the app's content, which is nil for content of other kinds. A
  /// presentation of the route is refused with `missingContent` if it passes no content, and with
  /// `unsuitableContent` if `content` returns nil for its content. ``Flow/validate()`` and the
  /// graph name presentations that never pass suitable content.
  ///
  /// - Parameters:
  ///   - content: Returns the value that the place needs from its content; nil if that is unsuitable. It must
  ///     not change anything.
  ///   - shape: The kind of the place, and the places inside it. If nil, the type of the destination
  ///     determines both.
  ///   - presentations: The presentation of each interaction.
  ///   - interactors: The interactor request of each interaction. An interaction must not be in
  ///     both tables.
  ///   - handles: The interactions that the state model handles; none of them may be in a table.
  ///   - systemNavigations: The presentation of each system navigation that differs from the default.
  ///   - build: Builds the destination from the value that `content` has returned. If it throws or returns nil, the
  ///     request is refused with `buildFailed` or `notBuilt`, and everything built for it is released.
  public init<Needed>(
    content: @escaping @MainActor (ContentType) -> Needed?,
    shape: DestinationShape<DestinationType, TabType>? = nil,
    presentations: [Destination.UserInteractionType: Destination.Presentation] = [:],
    interactors: [Destination.UserInteractionType:
      any InteractorConfiguring<Destination.InteractorType>] = [:],
    handles: Set<Destination.UserInteractionType> = [],
    systemNavigations: [SystemNavigationType: Destination.Presentation] = [:],
    build: @escaping @MainActor (DestinationSeed<Destination>, Needed) throws -> Destination?
  ) {
    self.init(
      shape: shape, presentations: presentations, interactors: interactors, handles: handles,
      systemNavigations: systemNavigations
    ) { seed in
      guard let needed = seed.content.flatMap(content) else { throw seed.place.contentFault() }
      return try build(seed, needed)
    }
    acceptsContent = { $0.flatMap(content) != nil }
  }

  /// Returns this provider with a shape that is computed from the state of the app, the route or the
  /// content.
  ///
  /// ```swift
  /// .shaped { _, _ in .tabs([.notes: .notes, .account: session.isSignedIn ? .account : .login]) }
  /// ```
  /// The shape is computed each time the route is presented. A presented place keeps its children until a presentation
  /// changes them, such as ``DestinationPresentation/addTab(_:showing:content:at:)``.
  /// - Parameter shape: Returns the kind of a place and the places inside it, without side effects.
  ///   The kind must always be that of the destination. The graph and validation pass no content,
  ///   and see the shape at that time.
  /// - Returns: A copy of the provider.
  public func shaped(
    by shape:
      @escaping @MainActor (DestinationType, ContentType?) -> DestinationShape<
        DestinationType, TabType
      >
  ) -> Self {
    changed(self) { $0.shape = shape }
  }

  /// Returns the shape of a place without content.
  public func shape(for route: DestinationType) -> DestinationShape<DestinationType, TabType> {
    shape(route, nil)
  }

  /// Calls the closure that the provider was created with.
  ///
  /// - Returns: The destination that the closure returns; nil if the configuration has no route.
  /// - Throws: The error that the closure throws.
  public func buildDestination(
    destinationPresentations: Destination.DestinationConfigurations?,
    navigationPresentations: Destination.NavigationConfigurations?,
    configuration: Destination.Presentation,
    appFlow: some Flowable<DestinationType, ContentType, TabType>
  ) throws -> Destination? {
    guard let place = configuration.place else { return nil }
    return try build(
      DestinationSeed(
        place: place, configuration: configuration,
        destinationPresentations: destinationPresentations,
        navigationPresentations: navigationPresentations, appFlow: appFlow,
        id: destinationPresentations?.site?.id ?? .minted()))
  }
}
