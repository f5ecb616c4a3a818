import Foundation

/// The time that this process has spent on processors, which other programs do not make longer.
///
/// It is that of all threads, because work that awaits something may go on on another one.
enum ProcessorTime {
  static var now: Duration {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}
