public import Destinations

/// A real interface adapter as ``AdapterConformance`` sees it: its flow, what it shows, and its gestures.
@MainActor
public struct AdapterUnderTest<
  DestinationType: RoutableDestinations, ContentType: ContentTypeable, TabType: TabTypeable
> {
  /// The flow that the adapter shows.
  public typealias AppFlow = Flow<DestinationType, TabType, ContentType>
  /// A presentation in this app.
  public typealias Presentation = DestinationPresentation<DestinationType, ContentType, TabType>

  /// Presentations that make sense at the first place of the app.
  public struct Samples {
    let push: Presentation
    let otherPush: Presentation
    let sheet: Presentation
    let tab: TabType?

    /// Creates samples.
    ///
    /// - Parameters:
    ///   - push: Pushes a place.
    ///   - otherPush: Pushes a place of another route.
    ///   - sheet: Covers a place with a sheet.
    ///   - tab: A tab that is not selected at the start; nil if there are no tabs.
    public init(
      push: Presentation, otherPush: Presentation, sheet: Presentation, tab: TabType? = nil
    ) {
      self.push = push
      self.otherPush = otherPush
      self.sheet = sheet
      self.tab = tab
    }
  }

  /// The flow, not started yet and attached to nothing.
  public let flow: AppFlow

  /// The adapter.
  public let coordinator: any FlowCoordinating

  /// What the cases present.
  public let samples: Samples

  /// Returns the route of the place that the adapter shows in front, read from what it shows.
  public let front: @MainActor () -> DestinationType?

  /// Does what a person does to go back; nil if the adapter offers nothing for it.
  public var goBack: (@MainActor () -> Void)?

  /// Does what a person does to get rid of a sheet.
  public var dismissSheet: (@MainActor () -> Void)?

  /// Does what a person does to select a tab.
  public var selectTab: (@MainActor (TabType) -> Void)?

  /// Creates the description of an adapter.
  ///
  /// - Parameters:
  ///   - flow: The flow, not started yet and attached to nothing.
  ///   - coordinator: The adapter.
  ///   - samples: What the cases present.
  ///   - front: Returns the route of the place that is in front, read from what the adapter shows.
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
