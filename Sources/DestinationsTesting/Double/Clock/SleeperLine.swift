internal import Destinations

/// The tasks and closures that wait for a clock, the first to wake up first.
@MainActor
final class SleeperLine {
  struct Sleeper: CustomStringConvertible {
    let number: Int
    let deadline: Duration
    let name: String
    /// The mark of the task that sleeps.
    let mark: TaskMark.Reference
    let wake: @MainActor (_ isCancelled: Bool) -> Void

    var description: String { "\(name), asleep until \(deadline)" }
  }

  private(set) var sleepers: [Sleeper] = []
  private var last = 0

  /// The sleepers whose time has come and that have not continued yet, in order.
  private var woken: [Int] = []

  nonisolated init() {}

  /// Waits until the caller is woken up.
  ///
  /// Meanwhile its work cannot finish on its own.
  ///
  /// Tasks do not resume in the order of the calls that resume them. Therefore each one first lets the tasks continue
  /// that were woken up before it.
  func wait(until deadline: Duration) async throws {
    let number = last + 1
    let isCancelled = await parked { resume in
      add(WorkTicket.current?.work.description ?? "something", until: deadline) { isCancelled in
        if !isCancelled { self.woken.append(number) }
        resume(isCancelled)
      }
    } onCancel: {
      self.cancel(number)
    }
    if isCancelled { throw CancellationError() }
    while woken.first != number { await Task.yield() }
    woken.removeFirst()
  }

  /// Calls a closure at a moment.
  func add(
    _ name: String, until deadline: Duration, wake: @escaping @MainActor (Bool) -> Void
  ) {
    last += 1
    let index = sleepers.firstIndex { $0.deadline > deadline } ?? sleepers.endIndex
    let sleeper = Sleeper(
      number: last, deadline: deadline, name: name,
      mark: TaskMark.Reference(mark: TaskMark.current), wake: wake)
    sleepers.insert(sleeper, at: index)
  }

  /// Wakes up all sleepers with a deadline up to a moment, in order.
  func wake(until moment: Duration) {
    while let first = sleepers.first, first.deadline <= moment {
      sleepers.removeFirst()
      first.wake(false)
    }
  }

  /// Wakes up all sleepers as if they were cancelled.
  func cancelAll() {
    let sleepers = sleepers
    self.sleepers = []
    for sleeper in sleepers { sleeper.wake(true) }
  }

  private func cancel(_ number: Int) {
    guard let index = sleepers.firstIndex(where: { $0.number == number }) else { return }
    sleepers.remove(at: index).wake(true)
  }
}
