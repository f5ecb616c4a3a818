/// Identifies the content of a file, so that a change made by another program is noticed.
///
/// It depends on the content alone: a file that was only touched still matches.
struct Fingerprint: Hashable, Sendable {
  /// The number of bytes.
  let byteCount: Int
  /// The 64 bit FNV-1a hash of the bytes, the same in every run of the program.
  let hash: UInt64

  /// Creates a fingerprint from values computed before.
  init(byteCount: Int, hash: UInt64) {
    self.byteCount = byteCount
    self.hash = hash
  }

  /// Computes the fingerprint of bytes.
  ///
  /// - Complexity: O(n) in the number of bytes.
  init(_ bytes: [UInt8]) {
    byteCount = bytes.count
    hash = bytes.reduce(0xcbf2_9ce4_8422_2325) { hash, byte in
      (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
  }
}
