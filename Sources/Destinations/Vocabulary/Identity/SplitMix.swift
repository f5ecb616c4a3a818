/// Random numbers from a 64-bit state, whose bits are mixed as in SplitMix64: the same on every machine.
package struct SplitMix: Sendable {
  private var state: UInt64
  private let stream: UInt64

  /// Creates the sequence of a state; other streams have other numbers for the same state.
  package init(state: UInt64, stream: UInt64 = 0) {
    self.state = state
    self.stream = stream
  }

  /// Returns the next number.
  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state ^ stream
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return word ^ (word >> 31)
  }
}
