/// What can offer places: a set-up, for the whole app; a module; a provider, for what its place contains and presents.
@MainActor
public protocol DestinationOffering {
  /// What is offered for places that modules ask for.
  var offers: DestinationOffers { get set }
}

extension DestinationOffering {
  /// Returns this with an offer for every place of a type.
  ///
  /// Of several offers for one type the nearest counts: that of the place that asks, then those of what is
  /// around it, containers and presenters of sheets, then that of the set-up. A later one at the same place
  /// replaces an earlier one, which is told as an event. The seeds' `onNavigationProvidedView`.
  /// - Parameters:
  ///   - type: The type of places that are asked for. It may be any routes, as an enum of which only one case has no
  ///     provider: whatever has one is served by that, and never comes here.
  ///   - offer: Returns what stands for a place: a route of the app or of any module, or a place that is asked for
  ///     itself, which is resolved in turn. Nil passes it on to the offers further away. It is also asked when the
  ///     set-up is checked, so it must do nothing else.
  /// - Returns: The same with the offer; all else is the same.
  public func provides<Need: RoutableDestinations>(
    _ type: Need.Type, by offer: @escaping @MainActor (Need) -> (any RoutableDestinations)?
  ) -> Self {
    var offering = self
    offering.offers.add(type, offer)
    return offering
  }

  /// Returns this with a resolver as the offer for every place of its type.
  ///
  /// - Parameter resolver: Answers for every value.
  /// - Returns: The same with the offer; all else is the same.
  public func provides<Need: RoutableDestinations>(
    _ resolver: some DestinationResolving<Need>
  ) -> Self {
    provides(Need.self) { resolver.resolve($0) }
  }
}

extension DestinationOffers: @MainActor DestinationOffering {
  /// These offers themselves.
  public var offers: DestinationOffers {
    get { self }
    set { self = newValue }
  }
}

extension FlowSetup: @MainActor DestinationOffering {}
extension FlowModule: @MainActor DestinationOffering {}
extension DestinationProvider: DestinationOffering {}
