/// The navigation of an app as a value, from which a flow is created.
///
/// An app and its tests create their flows from the same setup.
public struct FlowSetup<
  DestinationType: RoutableDestinations, ContentType: ContentTypeable, TabType: TabTypeable
> {
  /// A presentation of this app.
  public typealias Presentation = DestinationPresentation<DestinationType, ContentType, TabType>
  /// A guard of this app.
  public typealias Guard = NavigationGuard<DestinationType, ContentType, TabType>
  /// A provider of this app.
  public typealias Provider = any DestinationProviding<DestinationType, ContentType, TabType>

  /// The provider of each route.
  ///
  /// A route without an entry of its own uses the only entry with the same case.
  public var providers: [DestinationType: Provider]

  /// The presentation with which the flow starts.
  public var startingDestination: Presentation

  /// The guards, in the order in which they are asked about every change.
  public var guards: [Guard]

  /// The presentations that only code makes, for example for a notification.
  ///
  /// The flow never presents them by itself. The ``NavigationGraph`` counts their routes as reachable,
  /// ``Flow/validate()`` checks them, and explorations present them at any time.
  public var entries: [Presentation]

  /// The deep links of the app; nil if there are none.
  public var links: FlowLinks<DestinationType, ContentType, TabType>?

  /// The table of the places that snapshots contain; nil if the app takes none.
  public var snapshots: SnapshotTable<DestinationType, ContentType>?

  /// Settings that apply to every request.
  public var policies: FlowPolicies

  /// Opens another window for ``DestinationPresentation/openWindow(_:content:)``.
  ///
  /// The handler is called once for each request, when its turn comes, with the presentation for the window. If it
  /// throws, the request is refused with `windowRefused` and the reason of the error.
  public typealias WindowHandler = @MainActor (Presentation) throws -> Void

  /// Opens other windows of the app; nil if the app has only one window.
  ///
  /// For a request in an embedded flow, the handler of the outermost flow that has one is called.
  public var openWindow: WindowHandler?

  /// The places provided to modules wherever they ask, and the presentations for values that no presented place
  /// receives.
  public var services = PlaceServices<DestinationType, ContentType, TabType>()

  /// The types of places that modules ask for.
  package internal(set) var needs: [(moduleName: String, type: any ProvidedDestination.Type)] = []

  /// The faults of the modules together.
  var moduleFaults: [DestinationError] = []

  /// Creates a setup.
  ///
  /// Call ``Flow/validate()`` in a test to find faults in it.
  ///
  /// - Parameters:
  ///   - providers: The provider of each route.
  ///   - startingDestination: The presentation with which the flow starts.
  ///   - guards: The guards, in the order in which they are asked about every change.
  ///   - entries: The presentations that only code makes; see ``entries``.
  ///   - links: The deep links of the app; nil if there are none.
  ///   - snapshots: The table of places in snapshots; nil if the app takes none.
  ///   - policies: Settings that apply to every request.
  public init(
    providers: [DestinationType: Provider], startingDestination: Presentation,
    guards: [Guard] = [], entries: [Presentation] = [],
    links: FlowLinks<DestinationType, ContentType, TabType>? = nil,
    snapshots: SnapshotTable<DestinationType, ContentType>? = nil,
    policies: FlowPolicies = FlowPolicies()
  ) {
    self.providers = providers
    self.startingDestination = startingDestination
    self.guards = guards
    self.entries = entries
    self.links = links
    self.snapshots = snapshots
    self.policies = policies
  }
}

extension FlowSetup {
  /// Returns this setup with another start, to show or test a section of the app in isolation.
  ///
  /// Without a parent, the presentation itself starts the flow, as `.replaceRoot(with:)` or a path
  /// that begins with it does. With a parent, the parent becomes the root, and the presentation is
  /// carried out there in the same transition:
  ///
  /// ```swift
  /// TestFlow(App.setup.starting(at: .push(.noteDetail, content: .note(7)), in: .notes))
  /// ```
  /// - Parameters:
  ///   - presentation: The start. If it names a `parentDestinationID`, that place need not
  ///     be presented.
  ///   - parent: The route of the root that is presented first; nil for none.
  /// - Returns: A copy of this setup that differs only in its start.
  public func starting(
    at presentation: Presentation, in parent: DestinationType? = nil
  ) -> FlowSetup {
    let start = parent.map { .path([.replaceRoot(with: $0), presentation]) } ?? presentation
    return changed(self) { $0.startingDestination = start }
  }
}

extension FlowSetup: Printed {
  /// The routes with a provider, and the start.
  var printed: String {
    let routes = providers.keys.map(\.rawValue).sorted()
    return "setup of \(routes.joined(separator: ", ")), starting with \(startingDestination)"
  }
}
