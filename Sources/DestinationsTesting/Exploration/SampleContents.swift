public import Destinations

/// The contents that an exploration passes with interactions, by the route that needs them.
///
/// An interaction that presents a route with samples gets one of them each time, unless its
/// presentation has a content of its own. If it chooses among several routes, it gets one of the
/// samples of all of these. For other interactions, such as requests to interactors,
/// add samples by name:
///
/// ```swift
/// let contents: Notes.SampleContents = [.note: [.note(1), .note(2)]]
/// let all = contents.with([.text("milk")], for: SearchAction.find)
/// ```
public struct SampleContents<DestinationType: RoutableDestinations, ContentType: ContentTypeable>:
  ExpressibleByDictionaryLiteral
{
  private var byRoute: [CaseIdentity: [ContentType]] = [:]
  private var byInteraction: [String: [ContentType]] = [:]

  /// Creates samples for routes.
  ///
  /// An empty array says that a route needs no content.
  public init(dictionaryLiteral elements: (DestinationType, [ContentType])...) {
    for (route, samples) in elements { byRoute[CaseIdentity(of: route), default: []] += samples }
  }

  /// Returns these samples, and some for an interaction, wherever it is declared.
  public func with(
    _ samples: [ContentType], for interaction: some UserInteractionTypeable
  ) -> Self {
    var copy = self
    copy.byInteraction[interaction.rawValue, default: []] += samples
    return copy
  }

  /// The samples for an interaction; empty if it needs no content.
  func samples<TabType>(
    for interaction: String,
    presenting presentation: DestinationPresentation<DestinationType, ContentType, TabType>?
  ) -> [ContentType] {
    if let own = byInteraction[interaction] { return own }
    guard let presentation, presentation.contentType == nil else { return [] }
    let routes = presentation.choices ?? Array(presentation.routes.suffix(1))
    return routes.flatMap { byRoute[CaseIdentity(of: $0)] ?? [] }
  }
}

extension DestinationTypes {
  /// The sample contents of this app.
  public typealias SampleContents = DestinationsTesting.SampleContents<
    DestinationType, ContentType
  >
}

extension SampleContents: PrintedByProperties {}
