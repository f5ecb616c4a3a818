/// Creates the identifiers of the places of a flow.
///
/// A flow has one, and shares it with its embedded flows. Random identifiers are seeded from the
/// system once. Sequential ones, `#1`, `#2` and so on, make tests readable.
@MainActor
public final class IDGenerator {
  /// Whether new identifiers are random, so that none is in use already.
  let isRandom: Bool

  private let make: () -> DestinationID

  private init(isRandom: Bool, make: @escaping () -> DestinationID) {
    self.isRandom = isRandom
    self.make = make
  }

  private convenience init(_ numbers: SplitMix) {
    var numbers = numbers
    self.init(isRandom: true) { DestinationID(high: numbers.next(), low: numbers.next()) }
  }

  /// Creates a generator of random identifiers, seeded from the system once.
  public convenience init() {
    self.init(SplitMix(state: .random(in: .min ... .max), stream: .random(in: .min ... .max)))
  }

  /// Creates a generator of identifiers that look random and are the same for the same seed.
  ///
  /// - Parameter seed: Any number.
  public convenience init(seed: UInt64) {
    self.init(SplitMix(state: seed, stream: ~seed))
  }

  /// Creates a generator that calls a closure.
  ///
  /// - Parameter next: Returns an identifier that was never returned before.
  public convenience init(_ next: @escaping () -> DestinationID) {
    self.init(isRandom: false, make: next)
  }

  /// Returns a generator that counts up: `#1`, `#2`, and so on.
  public static func sequential() -> IDGenerator {
    var number: UInt64 = 0
    return IDGenerator {
      number += 1
      return DestinationID(number: number)
    }
  }

  /// Returns the next identifier.
  public func next() -> DestinationID {
    make()
  }
}
