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
  /// The presentation that follows the request, with the types of its app; nil if nothing follows.
  var following: (any Sendable)? { (self as? any FollowedRequest)?.next }
}
