/// Provides places to modules that ask for them.
///
/// A setup does so for the whole app, a module for its part, and a provider for what its place
/// contains and presents.
@MainActor
public protocol DestinationOffering {
  /// The routes that are offered for places that modules ask for.
  var offers: DestinationOffers { get set }
}

extension DestinationOffering {
  /// Returns a copy that also offers every place of a type.
  ///
  /// If there are several offers for one type, the nearest one counts: that of the requester, then
  /// those of the containers and presenters around it, then that of the setup. A later offer at the
  /// same level replaces an earlier one, which is reported as an event. The corresponding name in
  /// *Navigator* is `onNavigationProvidedView`.
  /// - Parameters:
  ///   - type: The type of places. It may be any type of routes, such as an enum of which only one
  ///     case has no provider; cases with a provider never get here.
  ///   - offer: Returns a route of the app or of any module, or another place to ask for, which is
  ///     resolved in turn. Nil passes on to the next offer. It is also called when the setup is
  ///     checked, so it must have no side effects.
  /// - Returns: The copy.
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
