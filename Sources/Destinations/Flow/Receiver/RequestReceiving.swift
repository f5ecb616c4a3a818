/// Receives values that are sent: a setup, a module, or a provider on behalf of its places.
@MainActor
public protocol RequestReceiving<DestinationType, ContentType, TabType> {
  /// The app's routes.
  associatedtype DestinationType: RoutableDestinations
  /// The app's contents.
  associatedtype ContentType: ContentTypeable
  /// The app's tabs.
  associatedtype TabType: TabTypeable

  /// The answers to values that are sent.
  var receivers: DestinationReceivers<DestinationType, ContentType, TabType> { get set }
}

extension RequestReceiving {
  /// Returns a copy that also receives values of a type.
  ///
  /// It replaces an earlier receiver of this type.
  ///
  /// ```swift
  /// let orders = DestinationProvider { Market.StackOf($0) { OrdersView($0) } }
  ///   .receives(ShowOrder.self) { .push(OrdersRoute.details($0.order)) }
  /// ```
  /// See ``Flow/send(_:)`` for the order in which receivers are asked.
  /// - Parameters:
  ///   - type: The type of the values.
  ///   - answer: Returns what to present; nil leaves the value to other receivers. It must have no
  ///     side effects.
  /// - Returns: The copy.
  public func receives<Value: Sendable>(
    _ type: Value.Type,
    by answer:
      @escaping @MainActor (Value) -> DestinationPresentation<
        DestinationType, ContentType, TabType
      >?
  ) -> Self {
    var receiving = self
    receiving.receivers.add(type, answer)
    return receiving
  }
}

extension FlowSetup: @MainActor RequestReceiving {}
extension FlowModule: @MainActor RequestReceiving {}
extension DestinationProvider: RequestReceiving {}
