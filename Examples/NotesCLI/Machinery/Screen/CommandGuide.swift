/// Describes a command that applies on a screen, for help and the status line.
struct CommandGuide: Hashable, Sendable {
  /// The form of the command, as `open N`.
  let usage: String
  /// The key that does the same, or empty.
  let key: String
  /// One word for the status line.
  let label: String
  /// The effect of the command.
  let meaning: String

  /// Creates a guide from its parts.
  init(_ usage: String, key: String = "", label: String = "", _ meaning: String) {
    self.usage = usage
    self.key = key
    self.label = label
    self.meaning = meaning
  }
}

extension CommandGuide {
  /// Returns the key, or else the line, of the command; empty if there is none.
  func name(byKeys: Bool) -> String { byKeys ? key : usage }

  /// Returns the guides whose commands the screen itself does not have.
  static func others(
    _ guides: [CommandGuide], than own: [CommandGuide], byKeys: Bool = true
  ) -> [CommandGuide] {
    let taken = Set(own.map { $0.name(byKeys: byKeys) }).subtracting([""])
    return guides.filter { !taken.contains($0.name(byKeys: byKeys)) }
  }
}
