/// The time of a simulated screen, in ticks.
@MainActor
final class ScreenTime {
  /// The number of ticks that an animation takes.
  static let animation = 2

  /// The actions at the end of a tick, with the number of ticks until then.
  private var timers: [(ticks: Int, run: @MainActor () -> Void)] = []

  func after(_ ticks: Int, _ run: @escaping @MainActor () -> Void) { timers.append((ticks, run)) }

  func tick() {
    let due = timers.filter { $0.ticks <= 1 }
    timers = timers.filter { $0.ticks > 1 }.map { ($0.ticks - 1, $0.run) }
    for timer in due { timer.run() }
  }

  /// Lets time pass until nothing moves any more, at most a number of ticks.
  func settle(ticks: Int, _ tick: () -> Void, _ draw: () -> Void = {}) async -> Bool {
    for _ in 0..<ticks {
      tick()
      for _ in 0..<4 { await Task.yield() }
      draw()
      if timers.isEmpty { return true }
    }
    return false
  }
}
