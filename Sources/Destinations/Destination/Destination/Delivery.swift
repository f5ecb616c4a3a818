/// A result that the handler of a place receives.
package struct Delivery {
  package let placeID: DestinationID
  /// The name of the action of the request.
  package let action: String
  /// Whether the result is a list of different elements.
  package let isList: Bool

  init<Value>(_ result: Result<Value, any Error>, _ action: String, to placeID: DestinationID) {
    self.placeID = placeID
    self.action = action
    let rows = (try? result.get()) as? [AnyHashable]
    isList = rows.map { Set($0).count == $0.count } ?? false
  }
}
