import Foundation

// The only global mutable state of the app. A signal handler uses no other state, and calls only
// the functions that POSIX lists as safe there (poll, read, write, tcsetattr, sigaction,
// pthread_sigmask, raise). The state is safe without a lock because:
// - the memory is allocated once, before any handler is installed, and never freed; it is reached
//   through a constant pointer, so a handler neither initialises, allocates nor takes part in
//   Swift's checks for exclusive access;
// - outside of handlers it is written only by `Terminal`, which belongs to the main actor;
// - each field that a handler reads is a single word or is complete before `isEntered` is set.
private nonisolated(unsafe) let state = UnsafeMutablePointer<TerminalSignals.State>.allocate(
  capacity: 1)
private nonisolated(unsafe) let former = {
  let actions = UnsafeMutablePointer<sigaction>.allocate(capacity: 64)
  actions.initialize(repeating: sigaction(), count: 64)
  return actions
}()

/// Restores the terminal when a signal ends, stops or continues the process.
///
/// The former action of a signal, such as printing a backtrace, follows. Not covered are
/// `SIGKILL`, which nothing can catch, and a stack overflow on a thread without an alternate stack.
enum TerminalSignals {
  private static let interrupting = [SIGINT, SIGQUIT]
  private static let ending = interrupting + [SIGTERM, SIGHUP]
  private static let crashing = [SIGTRAP, SIGILL, SIGABRT, SIGSEGV, SIGBUS, SIGFPE]

  /// Installs the handlers; call it once, before the terminal is entered.
  ///
  /// A signal that is ignored, as under `nohup`, stays ignored.
  ///
  /// - Parameters:
  ///   - input: The terminal whose modes are changed.
  ///   - output: The terminal that receives the escape sequences.
  ///   - pipe: The pipe that wakes the reading thread when the size has changed.
  static func install(input: Int32, output: Int32, pipe: WakePipe) {
    state.initialize(to: State(input: input, output: output, wakeEnd: pipe.writeEnd))
    _ = handlers
  }

  /// Installs the handlers at the first use, and only then.
  private static let handlers: Void = {
    for number in ending + crashing { handle(number, onEnd) }
    // Writing to a file that may not grow fails, as on a full disk.
    signal(SIGXFSZ, SIG_IGN)
    handle(SIGTSTP, onStop)
    handle(SIGCONT, onContinue)
    handle(SIGWINCH, onResize)
    atexit { TerminalSignals.giveBack() }
  }()

  /// Enters raw mode and the alternate screen, and has the handlers undo it.
  ///
  /// - Returns: False if the input is not a terminal; then nothing is changed.
  static func enter() -> Bool {
    if state.pointee.isEntered { return true }
    guard tcgetattr(state.pointee.input, &state.pointee.saved) == 0 else { return false }
    state.pointee.raw = rawModes(state.pointee.saved)
    writing {
      state.pointee.isEntered = true
      apply()
    }
    return true
  }

  /// Undoes `enter()`; nothing happens if that was done already.
  static func leave() {
    writing {
      restore()
      state.pointee.isEntered = false
    }
  }

  /// Writes to the terminal while no handler does.
  static func writing(_ body: () -> Void) {
    _ = state.pointee.lock.lock()
    body()
    state.pointee.lock.unlock()
  }

  /// The interrupts that are handled by default in another program; those that this program ignored at its start stay
  /// ignored.
  static var interrupts: sigset_t {
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in interrupting where !isIgnored(former[Int(number)]) {
      sigaddset(&signals, number)
    }
    return signals
  }

  /// Ignores interrupts while another program has the terminal, because they are meant for that program.
  ///
  /// The system drops ignored signals. A handler that checks whether that program still runs may check too late: the
  /// interrupt that ends that program reaches both.
  static func setSuspended(_ isSuspended: Bool) {
    for number in interrupting where !isIgnored(former[Int(number)]) {
      if isSuspended { signal(number, SIG_IGN) } else { set(number, onEnd) }
    }
  }

  /// Asks the system to stop the process group, as the key Control-Z does elsewhere.
  ///
  /// The signal goes to the process: the threads of the main actor block most signals.
  static func stop() {
    kill(0, SIGTSTP)
  }
}

extension TerminalSignals {
  private static let onEnd: @convention(c) (Int32) -> Void = { signal in
    TerminalSignals.giveBack()
    sigaction(signal, former + Int(signal), nil)
    raise(signal)
  }

  private static let onStop: @convention(c) (Int32) -> Void = { signal in
    keepingErrorNumber {
      TerminalSignals.giveBack()
      sigaction(signal, former + Int(signal), nil)
      var mask = sigset_t()
      var before = sigset_t()
      sigemptyset(&mask)
      sigaddset(&mask, signal)
      raise(signal)
      pthread_sigmask(SIG_UNBLOCK, &mask, &before)
      pthread_sigmask(SIG_SETMASK, &before, nil)
      // If the process was stopped, `onContinue` has run; if nobody could continue it, the system has not stopped it.
      if isFormer(signal) { TerminalSignals.takeAgain() }
    }
  }

  private static let onContinue: @convention(c) (Int32) -> Void = { _ in
    keepingErrorNumber { TerminalSignals.takeAgain() }
  }

  private static let onResize: @convention(c) (Int32) -> Void = { _ in
    keepingErrorNumber { TerminalSignals.wake() }
  }

  /// The code that a signal interrupts may be about to read `errno`.
  private static func keepingErrorNumber(_ body: () -> Void) {
    let number = errno
    body()
    errno = number
  }
}

extension TerminalSignals {
  private static func handle(_ signal: Int32, _ handler: @escaping @convention(c) (Int32) -> Void) {
    let place = former + Int(signal)
    sigaction(signal, nil, place)
    if !isIgnored(place.pointee) { set(signal, handler) }
  }

  private static func set(_ signal: Int32, _ handler: @escaping @convention(c) (Int32) -> Void) {
    var action = sigaction()
    sigemptyset(&action.sa_mask)
    action.sa_flags = Int32(SA_RESTART) | Int32(SA_ONSTACK)
    #if canImport(Darwin)
      action.__sigaction_u.__sa_handler = handler
    #elseif canImport(Glibc)
      action.__sigaction_handler.sa_handler = handler
    #elseif canImport(Musl)
      action.__sa_handler.sa_handler = handler
    #endif
    sigaction(signal, &action, nil)
  }

  /// Returns whether a signal has the same action as before this program set its own.
  private static func isFormer(_ signal: Int32) -> Bool {
    var current = sigaction()
    sigaction(signal, nil, &current)
    return address(of: current) == address(of: former[Int(signal)])
  }

  /// Compares with `SIG_IGN`, which C defines as the address 1.
  private static func isIgnored(_ action: sigaction) -> Bool {
    address(of: action) == 1
  }

  private static func address(of action: sigaction) -> Int {
    #if canImport(Darwin)
      unsafeBitCast(action.__sigaction_u.__sa_handler, to: Int.self)
    #elseif canImport(Glibc)
      unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
    #elseif canImport(Musl)
      unsafeBitCast(action.__sa_handler.sa_handler, to: Int.self)
    #endif
  }

  /// Keys come one by one, unseen and without signals; output goes out as it is.
  private static func rawModes(_ saved: termios) -> termios {
    var raw = saved
    raw.c_iflag &= ~tcflag_t(BRKINT | ICRNL | INLCR | IGNCR | INPCK | ISTRIP | IXON)
    raw.c_lflag &= ~tcflag_t(ECHO | ECHONL | ICANON | IEXTEN | ISIG)
    raw.c_oflag &= ~tcflag_t(OPOST)
    raw.c_cflag |= tcflag_t(CS8)
    return raw
  }

  /// Restores the terminal, and keeps other threads from writing to it.
  private static func giveBack() {
    hold()
    restore()
  }

  /// Takes the terminal again.
  ///
  /// The handler of the next stop is set first, because that stop may follow at once.
  private static func takeAgain() {
    if !isIgnored(former[Int(SIGTSTP)]) { set(SIGTSTP, onStop) }
    hold()
    apply()
    if state.pointee.isGivenBack { state.pointee.lock.unlock() }
    state.pointee.isGivenBack = false
  }

  /// Waits for a thread that still writes a frame, but not longer than a second, because that thread may wait for the
  /// terminal.
  private static func hold() {
    guard !state.pointee.isGivenBack else { return }
    state.pointee.isGivenBack = state.pointee.lock.lock(within: 1000)
  }

  private static func apply() {
    guard state.pointee.isEntered else { return }
    tcsetattr(state.pointee.input, TCSANOW, &state.pointee.raw)
    send(state.pointee.enterBytes, state.pointee.enterCount)
    wake()
  }

  private static func restore() {
    guard state.pointee.isEntered else { return }
    send(state.pointee.leaveBytes, state.pointee.leaveCount)
    tcsetattr(state.pointee.input, TCSANOW, &state.pointee.saved)
  }

  private static func send(_ bytes: UnsafePointer<UInt8>, _ count: Int) {
    _ = write(state.pointee.output, bytes, count)
  }

  private static func wake() {
    _ = write(state.pointee.wakeEnd, state.pointee.enterBytes, 1)
  }
}
