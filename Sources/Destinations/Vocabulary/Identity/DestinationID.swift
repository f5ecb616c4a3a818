internal import Synchronization

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// An identifier of a destination, of a presentation, or of a modal.
///
/// It is Foundation's `UUID` under the library's own name, so that a file which only passes identifiers on imports
/// no part of Foundation.
public typealias DestinationID = UUID

extension UUID {
  /// Returns a new identifier for a value that no flow has numbered, such as a presentation.
  ///
  /// It takes nanoseconds, while `UUID()` takes microseconds on some systems: the process draws one
  /// random number and counts up from there.
  static func minted() -> UUID {
    let count = mintedCount.wrappingAdd(1, ordering: .relaxed).newValue
    return UUID(high: mintedBeginning, low: count)
  }

  /// Creates an identifier from two numbers, with the version and variant bits of a random UUID.
  init(high: UInt64, low: UInt64) {
    self.init(uuid: uuidBytes(high & ~0xF000 | 0x4000, low & ~(3 << 62) | (2 << 62)))
  }

  /// Creates the identifier for a small number, such as `#7`.
  package init(number: UInt64) {
    self.init(uuid: uuidBytes(0, number))
  }

  /// The small number of this identifier, or nil if it has none.
  var number: UInt64? {
    let (high, low) = halves
    return high == 0 ? low : nil
  }

  /// The small number of this identifier, or else all of its digits.
  var digits: String { number.map { "\($0)" } ?? uuidString }

  /// Returns a 32-bit number that two identifiers are unlikely to share.
  ///
  /// It takes a few instructions, while hashing for a dictionary takes hundreds.
  func mixed(with secret: MixingSecret) -> UInt64 {
    let (high, low) = halves
    let product = (high ^ secret.high).multipliedFullWidth(by: low ^ secret.low)
    let folded = product.high ^ product.low
    // Mixed twice, because one multiplication preserves the distances between consecutive numbers.
    return ((folded ^ folded >> 32) &* 0x9E37_79B9_7F4A_7C15) >> 32
  }

  private var halves: (high: UInt64, low: UInt64) {
    let bytes = uuid
    return (
      word(word(bytes.0, bytes.1, bytes.2, bytes.3), word(bytes.4, bytes.5, bytes.6, bytes.7)),
      word(word(bytes.8, bytes.9, bytes.10, bytes.11), word(bytes.12, bytes.13, bytes.14, bytes.15))
    )
  }
}

/// The half that all minted identifiers share, and the count that is the other half of the latest one.
private let mintedBeginning = UInt64.random(in: .min ... .max)
private let mintedCount = Atomic<UInt64>(UInt64.random(in: .min ... .max))

/// Two random numbers that are mixed into identifiers, so that collisions cannot be constructed.
///
/// Tables keep it as a value: reading a global could run its initializer, and around such a call the storage of the
/// tree would be retained.
struct MixingSecret: Sendable {
  fileprivate let high: UInt64
  fileprivate let low: UInt64

  /// The secret of this process.
  static let ofProcess = MixingSecret(
    high: UInt64.random(in: .min ... .max), low: UInt64.random(in: .min ... .max))
}

private func word(_ high: UInt32, _ low: UInt32) -> UInt64 { UInt64(high) << 32 | UInt64(low) }

private func word(_ first: UInt8, _ second: UInt8, _ third: UInt8, _ fourth: UInt8) -> UInt32 {
  UInt32(first) << 24 | UInt32(second) << 16 | UInt32(third) << 8 | UInt32(fourth)
}

private func uuidBytes(_ high: UInt64, _ low: UInt64) -> uuid_t {
  func byte(_ word: UInt64, _ index: UInt64) -> UInt8 {
    UInt8(truncatingIfNeeded: word >> (56 - 8 * index))
  }
  return (
    byte(high, 0), byte(high, 1), byte(high, 2), byte(high, 3),
    byte(high, 4), byte(high, 5), byte(high, 6), byte(high, 7),
    byte(low, 0), byte(low, 1), byte(low, 2), byte(low, 3),
    byte(low, 4), byte(low, 5), byte(low, 6), byte(low, 7)
  )
}
