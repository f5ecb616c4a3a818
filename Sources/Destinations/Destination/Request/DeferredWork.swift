/// The steps of a request that is determined when its turn comes, from the tree at that time.
///
/// ``RequestWork`` makes the request, and takes its steps.
@MainActor
final class DeferredWork: RequestSteps {
  typealias Make =
    @MainActor (TreeHost, _ asker: DestinationID?) throws(DestinationError) -> RequestWork

  let summary: String

  private let isServed: (TreeHost) -> Bool

  /// The look-up that ends before the request has its turn; nil for most requests.
  let lookUp: LookUp?

  /// Returns the request, which is carried out on the terms of this one.
  let make: Make

  /// The request that this one has become; nil until its turn.
  var became: RequestWork?

  /// Creates a request.
  ///
  /// - Parameters:
  ///   - name: The request in a few words.
  ///   - isServed: Whether another flow may carry out the request.
  ///   - lookUp: The look-up that ends before the request has its turn.
  ///   - make: Returns the request; called again if the request was held.
  init(
    _ name: String, isServed: @escaping (TreeHost) -> Bool = { _ in false },
    lookUp: LookUp? = nil, make: @escaping Make
  ) {
    summary = name
    self.isServed = isServed
    self.lookUp = lookUp
    self.make = make
  }

  func isServed(by host: TreeHost) -> Bool { isServed(host) }

  func end(isDone: Bool) { lookUp?.cancel() }
}

extension RequestWork {
  /// Returns a request that is determined when its turn comes, and again if it was held.
  static func deferred(
    _ name: String, _ make: @escaping @MainActor (TreeHost) throws(DestinationError) -> RequestWork
  ) -> RequestWork {
    RequestWork(DeferredWork(name) { host, _ throws(DestinationError) in try make(host) })
  }
}
