/// Carries out the presentation that follows a request, at its first call.
typealias FollowUp = () -> Void

/// A request that a presentation may follow.
@MainActor
protocol FollowedRequest<InteractorType>: InteractorConfiguring {
  /// The presentation, with the types of the app; nil if nothing follows.
  var next: (any Sendable)? { get }

  func run<Destination: Destinationable>(
    at destination: Destination, content: Destination.ContentType?, then next: FollowUp?
  ) throws(DestinationError) where Destination.InteractorType == InteractorType

  /// Returns whether something follows a request like this one.
  func isFollowed<Request: InteractorRequestConfiguring>(after request: Request) -> Bool
}

extension InteractorConfiguring {
  /// Whether a presentation follows the request.
  var isFollowed: Bool { (self as? any FollowedRequest)?.next != nil }

  /// Returns the presentation that follows the request; nil if there is none with the types of the app.
  func next<D, C, T>() -> DestinationPresentation<D, C, T>? {
    (self as? any FollowedRequest)?.next as? DestinationPresentation<D, C, T>
  }
}
