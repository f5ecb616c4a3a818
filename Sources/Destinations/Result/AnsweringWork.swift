/// A request that answers the questions at its requester once it is done.
final class AnsweringWork: ForwardingWork {
  private let given: Answer
  private var placeID: DestinationID?
  private var link: HostLink?

  init(_ answer: Answer, by work: RequestWork) {
    given = answer
    super.init()
    self.work = work
  }

  override var summary: String { work?.summary ?? "" }

  override var origin: DestinationID? { work?.origin }

  override var staysHere: Bool { work?.staysHere ?? true }

  override func isServed(by host: TreeHost) -> Bool { work?.isServed(by: host) ?? false }

  override var answer: (value: Answer, placeID: DestinationID)? { placeID.map { (given, $0) } }

  override func resolve(in host: TreeHost) throws(DestinationError) -> ResolvedMove {
    work?.asker = asker
    link = host.link
    placeID = (asker ?? origin ?? host.tree.currentID)
      .map { link?.engine?.place(finishing: given, from: $0) ?? $0 }
    return try work?.resolve(in: host) ?? ResolvedMove(move: nil)
  }

  override func end(isDone: Bool) {
    super.end(isDone: isDone)
    guard isDone, let placeID, let engine = link?.engine else { return }
    if given.isGiven { return engine.tell(of: given, at: placeID) }
    engine.take(given, from: placeID)
  }
}
