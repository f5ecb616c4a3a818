/// Finds the characters that take two columns.
enum WideScalars {
  /// Returns whether a scalar is East Asian wide or shown as an emoji by default.
  static func contains(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value >= 0x1100 else { return false }
    if scalar.properties.isEmojiPresentation { return true }
    return ranges.contains { $0.contains(scalar.value) }
  }

  /// Returns whether a scalar is a vowel or final of Hangul, drawn into the syllable before it.
  static func isJoiningJamo(_ scalar: Unicode.Scalar) -> Bool {
    (0x1160...0x11ff).contains(scalar.value) || (0xd7b0...0xd7ff).contains(scalar.value)
  }

  /// The blocks of Unicode's East Asian Width `W` and `F`, without emoji.
  private static let ranges: [ClosedRange<UInt32>] = [
    0x1100...0x115f, 0x2e80...0x303e, 0x3041...0x33ff, 0x3400...0x4dbf, 0x4e00...0xa4cf,
    0xa960...0xa97f, 0xac00...0xd7a3, 0xf900...0xfaff, 0xfe10...0xfe19, 0xfe30...0xfe6f,
    0xff00...0xff60, 0xffe0...0xffe6, 0x16fe0...0x16fff, 0x17000...0x18cff, 0x1aff0...0x1b2ff,
    0x1f200...0x1f265, 0x20000...0x2fffd, 0x30000...0x3fffd,
  ]
}
