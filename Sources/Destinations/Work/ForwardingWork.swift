/// A request that becomes another request when its turn comes, and forwards to it.
class ForwardingWork: RequestWork {
  /// The request that it has become; nil until its turn.
  final var work: RequestWork?

  override var beginsAnew: Bool { work?.beginsAnew ?? false }

  override func build(_ context: BuildContext) throws(DestinationError) -> Built {
    try work?.build(context) ?? Built()
  }

  override var answer: (value: Answer, placeID: DestinationID)? { work?.answer }

  override var mustAsk: Bool { work?.mustAsk ?? false }

  override func ask(
    _ context: BuildContext, _ built: Built, whenAnswered: @escaping () -> Void
  ) {
    work?.ask(context, built, whenAnswered: whenAnswered)
  }

  override func resolveAnswered(in host: TreeHost) throws(DestinationError) -> ResolvedMove {
    try work?.resolveAnswered(in: host) ?? ResolvedMove(move: nil)
  }

  override func end(isDone: Bool) {
    work?.end(isDone: isDone)
  }
}
