/// What stands for a place that is asked for.
public enum ProvidedResolution<DestinationType: RoutableDestinations>: Sendable {
  /// The route that a provider serves: that of the place itself, or what an offer answered.
  case provided(DestinationType)
  /// The route that the place shows where nobody offers anything.
  case placeholder(DestinationType)
  /// Nothing; a request for the place is refused with this error, which names its type and value.
  case missing(DestinationError)

  /// The route that is presented; nil if the place is missing.
  public var route: DestinationType? {
    switch self {
    case .provided(let route), .placeholder(let route): route
    case .missing: nil
    }
  }

  /// Why a request for the place is refused; nil if it is not.
  public var error: DestinationError? {
    if case .missing(let error) = self { error } else { nil }
  }

  /// Whether a provider or an offer, and no placeholder, stands for the place.
  public var isProvided: Bool {
    if case .provided = self { true } else { false }
  }
}
