/// The steps of a request that is determined when its turn comes, from the tree at that time.
@MainActor
final class DeferredWork: RequestSteps {
  typealias Make =
    @MainActor (TreeHost, _ asker: DestinationID?) throws(DestinationError) -> RequestWork

  let summary: String

  private let isServed: (TreeHost) -> Bool

  /// The look-up that ends before the request has its turn; nil for most requests.
  let lookUp: LookUp?

  private let make: Make

  /// The request that this one has become; nil until its turn.
  private(set) var became: RequestWork?

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

  func resolve(
    in host: TreeHost, from asker: DestinationID?
  ) throws(DestinationError) -> ResolvedMove {
    try become(in: host, from: asker, on: RequestWork.Terms()).resolve(in: host, from: asker)
  }

  func end(isDone: Bool) { lookUp?.cancel() }

  /// Makes the request, which is carried out on the terms of the deferred one.
  func become(
    in host: TreeHost, from asker: DestinationID?, on terms: RequestWork.Terms
  ) throws(DestinationError) -> RequestWork {
    let work = try make(host, asker).on(terms)
    became = work
    return work
  }

  /// Returns the request that a deferred one has become, or would become now.
  func workedOut(in host: TreeHost) throws(DestinationError) -> RequestWork {
    if let became { return became }
    return try make(host, nil)
  }
}

extension RequestWork {
  /// Returns a request that is determined when its turn comes, and again if it was held.
  static func deferred(
    _ name: String, _ make: @escaping @MainActor (TreeHost) throws(DestinationError) -> RequestWork
  ) -> RequestWork {
    RequestWork(DeferredWork(name) { host, _ throws(DestinationError) in try make(host) })
  }
}
