import Foundation

/// The memory of this process that is in RAM.
enum ResidentMemory {
  /// Bytes, from the second number of `/proc/self/statm`, which counts pages; nil where there is none.
  static func bytes() -> Int? {
    guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else {
      return nil
    }
    let numbers = text.split(separator: " ").compactMap { Int($0) }
    return numbers.count > 1 ? numbers[1] * sysconf(Int32(_SC_PAGESIZE)) : nil
  }
}
