/// A result that the handler of a place receives.
package struct Delivery {
  package let placeID: DestinationID
  /// The description of the request, and the name of its action.
  package let request: String
  package let action: String
  /// Whether the result is a failure.
  package let isFailure: Bool
  /// The number of elements of the result; nil unless it is a list of elements with different descriptions.
  package let rowCount: Int?

  init<Request: InteractorRequestConfiguring>(
    _ result: Result<Request.ResultData, any Error>, for request: Request, to placeID: DestinationID
  ) {
    self.placeID = placeID
    self.request = "\(request)"
    action = "\(request.action)"
    isFailure = if case .failure = result { true } else { false }
    let data = (try? result.get()).map { Mirror(reflecting: $0) }
    let rows = data?.displayStyle == .collection ? data?.children.map { "\($0.value)" } : nil
    rowCount = rows.flatMap { Set($0).count == $0.count ? $0.count : nil }
  }
}
