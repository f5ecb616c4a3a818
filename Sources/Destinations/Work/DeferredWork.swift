/// A request that is determined when its turn comes, from the tree at that time.
final class DeferredWork: ForwardingWork {
  typealias Make = @MainActor (TreeHost) throws(DestinationError) -> RequestWork

  private let name: String
  private let make: Make

  /// Creates a request.
  ///
  /// - Parameters:
  ///   - name: The request in a few words.
  ///   - make: Returns the request; called again if the request was held.
  init(_ name: String, make: @escaping Make) {
    self.name = name
    self.make = make
  }

  override var summary: String { name }

  override var origin: DestinationID? { work?.origin }

  override var isStart: Bool { work?.isStart ?? false }

  override var outsideParentID: DestinationID? { work?.outsideParentID }

  override func resolve(in host: TreeHost) throws(DestinationError) -> ResolvedMove {
    let work = try make(host)
    self.work = work
    work.asker = asker
    return try work.resolve(in: host)
  }

  /// The request that it has become, or would become now.
  func workedOut(in host: TreeHost) throws(DestinationError) -> RequestWork {
    if let work { return work }
    return try make(host)
  }
}
