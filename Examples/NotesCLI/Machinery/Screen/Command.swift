/// A command of the user: a word and its argument.
struct Command: Hashable, Sendable {
  /// The first word, in lower case.
  let name: String
  /// The rest of the line as it was typed, without the one space before it.
  let argument: String

  /// Creates a command from a word and its argument.
  init(_ name: String, _ argument: String = "") {
    self.name = name
    self.argument = argument
  }

  /// Creates a command from a line; nil if the line is empty.
  init?(line: String) {
    let parts = line.drop { $0.isWhitespace }
      .split(maxSplits: 1, omittingEmptySubsequences: false) { $0.isWhitespace }
    guard let first = parts.first, !first.isEmpty else { return nil }
    self.init(first.lowercased(), parts.count > 1 ? String(parts[1]) : "")
  }
}

extension Command {
  /// The argument without white space around it.
  var words: String {
    argument.split { $0.isWhitespace }.joined(separator: " ")
  }

  /// Returns the argument, which must not be empty.
  ///
  /// - Throws: A complaint that says how the command is used.
  func required(_ usage: String) throws(Complaint) -> String {
    guard !words.isEmpty else { throw Complaint("Usage: \(usage).") }
    return words
  }

  /// Returns the number at the start of the argument, and the rest.
  ///
  /// - Throws: A complaint that says how the command is used.
  func numbered(_ usage: String) throws(Complaint) -> (number: Int, rest: String) {
    let parts = argument.split(
      separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
    guard let number = parts.first.flatMap({ Int($0) }) else {
      throw Complaint("Give a number: \(usage).")
    }
    return (number, parts.count > 1 ? String(parts[1]) : "")
  }

  /// Returns the element that the number in the argument counts, from 1.
  ///
  /// - Throws: A complaint if there is no number, or no such element.
  func pick<Element>(from list: [Element]) throws(Complaint) -> Element {
    let number = try numbered("\(name) N").number
    guard list.indices.contains(number - 1) else {
      throw Complaint("There is no number \(number) here; the list has \(list.count).")
    }
    return list[number - 1]
  }
}
