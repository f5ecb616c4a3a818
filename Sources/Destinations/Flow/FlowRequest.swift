#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// One request to a flow, waiting or running.
@MainActor
struct FlowRequest<
  DestinationType: RoutableDestinations, ContentType: ContentTypeable, TabType: TabTypeable
> {
  typealias Presentation = DestinationPresentation<DestinationType, ContentType, TabType>
  typealias AnyDestination = any Destinationable<DestinationType, ContentType, TabType>
  typealias Place = Destinations.Place<DestinationType, ContentType>

  enum Work {
    /// Runs a presentation.
    case present(Presentation)
    /// Changes the arrangement, bringing in destinations that exist already.
    case arrange(TreeMove<Place>, bringing: [AnyDestination])
  }

  let number: Int
  let work: Work
  let cause: NavigationCause
  /// The place whose interaction or fact it is.
  let requesterID: UUID?
  let handle: RequestHandle?

  var presentation: Presentation? {
    if case .present(let presentation) = work { presentation } else { nil }
  }

  /// Whether it only tells what the interface has done already.
  var isFact: Bool { cause == .system }
}
