/// What can receive values that are sent: a set-up, a module, and a provider for its place.
@MainActor
public protocol RequestReceiving<DestinationType, ContentType, TabType> {
  /// The app's routes.
  associatedtype DestinationType: RoutableDestinations
  /// The app's contents.
  associatedtype ContentType: ContentTypeable
  /// The app's tabs.
  associatedtype TabType: TabTypeable

  /// What is done for values that are sent.
  var receivers: DestinationReceivers<DestinationType, ContentType, TabType> { get set }
}

extension RequestReceiving {
  /// Returns this with an answer to values of a type, which replaces an earlier one here.
  ///
  /// ```swift
  /// let orders = DestinationProvider { Market.Stack($0) { OrdersView($0) } }
  ///   .receives(ShowOrder.self) { .push(OrdersRoute.details($0.order)) }
  /// ```
  /// See ``Flow/send(_:)`` for who is asked, and from where the answer acts.
  /// - Parameters:
  ///   - type: The type of the values.
  ///   - answer: Returns what to do; nil leaves the value to others. It must do nothing else.
  /// - Returns: The same with the answer; all else is the same.
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
