import Destinations

extension Result {
  /// The code of the library's error, if this is one.
  var code: DestinationError.Code? {
    if case .failure(let error as DestinationError) = self { error.code } else { nil }
  }
}
