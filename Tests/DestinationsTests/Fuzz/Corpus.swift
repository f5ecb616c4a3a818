import Foundation

/// The inputs in `Tests/Corpus` for one reader.
struct Corpus {
  let inputs: [[UInt8]]

  /// The files of a folder, each one input.
  init(_ folder: String) throws {
    inputs = try Repository.files(in: "Tests/Corpus/\(folder)").map(Array.init)
  }

  /// The lines of all files of a folder, each one input.
  init(linesOf folder: String) throws {
    inputs = try Corpus(folder).inputs.flatMap { $0.split(separator: UInt8(ascii: "\n")) }
      .map(Array.init)
  }
}

/// Changes inputs a little, at random: bytes, pieces, words of the language, pieces of other inputs.
struct Mutator {
  private let inputs: [[UInt8]]
  private let words: [[UInt8]]
  private var random: SeededRandom

  /// Creates a mutator; `words` are the words of the language, which random bytes would rarely form.
  init(_ corpus: Corpus, words: [String], seed: UInt64) {
    inputs = corpus.inputs
    self.words = (words + Self.odd).map { Array($0.utf8) }
    random = SeededRandom(seed: seed)
  }

  private static let odd = [
    "", " ", "\n", "\r\n", "\t", "\u{0}", "\"", "\\", ":", "/", "%", "#", "\u{301}", "👩‍👩‍👧",
    "\u{2028}",
    "-1", "99999999999999999999", "9223372036854775807", "1e400",
  ]

  mutating func next() -> [UInt8] {
    var bytes = random.pick(inputs)
    for _ in 0...random.below(5) { mutate(&bytes) }
    return bytes
  }

  private mutating func mutate(_ bytes: inout [UInt8]) {
    let start = random.below(bytes.count + 1)
    let end = min(bytes.count, start + random.below(random.chance(20) ? 60 : 4))
    switch random.below(8) {
    case 0: if start < bytes.count { bytes[start] = UInt8(random.below(256)) }
    case 1: bytes.insert(UInt8(random.below(128)), at: start)
    case 2: bytes.removeSubrange(start..<end)
    case 3: bytes.removeSubrange(start...)
    case 4: bytes.insert(contentsOf: bytes[start..<end], at: random.below(bytes.count + 1))
    case 5:
      let other = random.pick(inputs)
      let from = random.below(other.count + 1)
      bytes.replaceSubrange(start..<end, with: other[from..<min(other.count, from + 60)])
    default: bytes.replaceSubrange(start..<end, with: random.pick(words))
    }
  }
}

/// Tries every input of a corpus, and mutations of them; shortens an input that fails.
struct Fuzz {
  let corpus: Corpus
  var words: [String] = []
  var seed: UInt64 = 1

  /// Returns the shortest failing input and its fault; nil if none fails.
  func fault(in count: Int, _ fault: ([UInt8]) throws -> String?) rethrows -> String? {
    var mutator = Mutator(corpus, words: words, seed: seed)
    for index in 0..<corpus.inputs.count + count {
      let input = index < corpus.inputs.count ? corpus.inputs[index] : mutator.next()
      guard try fault(input) != nil else { continue }
      let least = try shortest(input) { try fault($0) != nil }
      let text = String(decoding: least, as: UTF8.self)
      return "\(try fault(least) ?? "") for \(text.debugDescription), bytes \(least)"
    }
    return nil
  }

  /// Removes pieces, halves first, as long as the input still fails.
  private func shortest(_ input: [UInt8], _ fails: ([UInt8]) throws -> Bool) rethrows -> [UInt8] {
    var least = input
    var length = least.count / 2
    while length > 0 {
      var start = 0
      while start < least.count {
        var shorter = least
        shorter.removeSubrange(start..<min(least.count, start + length))
        if try fails(shorter) { least = shorter } else { start += length }
      }
      length /= 2
    }
    return least
  }
}
