internal import Destinations

/// Choosing at random, which is the same for the same seed, on every machine and in every build.
extension SplitMix {
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
