/// A result that the handler of a place receives.
package struct Delivery {
  package let placeID: DestinationID
  /// The name of the action of the request.
  package let action: String
  /// Whether the result is a list of elements with different descriptions.
  package let isList: Bool

  init<Value>(_ result: Result<Value, any Error>, _ action: String, to placeID: DestinationID) {
    self.placeID = placeID
    self.action = action
    let list = (try? result.get()).map { Mirror(reflecting: $0) }
    let rows = list?.children.map { "\($0.value)" } ?? []
    isList = list?.displayStyle == .collection && Set(rows).count == rows.count
  }
}
