#if os(macOS) || os(Linux)
  internal import Foundation
  internal import Synchronization

  /// The signals by which a process crashes.
  ///
  /// A handler may do very little: it notes the signal, and stops the thread. The steps are repeated by a thread that
  /// was started before.
  enum CrashSignals {
    private static let caught = Atomic<Int32>(0)
    private static let isOver = Atomic(false)
    private static let previous = Mutex<[(number: Int32, action: sigaction)]>([])

    /// Whether a thread has crashed, and waits.
    static var haveCaught: Bool { caught.load(ordering: .acquiring) != 0 }

    /// Handles the signals until ``release()``.
    @MainActor
    static func handle() {
      _ = haveCaught
      _ = isOver.load(ordering: .relaxed)
      provideStack()
      let actions = [SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGBUS, SIGSEGV].map { number in
        var action = sigaction()
        var previous = sigaction()
        #if os(Linux)
          action.__sigaction_handler.sa_handler = handler
        #else
          action.__sigaction_u.__sa_handler = handler
        #endif
        action.sa_flags = SA_ONSTACK
        sigaction(number, &action, &previous)
        return (number, previous)
      }
      previous.withLock { $0 = actions }
    }

    /// Handles the signals as before.
    static func release() {
      previous.withLock { previous in
        for (number, var action) in previous { sigaction(number, &action, nil) }
        previous = []
      }
    }

    /// Lets the thread that has crashed continue, so that the process ends as if its signal had not been handled.
    static func letCrash() {
      release()
      isOver.store(true, ordering: .releasing)
    }

    /// The number of seconds for which the steps may be repeated before the process ends in any case.
    private static var limit: UInt32 { 300 }

    private static let handler: @convention(c) (Int32) -> Void = { signal in
      caught.store(signal, ordering: .releasing)
      alarm(limit)
      while !isOver.load(ordering: .acquiring) { usleep(10_000) }
    }

    /// Gives this thread a stack for the handler, because endless recursion leaves none.
    private static func provideStack() {
      var stack = stack_t()
      sigaltstack(nil, &stack)
      guard Int(stack.ss_flags) & Int(SS_DISABLE) != 0 else { return }
      let size = 1 << 16
      stack = stack_t()
      stack.ss_sp = malloc(size)
      stack.ss_size = numericCast(size)
      sigaltstack(&stack, nil)
    }
  }
#endif
