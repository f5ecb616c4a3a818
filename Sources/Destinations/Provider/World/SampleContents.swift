/// Sample contents by the route that needs them, for ``Flow/validate(building:)`` and explorations.
///
/// An interaction that presents a route with samples gets one of them each time, unless its
/// presentation has a content of its own. An interaction that chooses among several routes gets a
/// sample of any of them. For other interactions, such as requests to interactors, add samples by
/// name:
///
/// ```swift
/// let contents: Notes.SampleContents = [.note: [.note(1), .note(2)]]
/// let all = contents.with([.text("milk")], for: SearchAction.find)
/// ```
public struct SampleContents<DestinationType: RoutableDestinations, ContentType: ContentTypeable>:
  ExpressibleByDictionaryLiteral, PrintedByProperties
{
  private var byRoute: [CaseIdentity: [ContentType]] = [:]
  private var byInteraction: [CaseIdentity: [ContentType]] = [:]

  /// The links, entries and values that reach the app from outside while it is explored.
  package var events: [SampleEvent] = []

  /// The names of the disturbances of answers that an exploration may cause, by the name of the interactor.
  package var disturbances: [String: Set<String>] = [:]

  /// Creates samples for routes.
  ///
  /// An empty array says that a route needs no content.
  public init(dictionaryLiteral elements: (DestinationType, [ContentType])...) {
    for (route, samples) in elements { byRoute[CaseIdentity(of: route), default: []] += samples }
  }

  /// Returns these samples, and some for an interaction of this type, wherever it is declared.
  public func with(
    _ samples: [ContentType], for interaction: some UserInteractionTypeable
  ) -> Self {
    changed(self) { $0.byInteraction[CaseIdentity(of: interaction), default: []] += samples }
  }

  /// Returns the samples for an interaction; empty if it needs no content.
  package func samples<TabType>(
    for interaction: any UserInteractionTypeable,
    presenting presentation: DestinationPresentation<DestinationType, ContentType, TabType>?
  ) -> [ContentType] {
    if let own = ownSamples(for: interaction) { return own }
    guard let presentation, presentation.contentType == nil else { return [] }
    if let choices = presentation.choices, !presentation.opensWindow {
      return choices.flatMap(samples)
    }
    return (presentation.choices ?? presentation.routes).suffix(1).flatMap(samples)
  }

  /// Returns the samples that were added for an interaction; nil if there are none.
  func ownSamples(for interaction: any UserInteractionTypeable) -> [ContentType]? {
    byInteraction[CaseIdentity(of: interaction)]
  }

  /// Returns the samples for a route; empty if it needs no content.
  func samples(for route: DestinationType) -> [ContentType] {
    byRoute[CaseIdentity(of: route)] ?? []
  }
}

/// An event that reaches an explored app from outside.
package enum SampleEvent: Sendable {
  /// A link is opened.
  case link(String)
  /// A value is sent.
  case value(any Sendable)
}
