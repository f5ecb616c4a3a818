#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  @preconcurrency internal import Glibc
#elseif canImport(Musl)
  @preconcurrency internal import Musl
#elseif canImport(Android)
  @preconcurrency internal import Android
#elseif canImport(WASILibc)
  @preconcurrency internal import WASILibc
#elseif canImport(ucrt)
  internal import ucrt
#endif

/// Prints problems of flows without a listener.
enum StandardError {
  static func write(_ line: String) {
    fputs("Destinations: \(line)\n", stderr)
  }
}
