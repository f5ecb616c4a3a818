import Foundation

/// The time that this process has spent on processors, which other programs do not make longer.
///
/// The time of all threads counts, because work may continue on another thread after it has awaited something.
enum ProcessorTime {
  static var now: Duration {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}
