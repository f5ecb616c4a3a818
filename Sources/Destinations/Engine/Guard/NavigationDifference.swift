/// The difference that a planned change would make to the tree.
///
/// Guards see it before anything is built.
public struct NavigationDifference<
  DestinationType: RoutableDestinations, ContentType: ContentTypeable
>: Sendable {
  /// A route and its content.
  public typealias Place = Destinations.Place<DestinationType, ContentType>

  /// A place that would leave.
  public struct Departure: Sendable, Identifiable {
    /// The identifier of the place.
    public let id: DestinationID
    /// The route and the content of the place.
    public let place: Place
    /// The route of the place.
    public var route: DestinationType { place.route }
    /// The content that was passed to the place.
    public var content: ContentType? { place.content }
  }

  let question: ContentBox<GateQuestion>

  /// The cause of the request.
  public var cause: NavigationCause { question.content.cause }

  /// The requester; nil for a request from the app's own code.
  public var requesterID: DestinationID? { question.content.requesterID }

  /// The place that hosts the embedded flow in which the change would happen; nil for this flow
  /// itself.
  public var hostID: DestinationID? { question.content.hostID }

  /// The places that would arrive, containers before their contents.
  ///
  /// - Complexity: O(*n*) for *n* places.
  public var arriving: [Place] { question.content.arriving.compactMap { $0.read(as: Place.self) } }

  /// The places that would leave, deepest and last first.
  ///
  /// This includes the places of embedded flows.
  /// - Complexity: O(*n*) for *n* places.
  public var leaving: [Departure] {
    if question.content.leaving.isEmpty { return [] }
    return question.content.leaving.compactMap { departure in
      departure.payload?.read(as: Place.self).map { Departure(id: departure.id, place: $0) }
    }
  }

  /// The place that is current now, in the flow that would change.
  public var currentID: DestinationID? { question.content.currentID }

  /// The place that would be current after the change, new or existing; nil if there would be none.
  public var nextCurrent: Place? { question.content.nextCurrent?.read(as: Place.self) }

  /// Returns the same request, as if it showed a place, and presented it before all others or alone.
  package func bringing(_ place: Place, alone isAlone: Bool) -> Self {
    let others = isAlone ? [] : arriving.filter { $0 != place }
    let payloads = ([place] + others).map { ErasedPayload($0) }
    var question = question.content
    (question.arriving, question.nextCurrent) = (.several(payloads), payloads.first)
    if isAlone { question.leaving = .none }
    return Self(question: ContentBox(question))
  }

  /// Returns whether a place with a route would arrive.
  public func brings(_ route: DestinationType) -> Bool { brings { $0 == route } }

  func brings(where isMeant: (DestinationType) -> Bool) -> Bool {
    question.content.arriving.contains { isPlace($0, where: isMeant) }
  }

  /// Returns whether a place with a route would leave.
  public func removes(_ route: DestinationType) -> Bool {
    question.content.leaving.contains { isPlace($0.payload) { $0 == route } }
  }

  private func isPlace(
    _ payload: ErasedPayload?, where isMeant: (DestinationType) -> Bool
  ) -> Bool {
    guard let place: PlaceBox<DestinationType, ContentType> = payload?.placeBox() else {
      return false
    }
    return isMeant(place.route)
  }
}

extension NavigationDifference: Printed {
  /// The properties, with the places in the types of the app.
  var printed: String {
    let mirror = Mirror(
      self,
      children: [
        "cause": cause, "requesterID": requesterID as Any, "hostID": hostID as Any,
        "arriving": arriving, "leaving": leaving, "currentID": currentID as Any,
        "nextCurrent": nextCurrent as Any,
      ])
    return ShortText(depth: 0).properties(of: mirror)
  }
}

extension NavigationDifference.Departure: Printed {
  /// The place and its identifier.
  var printed: String { "\(place) \(TreeTextToken.id(id))" }
}
