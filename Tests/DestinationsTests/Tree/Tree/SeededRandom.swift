/// Random numbers that are the same for the same seed.
struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed &* 0x2545_F491_4F6C_DD1D &+ 1
  }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    var word = state
    word = (word ^ (word >> 32)) &* 0xD6E8_FEB8_6659_FD93
    return word ^ (word >> 29)
  }

  /// Returns a number from 0 to one less than `limit`.
  mutating func below(_ limit: Int) -> Int {
    Int.random(in: 0..<limit, using: &self)
  }

  /// Returns true with a probability of `percent` in a hundred.
  mutating func chance(_ percent: Int) -> Bool {
    below(100) < percent
  }

  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[below(elements.count)]
  }
}
