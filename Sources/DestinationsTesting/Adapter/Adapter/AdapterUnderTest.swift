public import Destinations

/// An interface adapter to check with ``AdapterConformance``: its flow, its contents, and its gestures.
@MainActor
public struct AdapterUnderTest<
  DestinationType: RoutableDestinations, ContentType: ContentTypeable, TabType: TabTypeable
> {
  /// The flow that the adapter shows.
  public typealias AppFlow = Flow<DestinationType, TabType, ContentType>
  /// A presentation in this app.
  public typealias Presentation = DestinationPresentation<DestinationType, ContentType, TabType>

  /// Presentations that are possible at the first place of the app.
  public struct Samples {
    let push: Presentation
    let otherPush: Presentation
    let sheet: Presentation
    let tab: TabType?
    let alert: Presentation?

    /// Creates samples.
    ///
    /// - Parameters:
    ///   - push: Pushes a place.
    ///   - otherPush: Pushes a place of another route.
    ///   - sheet: Covers a place with a sheet.
    ///   - tab: A tab that is not selected at the start; nil if there are no tabs.
    ///   - alert: Shows an alert; nil if the app has none.
    public init(
      push: Presentation, otherPush: Presentation, sheet: Presentation, tab: TabType? = nil,
      alert: Presentation? = nil
    ) {
      self.push = push
      self.otherPush = otherPush
      self.sheet = sheet
      self.tab = tab
      self.alert = alert
    }
  }

  /// The flow.
  ///
  /// It must not be started or attached to anything.
  public let flow: AppFlow

  /// The adapter.
  public let coordinator: any FlowCoordinating

  /// The presentations for the cases.
  public let samples: Samples

  /// Returns the route of the place in front, determined from what the adapter shows.
  public let front: @MainActor () -> DestinationType?

  /// Goes back as the user does; nil if the adapter has no control for it.
  public var goBack: (@MainActor () -> Void)?

  /// Dismisses a sheet as the user does; nil if the adapter has no control for it.
  public var dismissSheet: (@MainActor () -> Void)?

  /// Selects a tab as the user does; nil if the adapter has no control for it.
  public var selectTab: (@MainActor (TabType) -> Void)?

  /// Chooses a button of an alert as the user does; nil if the adapter shows no alerts.
  public var chooseButton: (@MainActor (AlertPrompt.Button) -> Void)?

  /// Creates the description of an adapter.
  ///
  /// - Parameters:
  ///   - flow: The flow. It must not be started or attached to anything.
  ///   - coordinator: The adapter.
  ///   - samples: The presentations for the cases.
  ///   - front: Returns the route of the place in front, determined from what the adapter shows.
  public init(
    flow: AppFlow, coordinator: any FlowCoordinating, samples: Samples,
    front: @escaping @MainActor () -> DestinationType?
  ) {
    self.flow = flow
    self.coordinator = coordinator
    self.samples = samples
    self.front = front
  }
}
