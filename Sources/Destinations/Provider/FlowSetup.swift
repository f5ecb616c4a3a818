/// Everything that a flow is made from, as a value: the app's navigation as data.
///
/// Tests run the app's own set-up with other edges.
public struct FlowSetup<
  DestinationType: RoutableDestinations, ContentType: ContentTypeable, TabType: TabTypeable
> {
  /// A presentation in this app.
  public typealias Presentation = DestinationPresentation<DestinationType, ContentType, TabType>
  /// A guard of this app.
  public typealias Guard = NavigationGuard<DestinationType, ContentType, TabType>
  /// A provider of this app.
  public typealias Provider = any DestinationProviding<DestinationType, ContentType, TabType>

  /// The provider of each route: for the exact value, else for its case.
  public var providers: [DestinationType: Provider]

  /// What is presented when the flow starts.
  public var startingDestination: Presentation

  /// Those that are asked before every change, in this order.
  public var guards: [Guard]

  /// The links into the app; none if nil.
  public var links: FlowLinks<DestinationType, ContentType, TabType>?

  /// What is kept in snapshots of the app; nothing if nil.
  public var snapshots: SnapshotTable<DestinationType, ContentType>?

  /// What holds for every request.
  public var policies: FlowPolicies

  /// What is offered for places that modules ask for, wherever they are asked for.
  public var offers = DestinationOffers()

  /// What is done for values that are sent and that no place receives.
  public var receivers = DestinationReceivers<DestinationType, ContentType, TabType>()

  /// The types of places that modules ask for.
  var needs: [Need] = []

  /// What is wrong with the modules together.
  var moduleFaults: [DestinationError] = []

  /// Creates a set-up.
  ///
  /// - Parameters:
  ///   - providers: The provider of each route.
  ///   - startingDestination: What is presented when the flow starts.
  ///   - guards: Those that are asked before every change, in this order.
  ///   - links: The links into the app; none if nil.
  ///   - snapshots: What is kept in snapshots of the app; nothing if nil.
  ///   - policies: What holds for every request.
  public init(
    providers: [DestinationType: Provider], startingDestination: Presentation,
    guards: [Guard] = [], links: FlowLinks<DestinationType, ContentType, TabType>? = nil,
    snapshots: SnapshotTable<DestinationType, ContentType>? = nil,
    policies: FlowPolicies = FlowPolicies()
  ) {
    self.providers = providers
    self.startingDestination = startingDestination
    self.guards = guards
    self.links = links
    self.snapshots = snapshots
    self.policies = policies
  }
}

extension FlowSetup {
  /// Returns this set-up with another start, to show and test a section of the app in isolation.
  ///
  /// Without a parent the presentation starts the flow itself, as `.replaceRoot(with:)` does or a path
  /// that begins with it; its `parentDestinationID`, if it names one, need not be presented. With a
  /// parent, that is presented first and the section in it, as one transition:
  ///
  /// ```swift
  /// TestFlow(App.setup.starting(at: .push(.noteDetail, content: .note(7)), in: .notes))
  /// ```
  /// - Parameters:
  ///   - presentation: What to start with.
  ///   - parent: The route of the root around it; nil for none.
  /// - Returns: The set-up; all else is the same.
  public func starting(
    at presentation: Presentation, in parent: DestinationType? = nil
  ) -> FlowSetup {
    var setup = self
    setup.startingDestination =
      parent.map { .path([.replaceRoot(with: $0), presentation]) } ?? presentation
    return setup
  }
}

/// What holds for every request of a flow.
public struct FlowPolicies: Sendable, Hashable {
  /// What happens where a sheet is already.
  public var modal: ModalPolicy

  /// Whether interactions of places that are not on screen may present.
  ///
  /// They may not by default, which makes a double tap harmless.
  public var allowsHiddenRequesters: Bool

  /// How many requests may wait, and how many run in a row before the caller gets back its turn.
  ///
  /// More than that are refused with `queueFull`; at least 1.
  public var queueLimit: Int

  /// Creates policies.
  public init(
    modal: ModalPolicy = ModalPolicy(), allowsHiddenRequesters: Bool = false,
    queueLimit: Int = 1_000
  ) {
    self.modal = modal
    self.allowsHiddenRequesters = allowsHiddenRequesters
    self.queueLimit = max(queueLimit, 1)
  }
}
