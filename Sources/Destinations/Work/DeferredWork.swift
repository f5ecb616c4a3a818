/// The request of a request that is determined when its turn comes, from the tree at that time.
@MainActor
final class DeferredWork {
  typealias Make =
    @MainActor (TreeHost, _ asker: DestinationID?) throws(DestinationError) -> RequestWork

  /// The request in a few words.
  let name: String

  /// Whether another flow may carry it out.
  let isServed: (TreeHost) -> Bool

  /// The look-up that ends before the request has its turn; nil for most requests.
  let lookUp: LookUp?

  private let make: Make

  /// The request that it has become; nil until its turn.
  private(set) var work: RequestWork?

  /// Creates a request.
  ///
  /// - Parameters:
  ///   - name: The request in a few words.
  ///   - isServed: Whether another flow may carry it out.
  ///   - lookUp: The look-up that ends before the request has its turn.
  ///   - make: Returns the request; called again if the request was held.
  init(
    _ name: String, isServed: @escaping (TreeHost) -> Bool = { _ in false },
    lookUp: LookUp? = nil, make: @escaping Make
  ) {
    self.name = name
    self.isServed = isServed
    self.lookUp = lookUp
    self.make = make
  }

  /// Becomes a request, which is carried out on the terms of the deferred one.
  func become(
    in host: TreeHost, from asker: DestinationID?, on terms: RequestWork.Terms
  ) throws(DestinationError) -> RequestWork {
    let work = try make(host, asker).on(terms)
    self.work = work
    return work
  }

  /// The request that it has become, or would become now.
  func workedOut(in host: TreeHost) throws(DestinationError) -> RequestWork {
    if let work { return work }
    return try make(host, nil)
  }
}
