/// A request as the one who made it sees it.
@MainActor
public final class RequestHandle {
  /// The number of the request within its flow.
  public let number: Int

  /// Where the request is.
  public private(set) var status = RequestStatus.queued

  private var waiting: [CheckedContinuation<RequestOutcome, Never>] = []
  private let onCancel: @MainActor (Int) -> Void
  /// Told once how the request ended.
  var onEnd: (@MainActor (RequestOutcome) -> Void)?
  /// The handle of the same request in the flow that handed it over.
  var follower: RequestHandle?

  init(number: Int, onCancel: @escaping @MainActor (Int) -> Void) {
    self.number = number
    self.onCancel = onCancel
  }

  /// How the request ended, awaited until it has.
  public var outcome: RequestOutcome {
    get async {
      if case .ended(let outcome) = status { return outcome }
      return await withCheckedContinuation { waiting.append($0) }
    }
  }

  /// Cancels the request; does nothing once it has ended.
  public func cancel() {
    onCancel(number)
  }

  func run() {
    status = .running
    follower?.run()
  }

  func hold() {
    status = .held
    follower?.hold()
  }

  func end(_ outcome: RequestOutcome) {
    status = .ended(outcome)
    let waiting = waiting
    self.waiting = []
    for continuation in waiting { continuation.resume(returning: outcome) }
    onEnd?(outcome)
    onEnd = nil
  }
}
