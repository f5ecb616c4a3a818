/// Creates the identifiers of the places of a flow.
///
/// A flow has one, and shares it with its embedded flows. Random identifiers are seeded from the
/// system once. Sequential ones, `#1`, `#2` and so on, make tests readable.
@MainActor
public final class IDGenerator {
  private var source: Source

  /// Whether new identifiers are random, so that none is in use already.
  let isRandom: Bool

  private enum Source {
    case random(SplitMix)
    case sequential(next: UInt64)
    case custom(() -> DestinationID)
  }

  private init(_ source: Source) {
    self.source = source
    isRandom = if case .random = source { true } else { false }
  }

  /// Creates a generator of random identifiers, seeded from the system once.
  public convenience init() {
    self.init(
      .random(SplitMix(state: .random(in: .min ... .max), stream: .random(in: .min ... .max))))
  }

  /// Creates a generator of identifiers that look random and are the same for the same seed.
  ///
  /// - Parameter seed: Any number.
  public convenience init(seed: UInt64) {
    self.init(.random(SplitMix(state: seed, stream: ~seed)))
  }

  /// Creates a generator that calls a closure.
  ///
  /// - Parameter next: Returns an identifier that was never returned before.
  public convenience init(_ next: @escaping () -> DestinationID) {
    self.init(.custom(next))
  }

  /// Returns a generator that counts up: `#1`, `#2`, and so on.
  public static func sequential() -> IDGenerator {
    IDGenerator(.sequential(next: 1))
  }

  /// Returns the next identifier.
  public func next() -> DestinationID {
    switch source {
    case .random(var random):
      let id = DestinationID(high: random.next(), low: random.next())
      source = .random(random)
      return id
    case .sequential(let number):
      source = .sequential(next: number + 1)
      return DestinationID(number: number)
    case .custom(let next):
      return next()
    }
  }
}
