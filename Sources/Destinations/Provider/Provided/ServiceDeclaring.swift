/// Declares services: a setup for the whole app, a module for its part, and a provider for its places.
@MainActor
public protocol ServiceDeclaring<DestinationType, ContentType, TabType> {
  /// The app's routes.
  associatedtype DestinationType: RoutableDestinations
  /// The app's contents.
  associatedtype ContentType: ContentTypeable
  /// The app's tabs.
  associatedtype TabType: TabTypeable

  /// The services.
  var services: PlaceServices<DestinationType, ContentType, TabType> { get set }
}

extension ServiceDeclaring {
  /// Returns a copy that also offers a route for every place of a type.
  ///
  /// If there are several offers for one type, the nearest one is used: that of the requester, then
  /// those of the containers and presenters around it, then that of the setup. A later offer at the
  /// same level replaces an earlier one, which is reported as an event. The corresponding name in
  /// *Navigator* is `onNavigationProvidedView`.
  /// - Parameters:
  ///   - type: The type of places. It may be any type of routes, such as an enum of which only one case has no
  ///     provider; cases with a provider are never looked up.
  ///   - offer: Returns a route of the app or of any module, or another place to ask for, which is
  ///     resolved in turn. Nil passes on to the next offer. It is also called when the setup is
  ///     checked, so it must have no side effects.
  /// - Returns: The copy.
  public func provides<Need: RoutableDestinations>(
    _ type: Need.Type, by offer: @escaping @MainActor (Need) -> (any RoutableDestinations)?
  ) -> Self {
    changed(self) { $0.services.offers.add(type, offer) }
  }

  /// Returns a copy that also has a resolver as the offer for every place of the resolver's type.
  ///
  /// - Parameter resolver: Returns the route for each place of its type.
  /// - Returns: The copy.
  public func provides<Need: RoutableDestinations>(
    _ resolver: some DestinationResolving<Need>
  ) -> Self {
    provides(Need.self) { resolver.resolve($0) }
  }

  /// Returns a copy that also receives values of a type.
  ///
  /// The receiver replaces an earlier one of this type.
  ///
  /// ```swift
  /// let orders = DestinationProvider { Market.StackOf($0) { OrdersView($0) } }
  ///   .receives(ShowOrder.self) { .push(OrdersRoute.details($0.order)) }
  /// ```
  /// See ``Flow/send(_:)`` for the order in which receivers are asked.
  /// - Parameters:
  ///   - type: The type of the values.
  ///   - answer: Returns the presentation for a value; nil leaves the value to other receivers. It
  ///     must have no side effects.
  /// - Returns: The copy.
  public func receives<Value: Sendable>(
    _ type: Value.Type,
    by answer:
      @escaping @MainActor (Value) -> DestinationPresentation<
        DestinationType, ContentType, TabType
      >?
  ) -> Self {
    changed(self) { $0.services.receivers.add(type, answer) }
  }
}

extension PlaceServices: @MainActor ServiceDeclaring {
  /// These services themselves.
  public var services: Self {
    get { self }
    set { self = newValue }
  }
}

extension FlowSetup: @MainActor ServiceDeclaring {}
extension FlowModule: @MainActor ServiceDeclaring {}
extension DestinationProvider: ServiceDeclaring {}
