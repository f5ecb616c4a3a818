/// Random numbers that are the same for the same seed, on every machine and in every build.
struct ExplorationRandom {
  private var state: UInt64

  init(seed: UInt64, stream: UInt64 = 0) {
    state = seed &+ stream &* 0xD1B5_4A32_D192_ED03
  }

  /// Returns the next number of the SplitMix64 sequence of the seed.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return word ^ (word >> 31)
  }

  /// Returns a number from 0 to `count` - 1.
  ///
  /// `count` must be at least 1.
  mutating func below(_ count: Int) -> Int {
    Int(next().multipliedFullWidth(by: UInt64(count)).high)
  }

  /// Returns true once in `count` times.
  mutating func once(in count: Int) -> Bool { below(count) == 0 }

  /// Returns one of some elements, or nil if there are none.
  mutating func element<Element>(of elements: some RandomAccessCollection<Element>) -> Element? {
    if elements.isEmpty { return nil }
    return elements[elements.index(elements.startIndex, offsetBy: below(elements.count))]
  }
}
