/// The result of resolving a place that a module asks for.
public enum ProvidedResolution<DestinationType: RoutableDestinations>: Sendable {
  /// The place is provided: by a provider for itself, or by an offer.
  case provided(DestinationType)
  /// No route is offered, and the placeholder is presented.
  case placeholder(DestinationType)
  /// No route is offered, and there is no placeholder.
  ///
  /// Requests for the place are refused with this error.
  case missing(DestinationError)

  /// The route that is presented; nil if the place is missing.
  public var route: DestinationType? {
    switch self {
    case .provided(let route), .placeholder(let route): route
    case .missing: nil
    }
  }

  /// The error with which a request for the place is refused; nil if it is not.
  public var error: DestinationError? {
    if case .missing(let error) = self { error } else { nil }
  }

  /// Whether the place is provided, and not by a placeholder.
  package var isProvided: Bool {
    if case .provided = self { true } else { false }
  }
}
