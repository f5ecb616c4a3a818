/// Turns the bytes that a terminal sends into keys.
///
/// Characters and escape sequences may arrive in pieces. Only time can tell a lone escape key from
/// the start of a sequence: when `isWaitingForSequence` and nothing follows, call `flush()`.
struct KeyDecoder: Hashable, Sendable {
  private var pending: [UInt8] = []
  /// The bytes of the current paste, or nil.
  private var pasted: [UInt8]?

  /// The length above which an escape sequence is ignored.
  private static let longestSequence = 64

  /// Whether the pending bytes begin with an escape, which may be a key or the start of a sequence.
  var isWaitingForSequence: Bool { pending.first == 0x1b }

  /// Whether the pending bytes are more than an escape, and not a key yet.
  var isInSequence: Bool { isWaitingForSequence && pending.count > (isInReply ? 2 : 1) }

  /// The beginnings of terminal replies of any length: OSC, DCS, APC, PM, SOS.
  private static let replyStarts = Array("]P_^X".utf8)

  private var isInReply: Bool {
    pending.count > 1 && KeyDecoder.replyStarts.contains(pending[1])
  }

  /// Takes bytes and returns the keys that are complete.
  ///
  /// - Complexity: O(n) in the number of bytes.
  mutating func feed(_ bytes: some Sequence<UInt8>) -> [Key] {
    var keys: [Key] = []
    for byte in bytes { take(byte, &keys) }
    return keys
  }

  /// Returns the pending bytes as a key: an escape, or U+FFFD for half a character; half a sequence is no key.
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
    if pending.count == 1 { return beginSequence(byte, &keys) }
    if isInReply { return continueReply(byte, &keys) }
    if pending.count > 2, pending[2] == UInt8(ascii: "M") { return continueMouse(byte) }
    switch byte {
    case 0x40...0x7e where !isFunctionPrefix(byte): endSequence(byte, &keys)
    case 0x20...0x7e where pending.count < KeyDecoder.longestSequence: pending.append(byte)
    case 0x20...0x7e: pending = []
    default:
      pending = []
      start(byte, &keys)
    }
  }

  private mutating func beginSequence(_ byte: UInt8, _ keys: inout [Key]) {
    switch byte {
    case UInt8(ascii: "["), UInt8(ascii: "O"): pending.append(byte)
    case _ where KeyDecoder.replyStarts.contains(byte): pending.append(byte)
    case 0x08, 0x20..<0x80: endAlternate(byte, &keys)
    default:
      keys += flush()
      start(byte, &keys)
    }
  }

  /// Skips a reply of the terminal, up to its end: a bell, or `ESC \`; any other control byte is a key again.
  private mutating func continueReply(_ byte: UInt8, _ keys: inout [Key]) {
    let isEnding = pending.count > 2 && pending[2] == 0x1b
    switch byte {
    case 0x07: pending = []
    case ASCII.backslash where isEnding: pending = []
    case _ where isEnding:
      pending = [0x1b]
      beginSequence(byte, &keys)
    case 0..<0x1b:
      pending = []
      start(byte, &keys)
    default: pending = pending.prefix(2) + [byte]
    }
  }

  /// Skips the three bytes after `ESC [ M`, which say where the mouse is.
  private mutating func continueMouse(_ byte: UInt8) {
    pending.append(byte)
    if pending.count == 6 { pending = [] }
  }

  /// Completes the bytes of a key with Alt: an escape, and the key immediately after it.
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

  /// The keys after `ESC [` or `ESC O`.
  private static let keys: [String: Key] = [
    "A": .up, "B": .down, "C": .right, "D": .left, "H": .home, "F": .end, "Z": .backTab,
    "1;5C": .wordRight, "1;5D": .wordLeft, "1;5H": .top, "1;5F": .bottom, "1;3C": .wordRight,
    "1;3D": .wordLeft, "1;3H": .top, "1;3F": .bottom, "1~": .home, "7~": .home, "3~": .delete,
    "4~": .end, "8~": .end, "5~": .pageUp, "6~": .pageDown, "P": .help, "11~": .help,
    "[A": .help, "13~": .search, "[C": .search,
  ]

  /// The keys that count only after `ESC O`; after `ESC [`, these letters are reports of the mouse or the terminal.
  private static let keypad: [String: Key] = ["M": .enter, "R": .search]

  private mutating func endSequence(_ final: UInt8, _ keys: inout [Key]) {
    let isKeypad = pending[1] == UInt8(ascii: "O")
    pending.append(final)
    let text = String(decoding: pending.dropFirst(2), as: UTF8.self)
    if text == "M", !isKeypad { return }
    pending = []
    if text == "200~" { pasted = [] }
    // Other modifiers, between a semicolon and the last sign, do not matter.
    let number = text.hasSuffix("~") ? String(text.prefix(while: \.isNumber)) : ""
    let plain = text.first?.isNumber ?? false ? number + text.suffix(1) : text
    let found = KeyDecoder.keys[text] ?? (isKeypad ? KeyDecoder.keypad[text] : nil)
    if let key = found ?? KeyDecoder.keys[plain] { keys.append(key) }
  }
}

extension KeyDecoder {
  /// The bytes that a terminal sends after a paste.
  private static let endOfPaste = Array("\u{1b}[201~".utf8)

  /// Collects pasted text, in which nothing is a key.
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
