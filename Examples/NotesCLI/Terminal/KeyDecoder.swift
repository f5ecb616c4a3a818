/// Turns the bytes that a terminal sends into keys.
///
/// Characters and escape sequences may arrive in pieces. Only time can tell a lone escape key from
/// the start of a sequence: when `isWaitingForSequence` and nothing follows, call `flush()`.
struct KeyDecoder: Hashable, Sendable {
  private var pending: [UInt8] = []
  /// What is being pasted, or nil.
  private var pasted: [UInt8]?

  /// The length at which an escape sequence is given up.
  private static let longestSequence = 64

  /// Tells whether an escape byte came last, which may be a key or the start of more.
  var isWaitingForSequence: Bool { pending.first == 0x1b }

  /// Tells whether what came last is more than an escape, so that it is no key by itself.
  var isInSequence: Bool { isWaitingForSequence && pending.count > 1 }

  /// Takes bytes and returns the keys that are complete.
  ///
  /// - Complexity: O(n)
  mutating func feed(_ bytes: some Sequence<UInt8>) -> [Key] {
    var keys: [Key] = []
    for byte in bytes { take(byte, &keys) }
    return keys
  }

  /// Returns what is pending as a key of its own: an escape, or U+FFFD for half a character; half a sequence is none.
  mutating func flush() -> [Key] {
    defer { pending = [] }
    switch (pending.first, pending.count) {
    case (nil, _): return []
    case (0x1b, 1): return [.escape]
    case (0x1b, _): return []
    default: return [.character("\u{fffd}")]
    }
  }
}

extension KeyDecoder {
  private mutating func take(_ byte: UInt8, _ keys: inout [Key]) {
    if pasted != nil { return paste(byte, &keys) }
    switch pending.first {
    case nil: start(byte, &keys)
    case 0x1b: continueSequence(byte, &keys)
    default: continueCharacter(byte, &keys)
    }
  }

  private mutating func start(_ byte: UInt8, _ keys: inout [Key]) {
    switch byte {
    case 0x1b, 0xc2...0xf4: pending = [byte]
    case 0x80...0xff: keys.append(.character("\u{fffd}"))
    case 0x20..<0x7f: keys.append(.character(Character(Unicode.Scalar(byte))))
    default: keys.append(KeyDecoder.control(byte))
    }
  }

  private static func control(_ byte: UInt8) -> Key {
    switch byte {
    case 0x08, 0x7f: .backspace
    case 0x09: .tab
    case 0x0a, 0x0d: .enter
    case 0x00: .control(" ")
    case 0x01...0x1a: .control(Character(Unicode.Scalar(byte + 0x60)))
    default: .control(Character(Unicode.Scalar(byte + 0x40)))
    }
  }

  private mutating func continueCharacter(_ byte: UInt8, _ keys: inout [Key]) {
    guard byte & 0xc0 == 0x80 else {
      keys += flush()
      return start(byte, &keys)
    }
    pending.append(byte)
    guard pending.count == KeyDecoder.length(ofCharacter: pending[0]) else { return }
    keys += String(decoding: pending, as: UTF8.self).map { .character($0) }
    pending = []
  }

  private static func length(ofCharacter first: UInt8) -> Int {
    first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4
  }
}

extension KeyDecoder {
  private mutating func continueSequence(_ byte: UInt8, _ keys: inout [Key]) {
    if pending.count == 1 {
      switch byte {
      case UInt8(ascii: "["), UInt8(ascii: "O"): pending.append(byte)
      case 0x08, 0x20..<0x80: endAlternate(byte, &keys)
      default:
        keys += flush()
        start(byte, &keys)
      }
      return
    }
    switch byte {
    case 0x40...0x7e where !isFunctionPrefix(byte): endSequence(byte, &keys)
    case 0x20...0x7e where pending.count < KeyDecoder.longestSequence: pending.append(byte)
    case 0x20...0x7e: pending = []
    default:
      pending = []
      start(byte, &keys)
    }
  }

  /// Ends what a key sends together with Alt: an escape, and the key at once behind it.
  private mutating func endAlternate(_ byte: UInt8, _ keys: inout [Key]) {
    pending = []
    switch byte {
    case UInt8(ascii: "b"): keys.append(.wordLeft)
    case UInt8(ascii: "f"): keys.append(.wordRight)
    case 0x08, 0x7f: keys.append(.control("w"))
    default: break
    }
  }

  /// Recognises the second bracket in `ESC [ [ A`, the function keys of the Linux console.
  private func isFunctionPrefix(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "[") && pending.count == 2
  }

  private mutating func endSequence(_ final: UInt8, _ keys: inout [Key]) {
    let parameters = pending.dropFirst(2)
    pending = []
    let isNumbered = final == UInt8(ascii: "~")
    if isNumbered, parameters.elementsEqual("200".utf8) {
      pasted = []
    } else if parameters.first == UInt8(ascii: "[") {
      if final == UInt8(ascii: "A") { keys.append(.help) }
    } else if ["1;5", "1;3"].contains(where: { parameters.elementsEqual($0.utf8) }),
      let key = KeyDecoder.controlled(final)
    {
      keys.append(key)
    } else if let key = isNumbered ? numbered(parameters) : KeyDecoder.lettered(final) {
      keys.append(key)
    }
  }

  /// What a key is together with the control key, or with Alt.
  private static func controlled(_ final: UInt8) -> Key? {
    switch final {
    case UInt8(ascii: "C"): .wordRight
    case UInt8(ascii: "D"): .wordLeft
    case UInt8(ascii: "H"): .top
    case UInt8(ascii: "F"): .bottom
    default: nil
    }
  }

  private static func lettered(_ final: UInt8) -> Key? {
    switch final {
    case UInt8(ascii: "A"): .up
    case UInt8(ascii: "B"): .down
    case UInt8(ascii: "C"): .right
    case UInt8(ascii: "D"): .left
    case UInt8(ascii: "H"): .home
    case UInt8(ascii: "F"): .end
    case UInt8(ascii: "Z"): .backTab
    case UInt8(ascii: "M"): .enter
    case UInt8(ascii: "P"): .help
    default: nil
    }
  }

  /// Reads the number before `~`; modifiers after a semicolon do not matter.
  private func numbered(_ parameters: ArraySlice<UInt8>) -> Key? {
    let digits = parameters.prefix { ASCII.isDigit($0) }
    switch Int(String(decoding: digits, as: UTF8.self)) {
    case 1, 7: return .home
    case 3: return .delete
    case 4, 8: return .end
    case 5: return .pageUp
    case 6: return .pageDown
    case 11: return .help
    default: return nil
    }
  }
}

extension KeyDecoder {
  /// What a terminal sends after a text that is pasted.
  private static let endOfPaste = Array("\u{1b}[201~".utf8)

  /// Collects what is pasted; none of it is a key.
  private mutating func paste(_ byte: UInt8, _ keys: inout [Key]) {
    pasted?.append(byte)
    let end = KeyDecoder.endOfPaste
    guard byte == end.last, let bytes = pasted, bytes.suffix(end.count) == end[...] else { return }
    pasted = nil
    let text = String(decoding: bytes.dropLast(end.count), as: UTF8.self)
    keys.append(
      .paste(text.replacing("\r\n", with: "\n").replacing("\r", with: "\n")))
  }
}
