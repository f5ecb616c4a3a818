internal import Destinations

/// Sends results into the streams with which a mock interactor answers an action.
///
/// All open streams receive a result. If no stream is open, the result waits for the next one.
/// ```swift
/// let feed = prices.feeds(.watch)
/// flow.perform(ProductTap.follow)
/// feed.send(.price(3))
/// await flow.settle()
/// ```
@MainActor
public final class MockFeed<Value: Sendable> {
  /// A result of a stream; nil for its end.
  typealias Element = Result<Value, any Error>?

  /// The results with which every stream begins.
  private let beginning: [Element]
  private var early: [Element] = []
  fileprivate var listeners: [MockListener<Value>] = []

  init(_ values: [Value] = [], isOver: Bool = false) {
    beginning = values.map { .success($0) } + (isOver ? [nil] : [])
  }

  /// The number of open streams.
  public var listenerCount: Int { listeners.count }

  /// Sends a result.
  ///
  /// Call `settle()` next, because the place receives the result in a task of its own.
  public func send(_ value: Value) { put(.success(value)) }

  /// Ends all open streams with an error, which is their last result.
  public func fail(_ error: any Error) { put(.failure(error)) }

  /// Ends all open streams.
  public func finish() { put(nil) }

  private func put(_ element: Element) {
    if listeners.isEmpty { return early.append(element) }
    for listener in listeners { listener.take(element) }
  }

  /// Opens a stream.
  ///
  /// `note` is called with each result that the stream delivers, and with nil at its end.
  func listen(_ note: @escaping @MainActor (Element) -> Void) -> MockListener<Value> {
    let listener = MockListener(of: self, note)
    listeners.append(listener)
    for element in beginning + early { listener.take(element) }
    early = []
    return listener
  }
}

/// A stream of a feed.
@MainActor
final class MockListener<Value: Sendable> {
  typealias Element = MockFeed<Value>.Element

  private weak var feed: MockFeed<Value>?
  private let note: (Element) -> Void
  private var ready: [Element] = []
  private var waiting: ((Element) -> Void)?
  private var isOver = false

  init(of feed: MockFeed<Value>, _ note: @escaping (Element) -> Void) {
    self.feed = feed
    self.note = note
  }

  func take(_ element: Element) {
    guard let resume = waiting else { return ready.append(element) }
    waiting = nil
    resume(element)
  }

  /// Calls a closure with all further results, instead of waiting for them.
  func onElement(_ work: @escaping (Element) -> Void) {
    waiting = { [weak self] in
      self?.endIfLast($0)
      work($0)
      self?.onElement(work)
    }
    if !ready.isEmpty { take(ready.removeFirst()) }
  }

  /// Waits for the next result; nil at the end, and when the task is cancelled.
  func next() async -> Element {
    if isOver { return nil }
    let element = ready.isEmpty ? await coming() : ready.removeFirst()
    endIfLast(element)
    note(element)
    return element
  }

  /// Closes the stream after its end or an error.
  private func endIfLast(_ element: Element) {
    if case .success = element { return }
    end()
  }

  private func coming() async -> Element {
    await parked {
      waiting = $0
    } onCancel: {
      if self.waiting != nil { self.take(nil) }
    }
  }

  /// Closes the stream, which has no listener any more.
  func end() {
    isOver = true
    feed?.listeners.removeAll { $0 === self }
  }
}

/// The results of a request to a mock interactor, in order.
public struct MockResults<Value: Sendable>: AsyncSequence, Sendable {
  /// Iterates over the results.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate let listener: MockListener<Value>

    /// Waits for the next result.
    ///
    /// - Returns: The result; nil at the end, and when the task is cancelled.
    /// - Throws: The error with which the test has ended the stream.
    public mutating func next() async throws -> Value? { try await listener.next()?.get() }

    /// Waits for the next result on the caller's actor, so that a result that is ready returns at once.
    ///
    /// - Returns: The result; nil at the end, and when the task is cancelled.
    /// - Throws: The error with which the test has ended the stream.
    public mutating func next(
      isolation actor: isolated (any Actor)?
    ) async throws(any Error) -> Value? {
      try await listener.next()?.get()
    }
  }

  let listener: MockListener<Value>

  /// Returns the iterator of the results; there is one stream, however often this is called.
  public func makeAsyncIterator() -> Iterator { Iterator(listener: listener) }
}
